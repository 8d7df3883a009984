import { Paper, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { MemoryCard } from '@recollect/core'
import { useMemo, useState } from 'react'
import { AxisChoice } from './axis-choice.tsx'
import { FactsThen } from './facts-then.tsx'
import { MomentSlider } from './moment-slider.tsx'
import { changesOn } from './moments.ts'
import type { Axis } from './moments.ts'
import { rangeOf } from './scale.ts'
import { todayOf } from './since.ts'

/** Milliseconds a slider rests before the memory is asked. */
const REST = 120

interface Props {
  readonly cards: readonly MemoryCard[]
  readonly now: number
  /** Whether the cards are all there are. */
  readonly isWhole: boolean
}

/** The whole memory as it stood. */
export function MomentView({ cards, now, isWhole }: Props) {
  const [axis, setAxis] = useState<Axis>('validAt')
  const [chosen, setChosen] = useState<number | null>(null)
  const changes = useMemo(() => changesOn(axis, cards, now), [axis, cards, now])
  const range = useMemo(() => rangeOf(changes, now), [changes, now])
  const today = useMemo(() => todayOf(cards, isWhole, now), [cards, isWhole, now])
  const at = Math.max(range.from, Math.min(now, chosen ?? now))
  const [resting] = useDebouncedValue(at, REST)
  return (
    <Stack gap="md">
      <AxisChoice axis={axis} onChange={setAxis} />
      <Paper withBorder p="md">
        <MomentSlider range={range} now={now} at={at} changes={changes} onChange={setChosen} />
      </Paper>
      <FactsThen axis={axis} at={resting} isMoving={at !== resting} today={today} />
    </Stack>
  )
}
