import { Paper, Stack, Text, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { FactDifference } from '@recollect/timeline'
import { useText } from '../../app/hooks.ts'
import { CardLine } from '../../parts/card-line.tsx'
import { Empty } from '../../parts/empty.tsx'
import { ShowMore } from '../../parts/show-more.tsx'
import { useShown } from '../../parts/use-shown.ts'
import { byKind } from './differences.ts'
import type { DifferencesOfKind } from './differences.ts'

const SHOWN = 100

/** Facts that began, ended or changed between two moments. */
export function Differences({ differences }: { differences: readonly FactDifference[] }) {
  const { time } = useText()
  const groups = byKind(differences)
  if (groups.length === 0) return <Empty>{time.noDifference}</Empty>
  return (
    <Stack gap="md">
      {groups.map((group) => (
        <OfKind key={group.kind} group={group} />
      ))}
    </Stack>
  )
}

function OfKind({ group: { kind, rows } }: { group: DifferencesOfKind }) {
  const { time } = useText()
  const { most, more } = useShown(SHOWN)
  const shown = rows.slice(0, most)
  return (
    <section>
      <Title order={2} fz="md" mb={6}>
        {time.kinds[kind]}{' '}
        <Text span c="dimmed">
          {rows.length}
        </Text>
      </Title>
      <div className="facts-then">
        {shown.map((one) => (
          <Difference key={`${one.versionKey} ${one.before?.id ?? ''} ${one.after?.id ?? ''}`} of={one} />
        ))}
      </div>
      <ShowMore shown={shown.length} of={rows.length} onMore={more} />
    </section>
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
