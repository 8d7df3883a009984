import type { SqlFlag, SqlTime } from '../codec.ts'
import type { ScopeKey } from './scope-key.ts'

/** Narrated stretches of conversation. */
export interface EpisodesTable {
  scope: ScopeKey
  id: string
  title: string
  summary: string
  content: string
  /** A JSON list. */
  item_ids: string
  session: string | null
  started_at: SqlTime
  ended_at: SqlTime
  recorded_at: SqlTime
  narrated_by: string
  discovered_by: string | null
  discovered_at: SqlTime | null
  state: string
  attempts: number
  last_error: string | null
  /** A JSON list. */
  terms: string
}

/** Which episode a message is in. */
export interface EpisodeItemsTable {
  scope: ScopeKey
  item_id: string
  episode_id: string
}

/** Private knowledge as it stands. */
export interface SemanticNodesTable {
  scope: ScopeKey
  id: string
  key: string
  key_form: string
  key_words: string
  value: string
  context: string
  gap_type: string
  confidence: number
  version: number
  versions: number
  /** Words of a message, and where they stand in it. */
  quote: string
  source_memory_id: string
  span_start: number
  span_end: number
  valid_from: SqlTime
  created_at: SqlTime
  last_updated: SqlTime
  last_accessed: SqlTime | null
  access_count: number
  relevance_score: number
  importance_score: number
  discovery_episode_id: string | null
  discovery_method: string
  /** A JSON list. */
  search_keywords: string
}

/** Every value a node had. */
export interface NodeVersionsTable {
  scope: ScopeKey
  node_id: string
  version: number
  value: string
  context: string
  gap_type: string
  confidence: number
  episode_id: string | null
  quote: string
  source_memory_id: string
  span_start: number
  span_end: number
  valid_from: SqlTime
  valid_to: SqlTime | null
  /** A JSON list: other episodes that said it while it held. */
  seen: string
  recorded_at: SqlTime
}

/** Which episodes tell of which nodes. */
export interface EpisodeNodesTable {
  scope: ScopeKey
  episode_id: string
  node_id: string
  /** Whether the episode changed the node's value. */
  is_evolution: SqlFlag
}

/** Edges between nodes, one for each pair and type. */
export interface SemanticRelationshipsTable {
  scope: ScopeKey
  id: string
  source_node_id: string
  target_node_id: string
  relationship_type: string
  strength: number
  description: string | null
  discovery_episode_id: string | null
  /** A JSON list. */
  episode_ids: string
  created_at: SqlTime
  last_reinforced: SqlTime
}

/** What nodes and episodes are found by. */
export interface SemanticKeysTable {
  scope: ScopeKey
  /** 1 normal form of a node's key, 2 words of the key, 3 keyword of a node, 4 term of an episode. */
  kind: number
  key: string
  id: string
}

/** Vectors of nodes and episodes. */
export interface SemanticVectorsTable {
  scope: ScopeKey
  /** 1 node, 2 episode. */
  kind: number
  id: string
  model: string
  dimensions: number
  /** Float32, little endian. */
  vector: Uint8Array
}

/** What models proposed and was not stored. */
export interface SemanticQuarantineTable {
  scope: ScopeKey
  id: string
  episode_id: string | null
  /** What it would have become. */
  proposed: string
  reason: string
  detail: string
  proposal: string
  at: SqlTime
}

/** What models were used for, by day. */
export interface ModelUsageTable {
  scope: ScopeKey
  day: string
  model: string
  calls: number
  input_tokens: number
  output_tokens: number
  cost_micros: number
}

export interface SemanticTables {
  episodes: EpisodesTable
  episode_items: EpisodeItemsTable
  semantic_nodes: SemanticNodesTable
  node_versions: NodeVersionsTable
  episode_nodes: EpisodeNodesTable
  semantic_relationships: SemanticRelationshipsTable
  semantic_keys: SemanticKeysTable
  semantic_vectors: SemanticVectorsTable
  semantic_quarantine: SemanticQuarantineTable
  model_usage: ModelUsageTable
}
