import { mean } from '../stats/numbers.ts'
import type { RetrievalQuestion } from './schema.ts'

export const CUTS = [1, 5, 10, 20] as const

/** What one question contributes. */
export interface Placement {
  readonly category: string
  /** Share of the evidence among the first k, for each of {@link CUTS}. */
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

/** Where the evidence stands in the ranking. An evidence turn counts as found when it, or a turn as good, is. */
export function placementOf(question: RetrievalQuestion, ids: readonly string[]): Placement {
  const rank = new Map(ids.map((id, i) => [id, i] as const).toReversed())
  const places = question.evidence.map((turn) =>
    Math.min(...[turn, ...(question.evidence_alt[turn] ?? [])].map((id) => rank.get(id) ?? Infinity)),
  )
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
