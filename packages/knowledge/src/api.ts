import type {
  AbortSignalLike,
  Page,
  PageRequest,
  EpochMs,
  Episode,
  SemanticNode,
  TimeInput,
} from '@recollect/core'
import type {
  EpisodeFilter,
  NodeFilter,
  EpisodeState,
  ModelUsage,
  NodeDraft,
  Quarantined,
  QuarantineReason,
  RelationshipDraft,
  RelationshipType,
  SemanticRelationship,
} from '@recollect/core/store'

/** How many episodes and nodes are wanted, and how near they must lie. */
export interface SemanticSearchOptions {
  /** 1–100; default 10. */
  readonly limit?: number
  /** 0–1; default 0: whatever shares a word that carries content, or lies near enough by meaning. */
  readonly minScore?: number
}

/** A node that was found. */
export interface NodeHit {
  readonly node: SemanticNode
  /**
   * 0–1: how much of the query the key, value and context have, rare words counting more; or the likeness of their vectors, where higher.
   */
  readonly score: number
  /** Words of the query it has. */
  readonly matched: readonly string[]
}

/** An episode that was found: its score, and the words of the query it has. */
export interface EpisodeHit {
  readonly episode: Episode
  readonly score: number
  readonly matched: readonly string[]
}

/** The episodes a node is told of in, both lists oldest first. */
export interface NodeEpisodes {
  readonly linked: readonly Episode[]
  /** Those that changed its value. */
  readonly evolution: readonly Episode[]
}

/** A node that was reached from another one. */
export interface RelatedNode {
  readonly node: SemanticNode
  /** The edge by which it was reached. */
  readonly relationship: SemanticRelationship
  /** Steps from the node asked about, from 1. */
  readonly depth: number
}

/** What is related to a node, one step away and further. Strongest first; each node once, at its least depth. */
export interface RelatedKnowledge {
  readonly direct: readonly RelatedNode[]
  readonly indirect: readonly RelatedNode[]
}

/** One value of a node. */
export interface EvolutionStep {
  readonly version: number
  readonly value: string
  /** The episode that brought the value; null when it is gone. */
  readonly episode: Episode | null
  /** When its words were said. */
  readonly timestamp: EpochMs
  readonly confidence: number
  readonly quote: string
}

/** How the value of a node changed, with the episodes that tell of it. */
export interface KnowledgeEvolution {
  readonly node: SemanticNode
  /** Oldest value first; the last one holds. */
  readonly timeline: readonly EvolutionStep[]
  readonly linkedEpisodes: readonly Episode[]
  readonly evolutionEpisodes: readonly Episode[]
}

/** Nodes and the edges among them, for drawing. */
export interface KnowledgeGraph {
  readonly nodes: readonly SemanticNode[]
  readonly relationships: readonly SemanticRelationship[]
}

/** Which part of the graph of nodes to give. */
export interface GraphOptions {
  /** Id or key: this node and what is related to it. Left out: the most important nodes. */
  readonly from?: string
  /** 1–5; default 2. */
  readonly depth?: number
  /** Nodes at most, 1–1,000; default 100. */
  readonly limit?: number
}

/** Private knowledge of a scope. Needs a store with `capabilities.semantic`. */
export interface Nodes {
  /** One node; null when the scope has none of that id. */
  get(id: string): Promise<SemanticNode | null>
  /** Page by page. */
  list(options?: NodeFilter & Partial<PageRequest>): Promise<Page<SemanticNode>>
  /** The node of a key, found by its normal form, then by its words. */
  byKey(key: string): Promise<SemanticNode | null>
  /** Nodes near a query, by their present values only. @throws InvalidInputError for an empty or malformed query. */
  search(query: string, options?: SemanticSearchOptions): Promise<readonly NodeHit[]>
  /** Episodes that tell of a node. @throws NotFoundError; so do the others that take a node by its id or key. */
  episodes(idOrKey: string): Promise<NodeEpisodes>
  /** `depth`: 1–5, default 2. */
  related(idOrKey: string, depth?: number): Promise<RelatedKnowledge>
  /** Every value there was, with the episode that brought it. */
  evolution(idOrKey: string): Promise<KnowledgeEvolution>
  /** Nodes with the relationships between them. */
  graph(options?: GraphOptions): Promise<KnowledgeGraph>
  /** Deletes it for good: versions, links, relationships, vectors. The episodes and messages stay. @throws NotFoundError */
  forget(idOrKey: string): Promise<void>
}

