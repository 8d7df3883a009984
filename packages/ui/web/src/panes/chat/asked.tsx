import { Button, Group, Text } from '@mantine/core'
import type { ForgetResult, MemoryRequest } from '@recollect/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'

export type OnForget = (request: MemoryRequest) => Promise<Pick<ForgetResult, 'items' | 'cards'>>

const isToForget = ({ kind, of }: MemoryRequest): boolean =>
  kind === 'forget' || (kind === 'withhold' && of === 'last')

/** Under what would go: whether it is to go. Nothing goes before it was said. */
export function Asked({ request, onForget }: { request: MemoryRequest; onForget: OnForget }) {
  const { chat } = useText()
  const [kept, setKept] = useState(false)
  const forget = useMutation({ mutationFn: () => onForget(request) })
  if (!isToForget(request)) return null
  if (forget.data) return <Text size="sm">{chat.forgotten(forget.data.items, forget.data.cards)}</Text>
  if (kept) return <Text size="sm">{chat.notForgotten}</Text>
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        color="red"
        loading={forget.isPending}
        onClick={() => {
          forget.mutate()
        }}
      >
        {chat.forget}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          setKept(true)
        }}
      >
        {chat.keep}
      </Button>
      {forget.error && <Problem error={forget.error} />}
    </Group>
  )
}
