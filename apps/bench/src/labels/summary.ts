import { table } from '../io/table.ts'
import { countBy, percent, sum } from '../stats/numbers.ts'
import type { QuestionFigures } from './questions.ts'
import type { StatementFigures } from './statements.ts'
import type { ScenarioOutcome } from './updates.ts'

export interface UpdateFigures {
  readonly scenarios: number
  readonly active: number
  readonly questions: number
  readonly evidence: Readonly<Record<string, number>>
}

export const updateFigures = (outcomes: readonly ScenarioOutcome[]): UpdateFigures => ({
  scenarios: outcomes.length,
  active: sum(outcomes.map(({ prediction }) => prediction.active.length)),
  questions: sum(outcomes.map(({ evidence }) => evidence.length)),
  evidence: countBy(outcomes.flatMap(({ evidence }) => evidence)),
})

const SHOWN_SLOTS = 12

const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .slice(0, SHOWN_SLOTS)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

export function statementLines(figures: readonly StatementFigures[]): string[] {
  if (figures.length === 0) return []
  const rows = figures.map((f) => [
    f.language,
    f.statements,
    percent(f.withCards / Math.max(1, f.statements)),
    f.cards,
    f.microsPerMessage,
  ])
  return [
    ...table(['statements', 'number', 'with cards', 'cards', 'µs CPU a message'], rows),
    ...figures.map((f) => `${f.language} slots: ${listed(f.slots)}`),
    '',
  ]
}

export function questionLines(figures: readonly QuestionFigures[]): string[] {
  if (figures.length === 0) return []
  const rows = figures.map((f) => [f.language, f.questions, percent(f.withSlot / Math.max(1, f.questions))])
  return [
    ...table(['questions', 'number', 'with a slot'], rows),
    ...figures.map((f) => `${f.language} types: ${listed(f.types)}`),
    '',
  ]
}

export function updateLines(figures: UpdateFigures): string[] {
  if (figures.scenarios === 0) return []
  const { scenarios, active, questions, evidence } = figures
  return [
    `updates: ${scenarios} scenarios, ${active} active cards, ${questions} questions (${listed(evidence)})`,
    '',
  ]
}
