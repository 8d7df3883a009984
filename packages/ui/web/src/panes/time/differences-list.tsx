import { Paper, Stack, Text, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { FactDifference } from '@recollect/core'
import { useText } from '../../app/hooks.ts'
import { CardLine } from '../../parts/card-line.tsx'
import { Empty } from '../../parts/empty.tsx'
import { byKind } from './differences.ts'

/** Facts that began, ended or changed between two moments. */
export function Differences({ differences }: { differences: readonly FactDifference[] }) {
  const { time } = useText()
  const groups = byKind(differences)
  if (groups.length === 0) return <Empty>{time.noDifference}</Empty>
  return (
    <Stack gap="md">
      {groups.map(({ kind, rows }) => (
        <section key={kind}>
          <Title order={2} fz="md" mb={6}>
            {time.kinds[kind]}{' '}
            <Text span c="dimmed">
              {rows.length}
            </Text>
          </Title>
          <div className="facts-then">
            {rows.map((one) => (
              <Difference key={`${one.versionKey} ${one.before?.id ?? ''} ${one.after?.id ?? ''}`} of={one} />
            ))}
          </div>
        </section>
      ))}
    </Stack>
  )
}

function Difference({ of: { before, after } }: { of: FactDifference }) {
  const { time } = useText()
  return (
    <Paper withBorder px="sm" py={8} className="fact-then">
      {before && <CardLine card={before} />}
      {before && after && (
        <>
          <IconArrowRight size={15} className="fact-became" aria-hidden />
          <span className="visually-hidden"> {time.became} </span>
          <span className="card-value">{after.value}</span>
        </>
      )}
      {!before && after && <CardLine card={after} />}
    </Paper>
  )
}
