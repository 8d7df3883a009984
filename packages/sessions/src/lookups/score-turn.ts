import type { TurnHit } from '../api/session.ts'
import type { QaTurn } from '@recollect/core/store'
import { newestFirst } from './term-places.ts'
import type { WeighedTerm } from './term-places.ts'

/** What a term weighs, as `readPlaces` says. */
export type TermWeight = Pick<WeighedTerm, 'term' | 'weight' | 'full'>

/** The weight of the query's own terms: what a question that has all of them scores 1 for. Pure. */
export const fullWeight = (terms: readonly TermWeight[]): number =>
  terms.reduce((total, { full }) => total + full, 0)

/** The share of that weight a turn's question has; null when it has none of the terms. Pure. */
export function scoreTurn(turn: QaTurn, terms: readonly TermWeight[]): TurnHit | null {
  const has = new Set(turn.tokens)
  const matched = terms.filter(({ term }) => has.has(term))
  if (matched.length === 0) return null
  // Other forms come on top of the query's own words.
  const score = Math.min(1, sum(matched) / fullWeight(terms))
  return { turn, score, matched: matched.map(({ term }) => term) }
}

const sum = (terms: readonly TermWeight[]): number => terms.reduce((total, { weight }) => total + weight, 0)

/** Best first; of equal scores the more significant, then the newer. Pure. */
export const byScore = (a: TurnHit, b: TurnHit): number =>
  b.score - a.score || b.turn.significance - a.turn.significance || newestFirst(a.turn, b.turn)
