import type {
  Episode,
  EpisodeLink,
  ModelUsage,
  NodeVersion,
  Quarantined,
  SemanticKeyKind,
  SemanticKind,
  SemanticRelationship,
  StoredNode,
  VectorSpace,
} from '@recollect/core'
import type { IdLists, Moment } from './id-lists.ts'

/** Vectors of one space, by the id of their node or episode, as bytes. */
export interface StoredVectors {
  readonly kind: SemanticKind
  readonly space: VectorSpace
  readonly rows: Map<string, Uint8Array>
}

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
  /** By kind, model and dimensions. */
  readonly vectors: Map<string, StoredVectors>
}

export const emptySemantic = (): SemanticState => ({
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
  vectors: new Map(),
})

/** Whether nothing is kept. */
export const isSemanticBlank = (state: SemanticState): boolean =>
  [
    state.episodes,
    state.nodes,
    state.versions,
    state.episodeLinks,
    state.relationships,
    state.quarantined,
    state.usage,
  ].every((rows) => rows.size === 0)
