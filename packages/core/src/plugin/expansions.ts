import type { Expansion, ExpansionKind } from './query.ts'
import type { EpochMs } from '../types/item.ts'

/** One kept expansion of a query. */
export interface ExpansionRow {
  readonly originalQuery: string
  readonly expandedQuery: string
  readonly kind: ExpansionKind
  /** Packs and versions that made it; rows of other packs are stale. */
  readonly madeBy: string
  /** Terms and weight, as JSON. */
  readonly payload: string
  readonly createdAt: EpochMs
}

/** Reads expansions that were kept, so that they need not be made again. */
export interface ExpansionReader {
  /** In the order they were put. */
  get(originalQuery: string, madeBy: string): Promise<readonly ExpansionRow[]>
}

/** Keeps expansions, within a transaction. */
export interface ExpansionWriter extends ExpansionReader {
  /** Replaces everything kept for the original queries named in `rows`, rows of other packs included. */
  put(rows: readonly ExpansionRow[]): Promise<void>
  /** Removes all that is kept: a query may quote what is forgotten. */
  clear(): Promise<void>
}

/** What a query was expanded to, and whether that was kept. */
export interface CachedExpansions {
  readonly expansions: readonly Expansion[]
  readonly cached: boolean
}

/**
 * The `query_expansions` table as a cache. Rows made by other pack versions or strategies are stale. A miss is queued and written
 * with the scope's next write, or on close, so that a recall itself never writes.
 */
export interface ExpansionCache {
  find(
    scope: string,
    reader: ExpansionReader,
    query: string,
    make: () => readonly Expansion[],
  ): Promise<CachedExpansions>
  /** Rows of a scope waiting to be written; handing them over takes them off the queue. */
  take(scope: string): readonly ExpansionRow[]
  /** Scopes with rows waiting. */
  waiting(): readonly string[]
}
