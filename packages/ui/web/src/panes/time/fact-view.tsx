import { Paper, Skeleton, Stack } from '@mantine/core'
import type { MemoryCard } from '@recollect/core'
import { useMemo } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useText } from '../../app/hooks.ts'
import { open, useRoute } from '../../app/route.ts'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import { attributeName } from '../../parts/slot-name.ts'
import { FactPicker } from './fact-picker.tsx'
import type { FactChoice } from './facts.ts'
import { keyOf } from './facts.ts'
import { Timeline } from './timeline.tsx'
import { TimelineLegend } from './timeline-legend.tsx'
import { timelineOf } from './versions.ts'
import { VersionTable } from './version-table.tsx'

/** One fact with all its versions. */
export function FactView({ choices, now }: { choices: readonly FactChoice[]; now: number }) {
  const { params } = useRoute()
  const key = keyOf(params.get('key') ?? '') || (choices[0]?.key ?? '')
  const { data, error, refetch } = useRead<readonly MemoryCard[]>(
    `/facts/${encodeURIComponent(key)}/history`,
    {},
    { enabled: key !== '' },
  )
  return (
    <Stack gap="md">
      <FactPicker
        choices={choices}
        chosen={key}
        onChoose={(chosen) => {
          open('time', { key: chosen })
        }}
      />
      {error && <Problem error={error} onRetry={refetch} />}
      {data ? <Versions versions={data} now={now} /> : !error && <Skeleton height={180} />}
    </Stack>
  )
}

function Versions({ versions, now }: { versions: readonly MemoryCard[]; now: number }) {
  const { time, slots } = useText()
  const layout = useMemo(() => timelineOf(versions, now), [versions, now])
  const [first] = versions
  if (!first) return <Empty>{time.noFact}</Empty>
  return (
    <Stack gap="lg">
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
