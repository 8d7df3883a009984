import type { ExpansionRow } from '../plugin/expansions.ts'
import type { Side } from './sides.ts'

/** Stores may name longer queries by their hash, and then nobody knows them elsewhere. */
const LONGEST_QUERY_BYTES = 1000

/**
 * Cached expansions, by pages of queries. Those of very long queries are left out: they are computed again when they are next asked
 * for.
 */
export async function* expansionPages({ view }: Side, page: number): AsyncGenerator<readonly ExpansionRow[]> {
  let after = ''
  for (;;) {
    const rows = await view.copy.expansions(after, page)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.filter(({ originalQuery }) => isKept(originalQuery))
    after = last.originalQuery
  }
}

/** A character has at most three bytes for each unit of its length. */
const isKept = (query: string): boolean =>
  query.length * 3 <= LONGEST_QUERY_BYTES && !/^sha256:[\da-f]{64}$/u.test(query)
