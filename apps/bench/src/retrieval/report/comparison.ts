import { round } from '../../stats/numbers.ts'
import type { Section } from '../../quality/sections.ts'
import type { SetFigures } from '../figures.ts'
import type { GroupFigures } from '../metrics.ts'
import type { SystemFigures } from '../system-figures.ts'

/** What is compared, as the tables have it. */
const MEASURES: readonly (readonly [string, (group: GroupFigures) => number])[] = [
  ['recall@1', (group) => group.recall['@1'] ?? 0],
  ['recall@5', (group) => group.recall['@5'] ?? 0],
  ['recall@10', (group) => group.recall['@10'] ?? 0],
  ['MRR', (group) => group.mrr],
]

/** Three digits, as they are shown: what looks alike is a tie. */
const shown = (system: SystemFigures, measure: (group: GroupFigures) => number): number =>
  system.groups[0] ? round(measure(system.groups[0]), 3) : 0

export const systemsOf = (figures: SetFigures): readonly SystemFigures[] => [figures, ...figures.baselines]

/** Every system on every set; `mark` sets off the best of each column of a set. */
export function comparisonSection(all: readonly SetFigures[], mark: (figure: string) => string): Section {
  return {
    title: 'All systems, all sets',
    head: ['set', 'system', ...MEASURES.map(([name]) => name), 'p50 ms', 'p95 ms'],
    rows: all.flatMap((figures) => {
      const systems = systemsOf(figures)
      const best = MEASURES.map(([, measure]) => Math.max(...systems.map((system) => shown(system, measure))))
      return systems.map((system, i) => [
        i === 0 ? figures.set : '',
        system.name,
        ...MEASURES.map(([, measure], column) => {
          const figure = shown(system, measure)
          return figure === best[column] ? mark(figure.toFixed(3)) : figure.toFixed(3)
        }),
        system.recallMs.p50.toFixed(2),
        system.recallMs.p95.toFixed(2),
      ])
    }),
    notes: [...standings(all), 'Wall time of one question in this process, on the machine that ran it.'],
  }
}

/** In how many columns the memory is first, and, a line a set, what is ahead of it in the others. */
export function standings(all: readonly SetFigures[]): string[] {
  const behind = all.map((figures) => ({ set: figures.set, ahead: aheadIn(figures) }))
  const lost = behind.reduce((sum, { ahead }) => sum + ahead.length, 0)
  const columns = MEASURES.length * all.length
  return [
    `Recollect is first, or level with the first, in ${columns - lost} of ${columns} columns.`,
    ...behind
      .filter(({ ahead }) => ahead.length > 0)
      .map(({ set, ahead }) => `Behind on ${set}: ${ahead.join('; ')}.`),
  ]
}

const aheadIn = (figures: SetFigures): string[] =>
  MEASURES.flatMap(([name, measure]) => {
    const own = shown(figures, measure)
    const best = figures.baselines.toSorted((a, b) => shown(b, measure) - shown(a, measure))[0]
    return !best || shown(best, measure) <= own
      ? []
      : [`${name} ${own.toFixed(3)} to ${shown(best, measure).toFixed(3)} of ${best.name}`]
  })
