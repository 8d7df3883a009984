import { Slider, Text } from '@mantine/core'
import type { QaTurn } from '@recollect/core/store'
import { useMutation } from '@tanstack/react-query'
import { useRefresh } from '../../api/use-read.ts'
import { useApi, useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'
import { pathOf } from './path.ts'

const STEP = 0.05

/** How much a pair matters; set by hand, later scoring leaves it alone. */
export function SignificanceField({ id, turn: { seq, significance } }: { id: string; turn: QaTurn }) {
  const api = useApi()
  const refresh = useRefresh()
  const { sessions } = useText()
  const set = useMutation({
    mutationFn: (value: number) => api.patch(`${pathOf(id)}/turns/${String(seq)}`, { significance: value }),
    onSuccess: refresh,
  })
  return (
    <div className="significance">
      <Text span size="xs" c="dimmed">
        {sessions.significance} {significance.toFixed(2)}
      </Text>
      <Slider
        key={significance}
        w={110}
        size="sm"
        min={0}
        max={1}
        step={STEP}
        defaultValue={significance}
        label={(value) => value.toFixed(2)}
        thumbLabel={sessions.significanceOf(seq)}
        onChangeEnd={(value) => {
          set.mutate(value)
        }}
      />
      {set.error && <Problem error={set.error} />}
    </div>
  )
}
