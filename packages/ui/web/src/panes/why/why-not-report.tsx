import { Badge, Group, Paper, Stack, Table, Text } from '@mantine/core'
import type { WhyNot } from '@recollect/timeline'
import { useText } from '../../app/hooks.ts'
import { Quote } from '../../parts/quote.tsx'
import { worded } from './words.ts'

const COLORS = { recalled: 'pine', dropped: 'yellow', not_found: 'gray' } as const

/** What became of one record, way by way. */
export function WhyNotReport({ report }: { report: WhyNot }) {
  const { why } = useText()
  const { whyNot } = why
  const { outcome, code, reason, rank, quote, terms, instead } = report
  return (
    <Paper withBorder p="md" role="status">
      <Stack gap={8}>
        <Quote>{quote}</Quote>
        <Group gap={8}>
          <Badge tt="none" variant="light" color={COLORS[outcome]}>
            {whyNot.outcome[outcome]}
          </Badge>
          <Text fw={600} title={reason}>
            {worded(why.because, code)}
          </Text>
          {rank !== null && <Text c="dimmed">{whyNot.rank(rank)}</Text>}
        </Group>
        <Text size="sm">
          {whyNot.shared}: {terms.shared.map(({ term }) => term).join(', ') || whyNot.noShared}
        </Text>
        {instead && (
          <Text size="sm">
            {whyNot.instead[instead.why]}: <Quote>{instead.quote}</Quote>
          </Text>
        )}
        <Checks checks={report.checks} />
      </Stack>
    </Paper>
  )
}

function Checks({ checks }: Pick<WhyNot, 'checks'>) {
  const { why } = useText()
  const { whyNot } = why
  return (
    <Table fz="sm" verticalSpacing={4}>
      <Table.Caption>{whyNot.checks}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{whyNot.tier}</Table.Th>
          <Table.Th scope="col">{whyNot.result}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {checks.map(({ tier, found, rank, code, reason }) => (
          <Table.Tr key={tier}>
            <Table.Th scope="row" fw={400}>
              {worded(why.tiers, tier)}
            </Table.Th>
            <Table.Td title={reason}>
              {found && rank !== null ? whyNot.rank(rank) : worded(why.because, code)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
