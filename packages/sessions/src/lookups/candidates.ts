import type { TurnPlace } from '@recollect/core/store'
import { newestFirst } from './term-places.ts'
import type { WeighedTerm } from './term-places.ts'

/** A turn that has a term, and what the terms it may have weigh at most. */
export interface Candidate extends TurnPlace {
  readonly atMost: number
}

/**
 * Turns the terms stand in, those that may have the most weight first. A term whose places were cut off may stand in every turn older than
 * the last of them. Pure.
 */
export function candidatesOf(terms: readonly WeighedTerm[]): readonly Candidate[] {
  const sure = new Map<number, { readonly place: TurnPlace; weight: number }>()
  for (const { places, weight } of terms) {
    for (const place of places) {
      const known = sure.get(place.number)
      if (known) known.weight += weight
      else sure.set(place.number, { place, weight })
    }
  }
  const cuts = terms.flatMap(({ isCut, weight, places }) => {
    const last = places.at(-1)
    return isCut && last ? [{ last, weight }] : []
  })
  const possible = (place: TurnPlace) =>
    cuts.reduce((sum, { last, weight }) => (newestFirst(last, place) < 0 ? sum + weight : sum), 0)
  return [...sure.values()]
    .map(({ place, weight }) => ({ ...place, atMost: weight + possible(place) }))
    .sort((a, b) => b.atMost - a.atMost || newestFirst(a, b))
}
