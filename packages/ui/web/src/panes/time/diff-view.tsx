import { Group, Paper, RangeSlider, Skeleton, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { MemoryCard } from '@recollect/core'
import type { FactDifference } from '@recollect/timeline'
import { useMemo, useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useLanguage, useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'
import { TimeText, timeText } from '../../parts/time-text.tsx'
import { AxisChoice } from './axis-choice.tsx'
import { diffQuery } from './differences.ts'
import { Differences } from './differences-list.tsx'
import { changesOn } from './moments.ts'
import type { Axis } from './moments.ts'
import { rangeOf } from './scale.ts'

const REST = 150
const STEPS = 200

interface Props {
  readonly cards: readonly MemoryCard[]
  readonly now: number
}

/** What is not the same at two moments. */
export function DiffView({ cards, now }: Props) {
  const { time } = useText()
  const language = useLanguage()
  const [axis, setAxis] = useState<Axis>('validAt')
  const range = useMemo(() => rangeOf(changesOn(axis, cards, now), now), [axis, cards, now])
  const [chosen, setChosen] = useState<[number, number] | null>(null)
  const [from, to] = chosen ?? [(range.from + now) / 2, now]
  // One object as long as it asks the same: another would begin the wait anew, for good.
  const query = useMemo(() => diffQuery(axis, Math.round(from), Math.round(to)), [axis, from, to])
  const [resting] = useDebouncedValue(query, REST)
  const { data, error, refetch } = useRead<readonly FactDifference[]>('/diff', resting)
  return (
    <Stack gap="md">
      <AxisChoice axis={axis} onChange={setAxis} />
      <Paper withBorder p="md">
        <Stack gap="xs">
          <RangeSlider
            thumbFromLabel={time.first}
            thumbToLabel={time.second}
            min={range.from}
            max={now}
            minRange={1}
            step={Math.max(1, Math.round((now - range.from) / STEPS))}
            value={[from, to]}
            onChange={setChosen}
            label={(value) => timeText(value, language)}
          />
          <Group justify="space-between" fw={600}>
            <Text fw={600}>
              <TimeText at={from} />
            </Text>
            <Text fw={600}>
              <TimeText at={to} />
            </Text>
          </Group>
        </Stack>
      </Paper>
      {error && <Problem error={error} onRetry={refetch} />}
      {data ? <Differences differences={data} /> : !error && <Skeleton height={160} />}
    </Stack>
  )
}
