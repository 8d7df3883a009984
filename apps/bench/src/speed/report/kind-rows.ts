import type { Cell } from '../../io/table.ts'
import type { KindFigures, SizeFigures } from '../verbs/figures.ts'

export const shownSize = (size: number): string => size.toLocaleString('en-US')

export const RATIO_HEAD = [
  'p50 ms',
  'p95 ms',
  'bare p50',
  'bare p95',
  'ratio p50',
  'CPU ms',
  'CPU ratio',
  'statements a call',
] as const

/** A row for each size of each kind; the name of a kind stands in its first row. */
export const kindRows = (kinds: readonly KindFigures[]): readonly (readonly Cell[])[] =>
  kinds.flatMap(({ kind, sizes }) =>
    sizes.map((figures, i) => [i === 0 ? kind : '', shownSize(figures.size), ...ratioCells(figures)]),
  )

const ratioCells = (f: SizeFigures): readonly Cell[] => [
  f.p50,
  f.p95,
  f.bareP50,
  f.bareP95,
  f.ratio,
  f.cpuMs,
  f.cpuRatio,
  f.statementsPerCall,
]

export const GROWTH_HEAD = ['growth', 'from', 'to', 'p50', 'p95', 'CPU', 'bare p50'] as const

/** The largest over the smallest. */
export const growthRows = (kinds: readonly KindFigures[]): readonly (readonly Cell[])[] =>
  kinds.map(({ kind, sizes, growthP50, growthP95, growthCpu, bareGrowthP50 }) => [
    kind,
    shownSize(sizes[0]?.size ?? 0),
    shownSize(sizes.at(-1)?.size ?? 0),
    growthP50,
    growthP95,
    growthCpu,
    bareGrowthP50,
  ])
