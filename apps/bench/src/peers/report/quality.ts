import type { Cell } from '../../io/table.ts'
import type { Section } from '../../quality/sections.ts'
import type { GroupFigures } from '../../retrieval/metrics.ts'
import type { PeerFigures, PeerSetFigures } from '../figures.ts'
import { shown } from './shown.ts'

const MEASURES: readonly (readonly [string, (group: GroupFigures) => number])[] = [
  ['recall@1', (group) => group.recall['@1'] ?? 0],
  ['recall@5', (group) => group.recall['@5'] ?? 0],
  ['recall@10', (group) => group.recall['@10'] ?? 0],
  ['MRR', (group) => group.mrr],
]

interface Row {
  readonly name: string
  readonly figures: PeerSetFigures
  /** As they are shown: what looks alike is a tie. */
  readonly measures: readonly string[]
}

export const qualitySection = (
  measured: readonly PeerFigures[],
  mark: (figure: string) => string,
): Section => ({
  title: 'Every system, every set',
  head: ['set', 'system', ...MEASURES.map(([name]) => name), 'nothing, rightly', 'nothing, wrongly'],
  rows: (measured[0]?.sets ?? []).flatMap(({ set }) => setRows(set, measured, mark)),
  notes: [
    'Nothing, rightly: of the questions that no turn answers, those the system said so to, or found no turn for. Nothing, wrongly: the same ' +
      'of the questions that have an answer.',
  ],
})

function setRows(
  set: string,
  measured: readonly PeerFigures[],
  mark: (figure: string) => string,
): (readonly Cell[])[] {
  const rows = measured.flatMap(({ peer, sets }) =>
    sets.filter((one) => one.set === set).map((figures) => rowOf(peer.name, figures)),
  )
  const best = MEASURES.map((_, column) => Math.max(...rows.map((row) => Number(row.measures[column]))))
  return rows.map(({ name, measures, figures }, place) => [
    place === 0 ? set : '',
    name,
    ...measures.map((figure, column) => (Number(figure) === best[column] ? mark(figure) : figure)),
    shown(figures.nothingRight),
    shown(figures.nothingWrong),
  ])
}

function rowOf(name: string, figures: PeerSetFigures): Row {
  const [all] = figures.system.groups
  const measures = MEASURES.map(([, measure]) => (all === undefined ? 0 : measure(all)).toFixed(3))
  return { name, figures, measures }
}
