import type { Evidence, Hit } from '@recollect/core'
import { CUTS, placesOf } from '@recollect/testkit/scoring'
import type { EvaluationFigure, EvaluationGroup, EvaluationLoss, FigureName } from '@recollect/ui'
import type { Question } from './read.ts'

/** What the memory came back with. */
export interface Asked {
  readonly question: Question
  /** Ids of messages, best first, and their words. */
  readonly found: ReadonlyMap<string, string>
  readonly evidence: Evidence
  readonly ms: number
}

/** A card counts as the message it came from; each message counts once. */
export const messagesOf = (hits: readonly Hit[]): ReadonlyMap<string, string> =>
  new Map(hits.flatMap(({ item }) => (item?.key ? [[item.key, item.text] as const] : [])))

const isScored = ({ question }: Asked): boolean => question.answerable && question.evidence.length > 0
const placesIn = ({ question, found }: Asked): number[] => placesOf(question, [...found.keys()])
const recallAt = (one: Asked, k: number): number => {
  const places = placesIn(one)
  return places.filter((place) => place < k).length / places.length
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

const CUT_NAMES: readonly (readonly [FigureName, number])[] = CUTS.map((k) => [`recall@${k}`, k] as const)

export function recallFigures(asked: readonly Asked[]): EvaluationFigure[] {
  const scored = asked.filter(isScored)
  const refusable = asked.filter(({ question }) => !question.answerable)
  const refused = refusable.map(({ evidence }) => (evidence === 'none' ? 1 : 0))
  return [
    ...CUT_NAMES.map(([name, k]) => ({
      name,
      value: mean(scored.map((one) => recallAt(one, k))),
      of: scored.length,
    })),
    {
      name: 'mrr',
      value: mean(scored.map((one) => 1 / (Math.min(...placesIn(one)) + 1))),
      of: scored.length,
    },
    { name: 'refused', value: mean(refused), of: refused.length },
  ]
}

/** Of the lists: how much of the evidence is among the first five. */
const LEADING = 5

export function categoryGroups(asked: readonly Asked[]): EvaluationGroup[] {
  const scored = asked.filter(isScored)
  return [...new Set(scored.map(({ question }) => question.category))].toSorted().map((name) => {
    const own = scored.filter(({ question }) => question.category === name)
    return { name, of: own.length, value: mean(own.map((one) => recallAt(one, LEADING))) ?? 0 }
  })
}

/** Questions whose evidence is not among the first five, and those that should have been refused. */
export function recallLosses(
  asked: readonly Asked[],
  /** The words of a message. */
  wordsOf: (id: string) => string,
): EvaluationLoss[] {
  return asked.flatMap((one): EvaluationLoss[] => {
    const { question, found, evidence } = one
    const got = [...found.values()].slice(0, LEADING)
    const of = { id: question.id, text: question.text, got }
    if (!question.answerable)
      return evidence === 'none' ? [] : [{ ...of, kind: 'not_refused', expected: [], rank: null }]
    if (!isScored(one) || recallAt(one, LEADING) === 1) return []
    const best = Math.min(...placesIn(one))
    const rank = Number.isFinite(best) ? best + 1 : null
    return [{ ...of, kind: 'not_found', expected: question.evidence.map(wordsOf), rank }]
  })
}
