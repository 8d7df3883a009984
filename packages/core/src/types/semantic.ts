import type { EpochMs } from './item.ts'

/**
 * How far an episode is. `owed`: cut from the messages and told by rules, a model has not compared it yet. `discovered`: compared.
 * `failed`: given up after so many attempts, with the reason. `skipped`: left out when a large history was sampled.
 */
export type EpisodeState = 'owed' | 'discovered' | 'failed' | 'skipped'

/** A narrated stretch of conversation; every message belongs to at most one. */
export interface Episode {
  readonly scope: string
  /** UUIDv7. */
  readonly id: string
  readonly title: string
  /** One or two sentences. */
  readonly summary: string
  /** The narration, relative dates made absolute. */
  readonly content: string
  /** Items it was made from, in the order they were said. The messages themselves stay as they are. */
  readonly itemIds: readonly string[]
  /** Session of its messages; null when they have none, or when events of several sessions were merged. */
  readonly session: string | null
  /** When its first and its last message was said. */
  readonly startedAt: EpochMs
  readonly endedAt: EpochMs
  readonly recordedAt: EpochMs
  /** `rules@1`, or the discoverer that narrated it. */
  readonly narratedBy: string
  /** The discoverer that compared it; null while none has. */
  readonly discoveredBy: string | null
  readonly discoveredAt: EpochMs | null
  readonly state: EpisodeState
  /** Tries of its discovery that failed, and what the last one failed of. */
  readonly attempts: number
  readonly lastError: string | null
  /** Terms of title, summary, content and messages, each once: it is searched by them. */
  readonly terms: readonly string[]
}

/** Why a model could not have known what a node says. */
export const GAP_TYPES = ['proper_noun', 'personal_fact', 'specific_detail', 'contextual_meaning'] as const
/** Why a model could not have known what a node says; see `GAP_TYPES`. */
export type GapType = (typeof GAP_TYPES)[number]

/** Where the words that prove a value stand: `text.slice(span)` of the item is the quote. */
export interface NodeEvidence {
  readonly quote: string
  readonly itemId: string
  readonly start: number
  readonly end: number
}

/**
 * Words that said a value again: `text.slice(start, end)` of the item. What orders late statements, and what is left when the first words
 * are forgotten.
 */
export interface NodeSighting {
  readonly episodeId: string
  readonly itemId: string
  readonly start: number
  readonly end: number
  /** When they were said. */
  readonly at: EpochMs
}

/** One value a node had or has. Append-only, but for what forgetting takes away. */
export interface NodeVersion {
  readonly nodeId: string
  /** From 1, in order of recording, without a gap as they are given. */
  readonly version: number
  readonly value: string
  readonly context: string
  readonly gapType: GapType
  readonly confidence: number
  /** The episode that brought it. */
  readonly episodeId: string | null
  readonly evidence: NodeEvidence
  /** From when it held: when its words were said. */
  readonly validFrom: EpochMs
  /** Until when; null: it holds. Exactly one version of a node does. */
  readonly validTo: EpochMs | null
  /** Other episodes that said it while it held, by `at`: the last 64. */
  readonly seen: readonly NodeSighting[]
  readonly recordedAt: EpochMs
}

/** A node as stores keep it: without its versions and links, which have rows of their own. */
export interface StoredNode {
  readonly scope: string
  /** UUIDv7. */
  readonly id: string
  /** As the discoverer named it first, at most 500 characters. */
  readonly key: string
  /** `key` in its normal form: two that differ in case, width, spaces, punctuation, possessive or script are one. */
  readonly keyForm: string
  /** The content words of the key in their order: nodes with the same words are one. Empty: it has none. */
  readonly keyWords: string
  /** Of the version that holds. */
  readonly value: string
  /** The words around it that say what is meant. */
  readonly context: string
  readonly gapType: GapType
  /** 0–1: averaged when the value changes, +.1 each time another episode says it again. */
  readonly confidence: number
  /** Number of the version that holds. */
  readonly version: number
  /** How many versions it has. */
  readonly versions: number
  readonly evidence: NodeEvidence
  /** From when the present value holds. */
  readonly validFrom: EpochMs
  readonly createdAt: EpochMs
  readonly updatedAt: EpochMs
  readonly accessedAt: EpochMs | null
  readonly accessCount: number
  /** Score of the search that last found it, 0–1; 0 before the first. */
  readonly relevance: number
  /** 0–1: see `importanceOf`. */
  readonly importance: number
  readonly discoveryEpisodeId: string | null
  /** `diff_analysis`, by the discoverer named behind the colon: `diff_analysis:gpt-5/prompts@1`. */
  readonly discoveryMethod: string
  /** Terms of key, present value and context, each once: it is searched by them. */
  readonly searchKeywords: readonly string[]
}

