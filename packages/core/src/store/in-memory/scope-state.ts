import type { ExpansionRow, Posting } from '../../plugin/store.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { MemoryItem } from '../../types/item.ts'
import type { VectorSpace } from '../../plugin/vectors.ts'
import type { Buckets } from './journal.ts'

export interface StoredItem {
  readonly item: MemoryItem
  readonly textHash: string
}

/** Vectors of one space, by item, as bytes. */
export interface StoredSpace {
  readonly space: VectorSpace
  readonly rows: Map<number, Uint8Array>
}

/** Everything kept for one scope: rows by sequence number, and the ways to find them. */
export interface ScopeState {
  readonly scope: string
  readonly counters: Map<'lastItem' | 'lastCard' | 'totalLength', number>
  readonly items: Map<number, StoredItem>
  readonly itemIds: Map<string, number>
  readonly itemKeys: Map<string, number>
  readonly itemHashes: Buckets<string>
  readonly cards: Map<number, MemoryCard>
  readonly cardIds: Map<string, number>
  /** Cards by version key. */
  readonly chains: Buckets<string>
  /** Cards by source item. */
  readonly cardItems: Buckets<string>
  readonly postings: Map<string, Map<number, Posting>>
  /** Terms of each indexed item. */
  readonly documents: Map<number, ReadonlyMap<string, number>>
  /** By original query. */
  readonly expansions: Map<string, readonly ExpansionRow[]>
  /** By model and dimensions. */
  readonly vectors: Map<string, StoredSpace>
}

export function emptyScope(scope: string): ScopeState {
  return {
    scope,
    counters: new Map(),
    items: new Map(),
    itemIds: new Map(),
    itemKeys: new Map(),
    itemHashes: new Map(),
    cards: new Map(),
    cardIds: new Map(),
    chains: new Map(),
    cardItems: new Map(),
    postings: new Map(),
    documents: new Map(),
    expansions: new Map(),
    vectors: new Map(),
  }
}

export function holdsAnything(state: ScopeState): boolean {
  return state.items.size > 0 || state.cards.size > 0 || state.expansions.size > 0
}
