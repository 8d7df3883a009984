import type {
  AuditEntry,
  Change,
  ContextVariable,
  ExpansionRow,
  MemoryCard,
  MemoryItem,
  Posting,
  QaTurn,
  RecordImage,
  Session,
  VectorSpace,
} from '@recollect/core'
import type { Buckets } from './journal.ts'
import { emptySemantic, isSemanticBlank } from './semantic/state.ts'
import type { SemanticState } from './semantic/state.ts'
import { emptyTurnIndex } from './turn-index.ts'
import type { TurnIndex } from './turn-index.ts'

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
  readonly counters: Map<
    'lastItem' | 'lastCard' | 'lastChange' | 'lastTurn' | 'totalLength' | 'nextDue' | 'cutUpTo',
    number
  >
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
  /** Active cards that came from no message, and those that expire. */
  readonly cardKinds: Buckets<'direct' | 'expiring'>
  readonly postings: Map<string, Map<number, Posting>>
  /** Terms of each indexed item. */
  readonly documents: Map<number, ReadonlyMap<string, number>>
  /** By original query. */
  readonly expansions: Map<string, readonly ExpansionRow[]>
  /** By model and dimensions. */
  readonly vectors: Map<string, StoredSpace>
  readonly changes: Map<number, Change>
  readonly changeIds: Map<string, number>
  /** Changes by batch. */
  readonly batches: Buckets<string>
  /** Images of each change that has some. */
  readonly images: Map<number, readonly RecordImage[]>
  /** Changes by the records they hold images of. */
  readonly imaged: Buckets<string>
  readonly sessions: Map<string, Session>
  /** Ids of the sessions, by code point. */
  readonly sessionIds: string[]
  readonly turns: Map<number, QaTurn>
  readonly turnIndex: TurnIndex
  /** Variables by session, then name. */
  readonly working: Map<string, Map<string, ContextVariable>>
  readonly semantic: SemanticState
  /** Links by `seq`, from 1 without a gap. */
  readonly audit: Map<number, AuditEntry>
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
    cardKinds: new Map(),
    postings: new Map(),
    documents: new Map(),
    expansions: new Map(),
    vectors: new Map(),
    changes: new Map(),
    changeIds: new Map(),
    batches: new Map(),
    images: new Map(),
    imaged: new Map(),
    sessions: new Map(),
    sessionIds: [],
    turns: new Map(),
    turnIndex: emptyTurnIndex(),
    working: new Map(),
    semantic: emptySemantic(),
    audit: new Map(),
  }
}

export function holdsAnything({ items, cards, expansions, sessions, semantic }: ScopeState): boolean {
  const { episodes, nodes } = semantic
  return [items, cards, expansions, sessions, episodes, nodes].some((rows) => rows.size > 0)
}

/** Whether nothing was ever written to the scope that must be remembered. */
export function isBlank({ counters, expansions, sessions, working, semantic, audit }: ScopeState): boolean {
  return (
    [counters, expansions, sessions, working, audit].every((rows) => rows.size === 0) &&
    isSemanticBlank(semantic)
  )
}
