import { Button, Group, Slider, Stack, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useLanguage, useText } from '../../app/hooks.ts'
import { TimeText, timeText } from '../../parts/time-text.tsx'
import { changeAfter, changeBefore } from './moments.ts'
import type { TimeRange } from './scale.ts'

interface Props {
  readonly range: TimeRange
  readonly now: number
  readonly at: number
  readonly changes: readonly number[]
  readonly onChange: (at: number) => void
}

/** Steps from one end to the other: what an arrow key moves by. */
const STEPS = 200

/** Moves through time: by hand, by arrow keys, or from one change to the next. */
export function MomentSlider({ range, now, at, changes, onChange }: Props) {
  const { time } = useText()
  const language = useLanguage()
  const [before, after] = [changeBefore(changes, at), changeAfter(changes, at)]
  const go = (to: number | null) => () => {
    if (to !== null) onChange(to)
  }
  return (
    <Stack gap="xs">
      <Slider
        thumbLabel={time.slider}
        min={range.from}
        max={now}
        step={Math.max(1, Math.round((now - range.from) / STEPS))}
        value={at}
        onChange={onChange}
        label={(value) => timeText(value, language)}
        thumbProps={{ 'aria-valuetext': timeText(at, language) }}
        marks={changes.length > STEPS ? [] : changes.map((value) => ({ value }))}
        size="md"
      />
      <Group gap="xs" justify="space-between">
        <Text fw={600} fz="lg" aria-live="polite">
          <TimeText at={at} />
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconChevronLeft size={14} aria-hidden />}
            disabled={before === null}
            onClick={go(before)}
          >
            {time.previous}
          </Button>
          <Button
            variant="default"
            size="xs"
            rightSection={<IconChevronRight size={14} aria-hidden />}
            disabled={after === null}
            onClick={go(after)}
          >
            {time.next}
          </Button>
          <Button variant="default" size="xs" onClick={go(now)} disabled={at >= now}>
            {time.today}
          </Button>
        </Group>
      </Group>
    </Stack>
  )
}
