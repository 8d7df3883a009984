import { Badge, Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import type { Context, ContextSection } from '@recollect/sessions'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, useText } from '../../app/hooks.ts'
import { Evidence } from '../../parts/evidence.tsx'
import { Problem } from '../../parts/problem.tsx'
import { pathOf } from './path.ts'

const SECTIONS = [
  'wishes',
  'facts',
  'same',
  'topic',
  'recent',
  'working',
  'recalled',
] as const satisfies ContextSection[]
const DEFAULT_BUDGET = 1_200
const LARGEST_BUDGET = 100_000

/** What a model would be given before it answers. */
export function ContextPreview({ id }: { id: string }) {
  const api = useApi()
  const { sessions } = useText()
  const [message, setMessage] = useState('')
  const [budget, setBudget] = useState(DEFAULT_BUDGET)
  const build = useMutation({
    mutationFn: () => api.post<Context>(`${pathOf(id)}/context`, { message: message.trim(), budget }),
  })
  return (
    <Stack gap="md">
      <form
        className="box"
        onSubmit={(event) => {
          event.preventDefault()
          build.mutate()
        }}
      >
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {sessions.contextHint}
          </Text>
          <Group align="flex-end">
            <TextInput
              required
              flex="1 1 240px"
              label={sessions.message}
              value={message}
              onChange={(event) => {
                setMessage(event.currentTarget.value)
              }}
            />
            <NumberInput
              w={150}
              label={sessions.budget}
              min={0}
              max={LARGEST_BUDGET}
              step={100}
              value={budget}
              onChange={(value) => {
                setBudget(Number(value))
              }}
            />
            <Button type="submit" loading={build.isPending} disabled={message.trim() === ''}>
              {sessions.build}
            </Button>
          </Group>
          {build.error && <Problem error={build.error} />}
        </Stack>
      </form>
      {build.data && <Built context={build.data} />}
    </Stack>
  )
}

function Built({ context: { text, tokens, budget, omitted, evidence, entries } }: { context: Context }) {
  const { sessions } = useText()
  const name = (section: ContextSection) => sessions.sections[section]
  const sections = [...new Set(entries.map(({ section }) => section))]
  const without = SECTIONS.filter((section) => (omitted[section] ?? 0) > 0)
  return (
    <section aria-label={sessions.context}>
      <Group gap="xs" mb="xs">
        <Text size="sm" fw={600}>
          {sessions.tokens(tokens, budget)}
        </Text>
        <Evidence level={evidence} />
        {sections.map((section) => (
          <Badge key={section} variant="light" color="gray" tt="none">
            {name(section)}
          </Badge>
        ))}
      </Group>
      {without.length > 0 && (
        <Text size="sm" c="dimmed" mb="xs">
          {sessions.omitted(
            without.map((section) => `${name(section)} (${String(omitted[section])})`).join(', '),
          )}
        </Text>
      )}
      <pre className="context" tabIndex={0} aria-label={sessions.context}>
        {text}
      </pre>
    </section>
  )
}
