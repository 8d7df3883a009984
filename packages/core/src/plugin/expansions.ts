import type { EpochMs } from '../types/item.ts'
import type { ExpansionKind } from './query.ts'

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
