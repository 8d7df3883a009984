import { Autocomplete, Button, Group, Stack, Text, Title } from '@mantine/core'
import type { MemoryCard, Page } from '@recollect/core'
import type { WhyNot } from '@recollect/timeline'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useApi, useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'
import { attributeName } from '../../parts/slot-name.ts'
import { WhyNotReport } from './why-not-report.tsx'

/** Facts offered; others are looked up by their id. */
const MOST = 1000

/** The id of the fact that was chosen, or of the only one that what was typed fits; what was typed itself otherwise. */
function recordOf(typed: string, choices: ReadonlyMap<string, string>): string {
  const fitting = [...choices].filter(
    ([label]) => typed !== '' && label.toLowerCase().includes(typed.toLowerCase()),
  )
  const [only] = fitting
  return choices.get(typed) ?? (only && fitting.length === 1 ? only[1] : typed)
}

/** Why one record is, or is not, among the hits of a question. */
export function WhyNotForm({ query }: { query: string }) {
  const { why, slots } = useText()
  const api = useApi()
  const cards = useRead<Page<MemoryCard>>('/cards', { limit: MOST, order: 'newest' })
  const [typed, setTyped] = useState('')
  const choices = new Map(
    (cards.data?.rows ?? []).map((card) => [
      `${attributeName(card.entity, card.slot, slots)}: ${card.value} · ${card.id.slice(-6)}`,
      card.id,
    ]),
  )
  const id = recordOf(typed.trim(), choices)
  const look = useMutation({
    mutationFn: (record: string) => api.post<WhyNot>('/why-not', { id: record, query }),
  })
  return (
    <Stack gap="sm">
      <div>
        <Title order={2} fz="md">
          {why.whyNot.title}
        </Title>
        <Text size="sm" c="dimmed">
          {why.whyNot.intro}
        </Text>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (id !== '') look.mutate(id)
        }}
      >
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <Autocomplete
            label={why.whyNot.label}
            data={[...choices.keys()]}
            limit={40}
            comboboxProps={{ withinPortal: false, position: 'bottom', middlewares: { flip: false } }}
            value={typed}
            onChange={setTyped}
            flex={1}
            maw={640}
          />
          <Button type="submit" variant="default" loading={look.isPending} disabled={id === ''}>
            {why.whyNot.check}
          </Button>
        </Group>
      </form>
      {look.error && <Problem error={look.error} />}
      {look.data && <WhyNotReport report={look.data} />}
    </Stack>
  )
}
