import type { PostingsResult } from '../../plugin/search.ts'
import { idf } from './bm25.ts'

/** Terms of the best message that are looked for. */
const TERMS = 5
/** What the rarest of them counts beside a word of the query. */
const WEIGHT = 0.25
/** A message of more terms speaks of more than what was asked: its terms count for less. */
const SHORT = 10
/** Terms of the best message that are looked at. */
const LOOKED_AT = 8

/** Terms of the best message that the query does not hold, to be counted in the scope. */
export function feedbackTerms(
  terms: readonly string[],
  known: ReadonlyMap<string, number>,
): readonly string[] {
  return [...new Set(terms)].filter((term) => !known.has(term)).slice(0, LOOKED_AT)
}

/**
 * Pseudo-relevance feedback (Lavrenko & Croft 2001, in its simplest form: one message, few terms): what the best message says beside
 * the query leads to messages about the same thing or person. Weights by rarity in the scope, for terms said more than once. Pure.
 */
export function feedbackWeights(found: PostingsResult, length: number): ReadonlyMap<string, number> {
  const telling = found.terms
    .filter(({ df }) => df > 1)
    .map(({ term, df }) => ({ term, worth: idf(found.documents, df) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TERMS)
  const rarest = telling[0]?.worth ?? 1
  const weight = WEIGHT * Math.min(1, SHORT / Math.max(1, length))
  return new Map(telling.map(({ term, worth }) => [term, (weight * worth) / rarest]))
}
