import { Table } from '@mantine/core'
import { useText } from '../../app/hooks.ts'
import { TimeText } from '../../parts/time-text.tsx'
import { StateBadges } from './state-badges.tsx'
import type { VersionRow } from './versions.ts'

const When = ({ at, otherwise }: { at: number | null; otherwise: string }) =>
  at === null ? otherwise : <TimeText at={at} detail="day" />

/** The timeline in words: what a screen reader reads, and who wants the days. */
export function VersionTable({ rows }: { rows: readonly VersionRow[] }) {
  const { time } = useText()
  const { table } = time
  return (
    <Table.ScrollContainer minWidth={640} type="native" tabIndex={0} role="region" aria-label={table.caption}>
      <Table verticalSpacing="xs" fz="sm" highlightOnHover>
        <Table.Caption>{table.caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {(['value', 'validFrom', 'validTo', 'recordedAt', 'supersededAt', 'state'] as const).map(
              (name) => (
                <Table.Th key={name} scope="col">
                  {table[name]}
                </Table.Th>
              ),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ card, states }) => (
            <Table.Tr key={card.id}>
              <Table.Th scope="row" fw={600}>
                {card.value === '' ? '–' : card.value}
              </Table.Th>
              <Table.Td>
                <When at={card.validFrom} otherwise={time.unknownTime} />
              </Table.Td>
              <Table.Td>
                <When at={card.validTo} otherwise={card.active ? time.stillOpen : time.unknownTime} />
              </Table.Td>
              <Table.Td>
                <When at={card.recordedAt} otherwise="" />
              </Table.Td>
              <Table.Td>
                <When at={card.supersededAt} otherwise={time.stillBelieved} />
              </Table.Td>
              <Table.Td>
                <StateBadges states={states} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
