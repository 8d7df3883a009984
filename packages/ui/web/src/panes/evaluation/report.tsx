import { Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core'
import { lazy, memo, Suspense, useState } from 'react'
import { useText } from '../../app/hooks.ts'
import { FigureTable } from './figure-table.tsx'
import { Figures } from './figures.tsx'
import { Losses } from './losses.tsx'
import type { Run } from './runs.ts'
import { switchesText } from './switches-text.ts'
import type { EvaluationResult } from './types.ts'

const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }))

interface Props {
  readonly run: Run & { readonly result: EvaluationResult }
  /** Others of the same set. */
  readonly others: readonly (Run & { readonly result: EvaluationResult })[]
}

const NOTHING = ''
const MS = 1000

/** What a run came to, beside another if one is chosen. */
export const Report = memo(function Report({ run, others }: Props) {
  const { evaluation, why } = useText()
  const [chosen, setChosen] = useState<string | null>(null)
  // The run before it is what one mostly wants to compare with.
  const compared = others.find(({ id }) => String(id) === (chosen ?? String(others.at(-1)?.id ?? NOTHING)))
  const other = compared?.result ?? null
  const nameOf = ({ id, switches }: Run) => `${String(id)}. ${switchesText(switches, evaluation)}`
  const { latency, ms } = run.result
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end">
        <div>
          <Text fw={600}>{nameOf(run)}</Text>
          <Text size="sm" c="dimmed">
            {evaluation.median} {why.ms(latency.p50.toFixed(2))} · {evaluation.p95}{' '}
            {why.ms(latency.p95.toFixed(2))} · {evaluation.slowest} {why.ms(latency.max.toFixed(1))} ·{' '}
            {evaluation.took((ms / MS).toFixed(1))}
          </Text>
        </div>
        {others.length > 0 && (
          <NativeSelect
            label={evaluation.compareWith}
            value={compared ? String(compared.id) : NOTHING}
            data={[
              { value: NOTHING, label: evaluation.nothing },
              ...others.map((one) => ({ value: String(one.id), label: nameOf(one) })),
            ]}
            onChange={(event) => {
              setChosen(event.currentTarget.value)
            }}
          />
        )}
      </Group>
      <Figures result={run.result} other={other} />
      <Suspense fallback={<Skeleton height={240} />}>
        <Charts result={run.result} other={other} names={[nameOf(run), compared ? nameOf(compared) : '']} />
      </Suspense>
      <FigureTable result={run.result} other={other} />
      <Losses key={run.id} result={run.result} other={other} />
    </Stack>
  )
})
