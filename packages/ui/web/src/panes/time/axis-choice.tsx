import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import { useText } from '../../app/hooks.ts'
import type { Axis } from './moments.ts'

const AXES: readonly Axis[] = ['validAt', 'knownAt']

/** Switches between what was true then and what was known then. */
export function AxisChoice({ axis, onChange }: { axis: Axis; onChange: (axis: Axis) => void }) {
  const { time } = useText()
  const hint = useId()
  return (
    <Stack gap={4}>
      <SegmentedControl
        aria-label={time.axis}
        aria-describedby={hint}
        value={axis}
        data={AXES.map((value) => ({ value, label: time.axes[value] }))}
        onChange={(value) => {
          onChange(value === 'knownAt' ? 'knownAt' : 'validAt')
        }}
        maw={420}
        fullWidth
      />
      <Text id={hint} size="sm" c="dimmed">
        {time.axisHints[axis]}
      </Text>
    </Stack>
  )
}