/** Which episodes to list, and how many a page. */
export interface EpisodeList extends Omit<EpisodeFilter, 'from' | 'to'>, Partial<PageRequest> {
  readonly from?: TimeInput
  readonly to?: TimeInput
}

/** Narrated stretches of conversation of a scope. Needs a store with `capabilities.semantic`. */
export interface Episodes {
  /** One episode; null when the scope has none of that id. */
  get(id: string): Promise<Episode | null>
  /** By time, oldest first. */
  list(options?: EpisodeList): Promise<Page<Episode>>
  /** Episodes near a query. @throws InvalidInputError for an empty or malformed query. */
  search(query: string, options?: SemanticSearchOptions): Promise<readonly EpisodeHit[]>
  /** Nodes the episode tells of. @throws NotFoundError */
  nodes(id: string): Promise<readonly SemanticNode[]>
  /**
   * Deletes it and what was learned from it alone: nodes lose the values it brought. Its messages stay, and are owed to an episode again.
   * @throws NotFoundError
   */
  forget(id: string): Promise<void>
}

/** What `discover` works on, and how it may be watched and stopped. */
export interface DiscoverOptions {
  /**
   * Writes nothing, the accounts of what models took excepted, and tells what would be written; models are asked (and paid) all the same.
   */
  readonly dryRun?: boolean
  /** Episodes compared at most, 1–10,000; default all that are owed. */
  readonly limit?: number
  /** When more than so many are owed: so many, spread evenly over time, are compared; the others are set aside as `skipped`. */
  readonly sample?: number
  /** Takes in those that were skipped before. */
  readonly skipped?: boolean
  /** Tries those again that were given up. */
  readonly failed?: boolean
  /** Also cuts what may still be going on: messages younger than `discovery.gapMinutes`. */
  readonly ongoing?: boolean
  /** Stops it: what is under way is not written, and the promise resolves with what was done. */
  readonly signal?: AbortSignalLike
  /** Called before the first step and after each; awaited, so that a caller may let other work in, or throw to stop. */
  readonly onProgress?: (progress: DiscoverProgress) => void | Promise<void>
}

/** How far `discover` is in one of its two steps. */
export interface DiscoverProgress {
  readonly step: 'cut' | 'discover'
  /** Messages (`cut`), or episodes (`discover`). */
  readonly done: number
  readonly total: number
}

/** What became of one proposal. */
export interface Finding {
  readonly draft: NodeDraft
  /**
   * `files`: what was said earlier than the present value goes into its past. `reinforces`: the same value, said by another episode.
   * `none`: known from this very episode.
   */
  readonly verdict: 'new' | 'evolves' | 'files' | 'reinforces' | 'none' | 'quarantined'
  /** The node, where there is one. In a dry run its id is made up. */
  readonly nodeId: string | null
  /** Its key, as it was named first. */
  readonly key: string
  /** The value that held before. */
  readonly before: string | null
  /** Version it has now. */
  readonly version: number | null
  /** Why it was quarantined. */
  readonly reason: QuarantineReason | null
  readonly detail: string | null
}

/** A relationship between nodes that a discoverer named, and what was decided about it. */
export interface FoundRelationship {
  readonly draft: RelationshipDraft
  readonly type: RelationshipType
  /** `weak`: its strength does not pass `discovery.relationshipThreshold`. */
  readonly verdict: 'new' | 'reinforces' | 'none' | 'weak' | 'quarantined'
  readonly strength: number | null
  /** Why it was quarantined. */
  readonly reason: QuarantineReason | null
  readonly detail: string | null
}

