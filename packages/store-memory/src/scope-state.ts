import type { AuditEntry, Change, Episode, MemoryCard, MemoryItem } from '@recollect/core'
import type {
  EraseOptions,
  ContextVariable,
  EpisodeLink,
  ModelUsage,
  NodeVersion,
  QaTurn,
  Quarantined,
  SemanticRelationship,
  Session,
  StoredNode,
  ExpansionRow,
  Posting,
  RecordImage,
  SemanticKeyKind,
  SemanticKind,
  VectorSpace,
} from '@recollect/core/store'
import type { Buckets } from './journal.ts'
import type { Moment } from './sorted.ts'
import { emptyTurnIndex } from './turn-index.ts'
import type { TurnIndex } from './turn-index.ts'

export interface StoredItem {
  readonly item: MemoryItem
  readonly textHash: string
}

/** Vectors of one space, by what they belong to, as bytes. */
interface StoredSpace<K> {
  readonly space: VectorSpace
  readonly rows: Map<K, Uint8Array>
}

/** By model and dimensions. */
export type VectorSpaces<K> = Map<string, StoredSpace<K>>

export type Counter =
  'lastItem' | 'lastCard' | 'lastChange' | 'lastTurn' | 'totalLength' | 'nextDue' | 'cutUpTo'

/** Everything kept for one scope: rows by sequence number, and the ways to find them. */
export interface ScopeState {
  readonly scope: string
  readonly counters: Map<Counter, number>
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
  readonly vectors: VectorSpaces<number>
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

/** Lists of ids under a key, each by code point. A list that empties goes. */
type IdLists = Map<string, string[]>

/** Episodes and knowledge of one scope: rows by id, and the ways to find them. */
export interface SemanticState {
  readonly episodes: Map<string, Episode>
  /** By `startedAt`. */
  readonly episodeStarts: Moment[]
  /** By `endedAt`, of each session. */
  readonly episodeEnds: Map<string | null, Moment[]>
  /** The episode each item is in. */
  readonly episodeItems: Map<string, string>
  readonly nodes: Map<string, StoredNode>
  readonly nodeIds: string[]
  readonly keys: Readonly<Record<SemanticKeyKind, IdLists>>
  /** By node, then number. */
  readonly versions: Map<string, Map<number, NodeVersion>>
  /** By episode, then node, and by node, then episode: the same links. */
  readonly episodeLinks: Map<string, Map<string, EpisodeLink>>
  readonly nodeLinks: Map<string, Map<string, EpisodeLink>>
  readonly relationships: Map<string, SemanticRelationship>
  /** Ids by what an edge joins and its type. */
  readonly edges: Map<string, string>
  /** Ids of the edges that touch a node. */
  readonly nodeEdges: IdLists
  readonly quarantined: Map<string, Quarantined>
  readonly quarantinedIds: string[]
  /** By day and model. */
  readonly usage: Map<string, ModelUsage>
  readonly vectors: Readonly<Record<SemanticKind, VectorSpaces<string>>>
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

const emptySemantic = (): SemanticState => ({
  episodes: new Map(),
  episodeStarts: [],
  episodeEnds: new Map(),
  episodeItems: new Map(),
  nodes: new Map(),
  nodeIds: [],
  keys: { node_key: new Map(), node_words: new Map(), node_term: new Map(), episode_term: new Map() },
  versions: new Map(),
  episodeLinks: new Map(),
  nodeLinks: new Map(),
  relationships: new Map(),
  edges: new Map(),
  nodeEdges: new Map(),
  quarantined: new Map(),
  quarantinedIds: [],
  usage: new Map(),
  vectors: { node: new Map(), episode: new Map() },
})

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

/** Whether nothing is kept. */
const isSemanticBlank = (state: SemanticState): boolean =>
  [
    state.episodes,
    state.nodes,
    state.versions,
    state.episodeLinks,
    state.relationships,
    state.quarantined,
    state.usage,
  ].every((rows) => rows.size === 0)

/** What is left of a scope: nothing, or its audit log. */
export const erasedState = ({ scope, audit }: ScopeState, options: EraseOptions): ScopeState => ({
  ...emptyScope(scope),
  ...(options.audit === true ? {} : { audit }),
})

/** How much went, by the names SQL stores give their tables; what only serves to find the rest is not counted. */
export function erasedRows(state: ScopeState, options: EraseOptions): Readonly<Record<string, number>> {
  const { semantic } = state
  const sum = <T>(rows: ReadonlyMap<unknown, T>, size: (row: T) => number): number =>
    [...rows.values()].reduce((total, row) => total + size(row), 0)
  const rows: Record<string, number> = {
    memory_items: state.items.size,
    memory_cards: state.cards.size,
    postings: sum(state.documents, (terms) => terms.size),
    query_expansions: sum(state.expansions, (some) => some.length),
    embeddings: sum(state.vectors, (space) => space.rows.size),
    changes: state.changes.size,
    change_images: sum(state.images, (some) => some.length),
    sessions: state.sessions.size,
    qa_turns: state.turns.size,
    context_variables: sum(state.working, (some) => some.size),
    episodes: semantic.episodes.size,
    episode_items: semantic.episodeItems.size,
    semantic_nodes: semantic.nodes.size,
    node_versions: sum(semantic.versions, (some) => some.size),
    episode_nodes: sum(semantic.episodeLinks, (some) => some.size),
    semantic_relationships: semantic.relationships.size,
    semantic_vectors:
      sum(semantic.vectors.node, (space) => space.rows.size) +
      sum(semantic.vectors.episode, (space) => space.rows.size),
    semantic_quarantine: semantic.quarantined.size,
    model_usage: semantic.usage.size,
    audit_log: options.audit === true ? state.audit.size : 0,
    scopes: isBlank(state) || !isBlank(erasedState(state, options)) ? 0 : 1,
  }
  return Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0))
}
