import { growthChart } from '../../io/growth-chart.ts'
import type { Panel } from '../../io/growth-chart.ts'
import type { KindFigures, VerbsFigures } from '../verbs/figures.ts'
import type { Verb } from '../verbs/plan.ts'

/** The median by size, through the library and of the statements alone; a panel for each kind of call. */
export const verbChart = (verb: Verb, { verbs, within }: VerbsFigures): string =>
  growthChart(`${verb}: milliseconds at the median`, [
    ...(verbs[verb] ?? []).map((kind) => panelOf(kind, kind.kind, 'cards in the database')),
    ...(verb === 'recall' && within !== undefined
      ? [panelOf(within, 'recall as one scope grows', 'messages in the scope')]
      : []),
  ])

const panelOf = ({ sizes }: KindFigures, title: string, counted: string): Panel => ({
  title,
  sizes: counted,
  curves: [
    { name: 'Recollect', main: true, points: sizes.map(({ size, p50 }) => ({ size, value: p50 })) },
    {
      name: 'the bare statements',
      main: false,
      points: sizes.map(({ size, bareP50 }) => ({ size, value: bareP50 })),
    },
  ],
})
