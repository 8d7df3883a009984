import { Table, Text } from '@mantine/core'
import { useText } from '../../app/hooks.ts'
import { slotName } from '../../parts/slot-name.ts'
import { changeText, figureRows, groupRows, percentText } from './compare.ts'
import type { EvaluationResult } from './types.ts'

const ALL = Number.POSITIVE_INFINITY

/** All figures and groups in words. */
export function FigureTable({ result, other }: { result: EvaluationResult; other: EvaluationResult | null }) {
  const { evaluation, slots } = useText()
  const { table } = evaluation
  const figures = figureRows(result.figures, other?.figures ?? null).map((row) => ({
    ...row,
    name: evaluation.figures[row.name] ?? row.name,
  }))
  const groups = groupRows(result.groups, other?.groups ?? null, ALL).map((row) => ({
    ...row,
    change: row.other === null ? null : row.value - row.other,
    name: result.kind === 'statements' ? slotName(row.name, slots) : row.name,
  }))
  return (
    <details>
      <Text component="summary" size="sm">
        {evaluation.asTable}
      </Text>
      <Table fz="sm" verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{table.figure}</Table.Th>
            <Table.Th scope="col">{table.value}</Table.Th>
            <Table.Th scope="col">{table.count}</Table.Th>
            {other && <Table.Th scope="col">{table.other}</Table.Th>}
            {other && <Table.Th scope="col">{table.change}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {[...figures, ...groups].map(({ name, value, of, other: before, change }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={400}>
                {name}
              </Table.Th>
              <Table.Td>{percentText(value)}</Table.Td>
              <Table.Td>{of}</Table.Td>
              {other && <Table.Td>{percentText(before)}</Table.Td>}
              {other && <Table.Td>{changeText(change)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  )
}
