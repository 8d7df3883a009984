import type { SessionReader, TurnPlace } from '@recollect/core/store'
import type { QueryTerm } from '@recollect/core/plugin'

/** Newest turns read of a term: what a search costs does not grow with the log. */
const MOST = 500

/** A term of a query with where it stands and what it weighs. */
export interface WeighedTerm extends QueryTerm {
  readonly weight: number
  /** What a question that has all of the query has of it: 0 for other forms. */
  readonly full: number
  /** Newest first. */
  readonly places: readonly TurnPlace[]
  /** It may stand in older turns than those. */
  readonly isCut: boolean
}

/**
 * The weight of a term that so many turns have: rare ones say more. As an inverse document frequency, with the cap for the number of
 * turns. Pure.
 */
const rarity = (turns: number): number => Math.log(1 + MOST / Math.max(1, turns))

/** One index look-up a term. */
export async function readPlaces(
  sessions: SessionReader,
  terms: readonly QueryTerm[],
): Promise<readonly WeighedTerm[]> {
  const weighed: WeighedTerm[] = []
  for (const query of terms) {
    const places = await sessions.find('token', query.term, { limit: MOST })
    const most = rarity(places.length)
    weighed.push({
      ...query,
      places,
      weight: query.share * most,
      full: query.isOwn ? most : 0,
      isCut: places.length === MOST,
    })
  }
  return weighed
}

/** Later, or of the same time and inserted later: below 0 when `a` goes first. Pure. */
export const newestFirst = (a: TurnPlace, b: TurnPlace): number => b.saidAt - a.saidAt || b.number - a.number
