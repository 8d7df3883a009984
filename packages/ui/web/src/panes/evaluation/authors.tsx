import { Paper, Table, Text, Title } from '@mantine/core'
import { useText } from '../../app/hooks.ts'
import { percentText } from './compare.ts'
import type { AuthorOutcome } from './types.ts'

const shareOf = (part: number, all: number): string => percentText(all === 0 ? null : part / all)

/** How conversations end that strangers wrote, beside those written for the project. */
export function Authors({ authors }: { authors: readonly AuthorOutcome[] }) {
  const { evaluation } = useText()
  const { title, hint, head, own, languages } = evaluation.authors
  if (authors.length === 0) return null
  return (
    <Paper withBorder p="md">
      <Title order={2} fz="md">
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <Table.ScrollContainer minWidth={480} type="native" tabIndex={0} role="region" aria-label={title}>
        <Table fz="sm" verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              {head.map((name) => (
                <Table.Th key={name} scope="col">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {authors.map((one) => (
              <Table.Tr key={`${one.language} ${one.persona ?? ''} ${one.written}`}>
                <Table.Th scope="row" fw={400}>
                  {one.persona ?? own(languages[one.language])}
                </Table.Th>
                <Table.Td>{one.persona === null ? '' : one.written}</Table.Td>
                <Table.Td>{one.scenarios}</Table.Td>
                <Table.Td>{shareOf(one.passed, one.scenarios)}</Table.Td>
                <Table.Td>{shareOf(one.questionsRight, one.questions)}</Table.Td>
                <Table.Td>{shareOf(one.saidFalse, one.questions)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  )
}
