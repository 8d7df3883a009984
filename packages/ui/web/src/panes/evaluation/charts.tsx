import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../app/hooks.ts'
import { slotName } from '../../parts/slot-name.ts'
import { figureRows, groupRows, percentText } from './compare.ts'
import type { EvaluationResult } from './types.ts'

interface Props {
  readonly result: EvaluationResult
  readonly other: EvaluationResult | null
  /** What the two runs are called. */
  readonly names: readonly [string, string]
}

const MOST_GROUPS = 12
const ROW = 34
const PERCENT = 100

const wholePercent = (value: number): string => `${String(Math.round(PERCENT * value))}%`

/** The runs under names of their own: what a person calls them may hold a dot, which charts read as a path. */
const seriesOf = (names: readonly [string, string], both: boolean) => [
  { name: 'mine', label: names[0], color: 'pine.7' },
  ...(both ? [{ name: 'theirs', label: names[1], color: 'violet.4' }] : []),
]

/** Pictures of a run, beside another. Loaded when there is something to draw. */
export function Charts({ result, other, names }: Props) {
  const { evaluation, slots } = useText()
  const series = seriesOf(names, other !== null)
  const figures = figureRows(result.figures, other?.figures ?? null).map(
    ({ name, value, other: before }) => ({
      name: evaluation.figures[name] ?? name,
      mine: value,
      ...(other ? { theirs: before } : {}),
    }),
  )
  const groups = groupRows(result.groups, other?.groups ?? null, MOST_GROUPS).map(
    ({ name, of, value, other: before }) => ({
      name: `${result.kind === 'statements' ? slotName(name, slots) : name} (${String(of)})`,
      mine: value,
      ...(other ? { theirs: before } : {}),
    }),
  )
  const latency = latencyRows(result, other, evaluation)
  const share = { valueFormatter: percentText, yAxisProps: { domain: [0, 1], tickFormatter: wholePercent } }
  return (
    <Stack gap="lg">
      <Chart title={evaluation.charts.figures}>
        <BarChart
          h={240}
          data={figures}
          dataKey="name"
          series={series}
          withLegend={other !== null}
          {...share}
        />
      </Chart>
      <Chart title={evaluation.groupsOf[result.kind]}>
        <BarChart
          h={Math.max(160, groups.length * ROW)}
          data={groups}
          dataKey="name"
          series={series}
          orientation="vertical"
          valueFormatter={percentText}
          yAxisProps={{ width: 130 }}
          xAxisProps={{ domain: [0, 1], tickFormatter: wholePercent }}
        />
      </Chart>
      <Chart title={evaluation.charts.latency} hint={evaluation.latencyHint}>
        <BarChart h={200} data={latency} dataKey="name" series={series} withLegend={other !== null} />
      </Chart>
    </Stack>
  )
}

function latencyRows(
  result: EvaluationResult,
  other: EvaluationResult | null,
  { below, above }: ReturnType<typeof useText>['evaluation'],
) {
  const bars = result.latency.histogram
  return bars.map(({ below: bound, count }, i) => {
    const name = bound === null ? above(String(bars[i - 1]?.below ?? 0)) : below(String(bound))
    const before = other?.latency.histogram[i]?.count ?? 0
    return { name, mine: count, ...(other ? { theirs: before } : {}) }
  })
}

/** The picture says nothing that the figures and the table beside it do not say in words. */
const Chart = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section>
    <Title order={2} fz="sm">
      {title}
    </Title>
    {hint && (
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
    )}
    <div aria-hidden inert>
      {children}
    </div>
  </section>
)
