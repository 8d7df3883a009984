import { Button, Stack, Text } from '@mantine/core'
import type { ScopeStats } from '@recollect/core'
import { useRead } from '../../api/use-read.ts'
import { useText } from '../../app/hooks.ts'

/** Before anything was said: what to try. */
export function Beginning({ onTry }: { onTry: (text: string) => void }) {
  const { chat } = useText()
  const { data } = useRead<ScopeStats>('/stats')
  return (
    <Stack align="center" justify="center" gap="sm" className="beginning">
      <Text fw={600}>{chat.emptyTitle}</Text>
      {data && data.items > 0 && (
        <Text size="sm" c="dimmed">
          {chat.emptyHeld(data.items)}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {chat.tryThese}
      </Text>
      {chat.examples.map((example) => (
        <Button
          key={example}
          variant="default"
          radius="xl"
          onClick={() => {
            onTry(example)
          }}
        >
          {example}
        </Button>
      ))}
    </Stack>
  )
}
