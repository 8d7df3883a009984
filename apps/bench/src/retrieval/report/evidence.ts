import type { Cell } from '../../io/table.ts'
import type { Section } from '../../quality/sections.ts'
import { percent } from '../../stats/numbers.ts'
import type { SetFigures } from '../figures.ts'
import { sumRefusals } from '../refusals.ts'
import type { ByEvidence, Refusals } from '../refusals.ts'

const of = ({ questions }: ByEvidence, count: number): Cell =>
  questions === 0 ? '–' : percent(count / questions)

const levels = (row: ByEvidence): Cell[] => [row.strong, row.weak, row.none].map((count) => of(row, count))

const rowOf = (name: string, { unanswerable, answerable, found }: Refusals): Cell[] => [
  name,
  unanswerable.questions,
  ...levels(unanswerable),
  of(unanswerable, unanswerable.weak + unanswerable.none),
  answerable.questions,
  ...levels(answerable),
  found.questions,
  of(found, found.none),
]

/** How sure the memory said it was, of questions with and without an answer. */
export const evidenceSection = (all: readonly SetFigures[]): Section => ({
  title: 'Evidence',
  head: [
    'set',
    ...['no answer', 'strong', 'weak', 'none', 'weak or none'],
    ...['answer', 'strong', 'weak', 'none'],
    ...['found at 5', 'of these none'],
  ],
  rows: [
    ...all.map((figures) => rowOf(figures.set, figures)),
    ...(all.length > 1 ? [rowOf('all', sumRefusals(all))] : []),
  ],
  notes: ['"Found at 5": questions with an answer that have evidence among the first five.'],
})
