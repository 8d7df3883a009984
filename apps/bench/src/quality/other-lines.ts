import { table } from '../io/table.ts'
import { percent, share } from '../stats/numbers.ts'
import type { QuestionQuality } from './questions.ts'
import type { ScenarioQuality } from './scenarios.ts'

const shown = (part: number | null): string => (part === null ? '' : percent(part))

export const questionQualityLines = (qualities: readonly QuestionQuality[]): string[] =>
  qualities.length === 0
    ? []
    : [
        ...table(
          ['labelled questions', 'number', 'type right', 'with a slot', 'slot right'],
          qualities.map((q) => [
            q.language,
            q.questions,
            shown(q.typeAccuracy),
            q.withSlot,
            shown(q.slotAccuracy),
          ]),
        ),
        '',
      ]

/** By file. */
export function scenarioQualityLines(qualities: Readonly<Record<string, ScenarioQuality>>): string[] {
  const rows = Object.entries(qualities).filter(([, { scenarios }]) => scenarios > 0)
  if (rows.length === 0) return []
  return [
    ...table(
      ['labelled scenarios', 'number', 'passed', 'facts right', 'all answers right', 'questions right'],
      rows.map(([file, q]) => [
        file,
        q.scenarios,
        ...[q.passed, q.factsRight, q.answersRight].map((count) => shown(share(count, q.scenarios))),
        shown(share(q.questionsRight, q.questions)),
      ]),
    ),
    '',
  ]
}
