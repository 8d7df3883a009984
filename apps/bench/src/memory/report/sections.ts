import type { Section } from '../../quality/sections.ts'
import { round } from '../../stats/numbers.ts'
import type { MemoryFigures } from '../run.ts'

const count = (value: number): string => value.toLocaleString('en-US')

export const sectionsOf = (figures: MemoryFigures): readonly Section[] => [
  momentSection(figures),
  transferSection(figures),
]

const momentSection = ({ moments, plan, recallGrowth, perScope }: MemoryFigures): Section => ({
  title: 'What a process weighs',
  head: ['MB, after', 'resident', 'heap'],
  rows: moments.map(({ at, resident, heap }) => [at, resident, heap]),
  notes: [
    'One fresh process of the built packages, weighed after the collector has run.',
    `The last ${count(plan.recalls)} recalls leave ${recallGrowth} kB of heap behind. ${count(plan.scopes)} scopes, each written to and asked once, ` +
      `after as many others: ${perScope} kB of heap a scope.`,
  ],
})

function transferSection({ plan, transfers }: MemoryFigures): Section {
  const [small, large] = transfers
  return {
    title: 'Export and import',
    head: ['MB resident at most', ...transfers.map(({ messages }) => `${count(messages)} messages`), 'ratio'],
    rows: (['export', 'import'] as const).map((way) => [
      way,
      small[way],
      large[way],
      round(large[way] / small[way]),
    ]),
    notes: [
      'One scope from a database to a file of lines, and into another database; a process of its own each. The first ' +
        `${count(plan.facts)} messages have their facts.`,
    ],
  }
}