/** What comparing one episode gave. */
export interface EpisodeReport {
  readonly episode: Episode
  /** Null when the discoverer was not asked, or failed. */
  readonly reconstruction: string | null
  readonly findings: readonly Finding[]
  readonly relationships: readonly FoundRelationship[]
  /** Facts the model extractor added. */
  readonly cards: number
  /**
   * Why it failed; it is tried again until `discovery.maxAttempts`. `code`: that of the error (`PLUGIN_FAILED` where it has none);
   * `INCOMPLETE`: what is there was applied; `EPISODE_CHANGED`: it changed meanwhile, which is nobody's fault.
   */
  readonly error: { readonly code: string; readonly message: string } | null
  /** Calls of a chat model it took. */
  readonly calls: number
}

/** What one run of `discover` did, or with `dryRun` would do. */
export interface DiscoverReport {
  readonly dryRun: boolean
  /** Messages put into episodes, and those that wait because their conversation may still be going on. */
  readonly messages: { readonly cut: number; readonly waiting: number }
  /** Episodes that are new, and those that were merged into others. */
  readonly episodes: { readonly added: number; readonly merged: number }
  readonly reports: readonly EpisodeReport[]
  /** Episodes that no discoverer has compared yet. */
  readonly owed: number
  readonly usage: {
    readonly calls: number
    readonly inputTokens: number
    readonly outputTokens: number
    readonly costMicros: number
  }
  /**
   * Why it ended before all was done: `code` of the error, or `ABORTED`; null when it went through. `until`: when it makes sense to go
   * on.
   */
  readonly stopped: { readonly code: string; readonly message: string; readonly until: EpochMs | null } | null
}

/** What is owed to discovery, and what it has put aside, counted. */
export interface DiscoveryStatus {
  /** Messages in no episode yet. */
  readonly messages: number
  readonly episodes: Readonly<Record<EpisodeState, number>>
  readonly quarantined: number
}

/** Looking after discovery. */
export interface DiscoveryDesk {
  /** Linear in what is owed. */
  status(): Promise<DiscoveryStatus>
  /** What a model found and was not kept, with the reason. */
  quarantined(page?: Partial<PageRequest>): Promise<Page<Quarantined>>
  /** Removes rows that were looked at; all without ids. Returns how many. */
  dismiss(ids?: readonly string[]): Promise<number>
  /** Gives episodes that failed all their tries again; all without ids. Returns how many. */
  retry(episodeIds?: readonly string[]): Promise<number>
  /** Calls, tokens and cost by day (UTC) and model; of the last 30 days when they are left out. */
  usage(from?: TimeInput, to?: TimeInput): Promise<readonly ModelUsage[]>
}

/** Episodes and knowledge near a query, side by side. */
export interface EnhancedResult {
  readonly episodes: readonly EpisodeHit[]
  /** Empty when it was not asked for. */
  readonly knowledge: readonly NodeHit[]
}

/** Of `stats()`, where the store keeps episodes. */
export interface SemanticStats {
  readonly episodes: Readonly<Record<EpisodeState, number>>
  readonly nodes: number
  readonly relationships: number
  readonly quarantined: number
  /** Nodes an episode that was compared brought, on average; null before the first. */
  readonly discoveryRate: number | null
  /** Changes of value a node had, on average; null without nodes. */
  readonly evolutionFrequency: number | null
  /** Relationships a node has, on average (each is had by both its ends); null without nodes. */
  readonly relationshipDensity: number | null
  /** Milliseconds the searches for the keys of up to five nodes took just now: the median; null without nodes. */
  readonly queryMs: number | null
  /** UTF-8 bytes of what is kept, and of that an episode brings on average; null before the first. */
  readonly bytes: number
  readonly bytesPerEpisode: number | null
  /** Of the last 30 days. */
  readonly usage: {
    readonly calls: number
    readonly inputTokens: number
    readonly outputTokens: number
    readonly costMicros: number
  }
}
