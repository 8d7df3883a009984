import { CUTS, placesOf } from '@recollect/testkit/scoring'
import { mean } from '../stats/numbers.ts'
import type { RetrievalQuestion } from './schema.ts'

/** What one question contributes. */
export interface Placement {
  readonly category: string
  /** Share of the evidence among the first k, for each of `CUTS`. */
  readonly recall: readonly number[]
  /** Whether any evidence is among the first five. */
  readonly any5: number
  /** One by the rank of the best evidence; 0 when none was found. */
  readonly reciprocalRank: number
}

export interface GroupFigures {
  readonly group: string
  readonly questions: number
  readonly recall: Readonly<Record<string, number>>
  readonly any5: number
  readonly mrr: number
}

/** A question counts when it has evidence and an answer. */
export const isScored = (question: RetrievalQuestion): boolean =>
  question.answerable && question.evidence.length > 0

/** Where the evidence stands in the ranking. */
export function placementOf(question: RetrievalQuestion, ids: readonly string[]): Placement {
  const places = placesOf(question, ids)
  const within = (k: number) => places.filter((place) => place < k).length / places.length
  return {
    category: question.category,
    recall: CUTS.map(within),
    any5: within(5) > 0 ? 1 : 0,
    reciprocalRank: 1 / (Math.min(...places) + 1),
  }
}

/** Means over all questions, then by category. */
export function groupFigures(placements: readonly Placement[]): GroupFigures[] {
  const categories = [...new Set(placements.map(({ category }) => category))].sort()
  return [
    figuresOf('ALL', placements),
    ...categories.map((name) =>
      figuresOf(
        name,
        placements.filter(({ category }) => category === name),
      ),
    ),
  ]
}

const figuresOf = (group: string, rows: readonly Placement[]): GroupFigures => ({
  group,
  questions: rows.length,
  recall: Object.fromEntries(CUTS.map((k, i) => [`@${k}`, mean(rows.map(({ recall }) => recall[i] ?? 0))])),
  any5: mean(rows.map(({ any5 }) => any5)),
  mrr: mean(rows.map(({ reciprocalRank }) => reciprocalRank)),
})
