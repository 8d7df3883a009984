import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../app/hooks.ts'

interface Props {
  readonly query: string
  readonly busy: boolean
  readonly onAsk: (query: string) => void
}

/** Asks a question of its own. */
export function AskForm({ query, busy, onAsk }: Props) {
  const { why } = useText()
  const [typed, setTyped] = useState(query)
  const text = typed.trim()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (text !== '') onAsk(text)
      }}
    >
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          label={why.question}
          placeholder={why.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
          }}
          flex={1}
          maw={640}
          autoComplete="off"
        />
        <Button type="submit" loading={busy} disabled={text === ''}>
          {why.ask}
        </Button>
      </Group>
    </form>
  )
}
