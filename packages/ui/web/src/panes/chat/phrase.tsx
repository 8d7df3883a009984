import { Button, Text } from '@mantine/core'
import type { RecallResult } from '@recollect/core'
import { useMutation } from '@tanstack/react-query'
import { useApi, useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'

/** Has the configured model put the answer into its own words; what holds stays the answer above. */
export function Phrase({ result: { query, answer } }: { result: RecallResult }) {
  const { chat } = useText()
  const { root } = useApi()
  const phrase = useMutation({
    mutationFn: () => root.post<{ text: string }>('/playground/phrase', { query, answer: answer.text }),
  })
  if (phrase.error)
    return (
      <Problem
        error={phrase.error}
        onRetry={() => {
          phrase.mutate()
        }}
      />
    )
  if (phrase.data)
    return (
      <Text size="sm">
        <Text span size="xs" c="dimmed">
          {chat.phrased}:{' '}
        </Text>
        {phrase.data.text}
      </Text>
    )
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={phrase.isPending}
      onClick={() => {
        phrase.mutate()
      }}
    >
      {chat.phrase}
    </Button>
  )
}
