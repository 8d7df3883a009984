import { fullWeight } from './look-up.ts'
import type { WeighedTerm } from './look-up.ts'

/** Terms, and how much one of them counts that stands there. */
export interface Place {
  readonly terms: ReadonlySet<string>
  readonly worth: number
}

/**
 * The share of a query's weight that some words have, 0–1: each term counts by the best place it stands in. Other forms of the query's
 * words come on top of its own, up to 1. Pure.
 */
export function scoreWords(
  terms: readonly WeighedTerm[],
  places: readonly Place[],
): { readonly score: number; readonly matched: readonly string[] } {
  const full = fullWeight(terms)
  const matched: string[] = []
  let sum = 0
  for (const { term, weight } of terms) {
    const worth = Math.max(0, ...places.filter((place) => place.terms.has(term)).map((place) => place.worth))
    if (worth === 0) continue
    matched.push(term)
    sum += weight * worth
  }
  return { score: full === 0 ? 0 : Math.min(1, sum / full), matched }
}
