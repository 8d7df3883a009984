import { Paper, Skeleton, Stack } from '@mantine/core'
import type { MemoryCard } from '@recollect/core'
import { useMemo, useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useText } from '../../app/hooks.ts'
import { open, useRoute } from '../../app/route.ts'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import { ShowMore } from '../../parts/show-more.tsx'
import { attributeName } from '../../parts/slot-name.ts'
import { useShown } from '../../parts/use-shown.ts'
import { FactPicker } from './fact-picker.tsx'
import type { FactChoice } from './facts.ts'
import { keyOf } from './facts.ts'
import { Timeline } from './timeline.tsx'
import { TimelineLegend } from './timeline-legend.tsx'
import { timelineOf } from './versions.ts'
import { VersionTable } from './version-table.tsx'

/** Versions drawn at once, the latest. */
const SHOWN = 200

/** One fact with all its versions. */
export function FactView({ choices, now }: { choices: readonly FactChoice[]; now: number }) {
  const { params } = useRoute()
  // Stays the first while further ones are read.
  const [first] = useState(choices[0]?.key ?? '')
  const key = keyOf(params.get('key') ?? '') || first
  return (
    <Stack gap="md">
      <FactPicker
        choices={choices}
        chosen={key}
        onChoose={(chosen) => {
          open('time', { key: chosen })
        }}
      />
      {key !== '' && <History key={key} of={key} now={now} />}
    </Stack>
  )
}

/** Begins anew with each fact: one says nothing of another. */
function History({ of, now }: { of: string; now: number }) {
  const { data, error, refetch } = useRead<readonly MemoryCard[]>(`/facts/${encodeURIComponent(of)}/history`)
  return (
    <>
      {error && <Problem error={error} onRetry={refetch} />}
      {data ? <Versions versions={data} now={now} /> : !error && <Skeleton height={180} />}
    </>
  )
}

function Versions({ versions, now }: { versions: readonly MemoryCard[]; now: number }) {
  const { time, slots } = useText()
  const { most, more } = useShown(SHOWN)
  const layout = useMemo(() => timelineOf(versions.slice(-most), now), [versions, most, now])
  const [first] = versions
  if (!first) return <Empty>{time.noFact}</Empty>
  return (
    <Stack gap="lg">
      <ShowMore shown={layout.rows.length} of={versions.length} onMore={more} />
      <Paper withBorder p="md">
        <Stack gap="sm">
          <TimelineLegend />
          <Timeline layout={layout} name={attributeName(first.entity, first.slot, slots)} />
        </Stack>
      </Paper>
      <VersionTable rows={layout.rows} />
    </Stack>
  )
}
