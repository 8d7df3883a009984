import type { Cell } from '../../io/table.ts'
import type { Section } from '../../quality/sections.ts'
import type { SetFigures } from '../figures.ts'
import type { SystemFigures } from '../system-figures.ts'

const CUTS = ['@5', '@10'] as const

const recallOf = ({ groups }: SystemFigures, cut: string): number => groups[0]?.recall[cut] ?? 0

/** A zero has no sign. */
const signed = (loss: number): string => {
  const text = loss.toFixed(3)
  return Number(text) === 0 ? '.' : loss > 0 ? `+${text}` : text
}

/** What each step is worth: recall as it is, less recall without it. */
export function ablationSection(all: readonly SetFigures[]): Section {
  const leftOut = all[0]?.ablation ?? []
  return {
    title: 'Ablation',
    head: ['loss of recall', ...all.flatMap(({ set }) => CUTS.map((cut) => `${set} ${cut}`))],
    rows: leftOut.map(({ id, name }): Cell[] => [
      name,
      ...all.flatMap((figures) => {
        const other = figures.ablation.find((system) => system.id === id)
        return CUTS.map((cut) => (other ? signed(recallOf(figures, cut) - recallOf(other, cut)) : ''))
      }),
    ]),
    notes: ['Above zero: worth having. A dot: no change.'],
  }
}
