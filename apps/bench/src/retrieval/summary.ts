import { table } from '../io/table.ts'
import type { Section } from '../quality/sections.ts'
import type { SetFigures } from './figures.ts'
import { ablationSection } from './report/ablation.ts'
import { categorySection } from './report/categories.ts'
import { comparisonSection } from './report/comparison.ts'
import { evidenceSection } from './report/evidence.ts'

/** All tables there is something for. */
export const sectionsOf = (all: readonly SetFigures[], mark: (figure: string) => string): Section[] => [
  ...(all.some(({ baselines }) => baselines.length > 0) ? [comparisonSection(all, mark)] : []),
  categorySection(all),
  evidenceSection(all),
  ...(all.some(({ ablation }) => ablation.length > 0) ? [ablationSection(all)] : []),
]

const star = (figure: string): string => `${figure}*`

/** For a terminal. */
export const summaryLines = (all: readonly SetFigures[]): string[] => [
  ...sectionsOf(all, star).flatMap(({ title, head, rows, notes }) => [
    `== ${title}`,
    ...table(head, rows),
    ...notes,
    '',
  ]),
  ...costLines(all),
]

const costLines = (all: readonly SetFigures[]): string[] => [
  ...all.map(
    ({ set, messages, questions, messagesPerSecond, recallMs }) =>
      `${set}: ${messages} messages at ${messagesPerSecond}/s, ${questions} questions; recall p50 ${recallMs.p50} ms, p95 ${recallMs.p95} ms`,
  ),
  '',
]