/** A value that held before. */
export interface NodeEvolution {
  readonly version: number
  readonly value: string
  readonly from: EpochMs
  readonly until: EpochMs
  readonly confidence: number
  /** The episode that brought this value, and when the next value came. */
  readonly episodeId: string | null
}

/** A piece of private knowledge that a reconstruction from common knowledge missed. */
export interface SemanticNode extends StoredNode {
  /** Earlier values, oldest first (`evolution_history`). */
  readonly evolution: readonly NodeEvolution[]
  /** Episodes that tell of it, oldest first. */
  readonly linkedEpisodeIds: readonly string[]
  /** Those of them that changed its value. */
  readonly evolutionEpisodeIds: readonly string[]
}

/** How one node may bear on another. */
export const RELATIONSHIP_TYPES = [
  'related',
  'evolved_from',
  'part_of',
  'similar_to',
  'opposite_to',
  'temporal',
] as const
/** How one node bears on another. `related`, `similar_to` and `opposite_to` have no direction: `from` is the lower id. */
export type RelationshipType = (typeof RELATIONSHIP_TYPES)[number]

/** A weighted edge between two nodes; one for each pair and type. */
export interface SemanticRelationship {
  readonly scope: string
  readonly id: string
  readonly from: string
  readonly to: string
  readonly type: RelationshipType
  /** 0.3 time + 0.4 context + 0.3 text, 0–1; kept above 0.3, and a step nearer to 1 with each episode that shows it again. */
  readonly strength: number
  readonly description: string | null
  readonly discoveryEpisodeId: string | null
  /** The episodes that show it, at most the last 64: each reinforces it once. */
  readonly episodeIds: readonly string[]
  readonly createdAt: EpochMs
  readonly reinforcedAt: EpochMs
}

/** Which episodes a node is told of in; `evolved`: this one changed its value. */
export interface EpisodeLink {
  readonly episodeId: string
  readonly nodeId: string
  readonly evolved: boolean
}

/** A gap between the reconstruction and the original, as a discoverer proposes it. */
export interface NodeDraft {
  readonly key: string
  readonly value: string
  readonly context: string
  readonly gapType: GapType
  /** 0–1. */
  readonly confidence: number
  /** Words of the original that prove it; a draft whose quote does not stand there is quarantined. */
  readonly quote: string
}

/** An edge as a discoverer proposes it, between keys of its drafts or of nodes it was shown. */
export interface RelationshipDraft {
  readonly from: string
  readonly to: string
  readonly type: RelationshipType
  readonly description?: string | null
}

/** Why something a model found was put aside instead of kept. */
export const QUARANTINE_REASONS = [
  'quote_not_found',
  'quote_not_the_users',
  'value_not_founded',
  'confidence',
  'malformed',
  'truncated',
  'unknown_node',
  'too_long',
  'span',
] as const
/** Why something a model proposed was not stored. */
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number]

/** What a model proposed and nothing came of; kept to be looked at. */
export interface Quarantined {
  readonly scope: string
  readonly id: string
  /** Null when the episode is gone. */
  readonly episodeId: string | null
  readonly kind: 'node' | 'relationship' | 'card' | 'reply'
  readonly reason: QuarantineReason
  /** In words, with what was looked for. */
  readonly detail: string
  /** What was proposed, as JSON text; at most 4,000 characters. */
  readonly proposal: string
  readonly at: EpochMs
}

/** What models were used for a scope on one day (UTC). */
export interface ModelUsage {
  /** `2026-11-22`. */
  readonly day: string
  readonly model: string
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** In millionths of the currency the client was given prices in; 0 without prices. */
  readonly costMicros: number
}
