import type { EpochMs } from './item.ts'

/** A narrated stretch of conversation. Design 003. */
export interface Episode {
  readonly scope: string
  readonly id: string
  readonly title: string
  readonly summary: string
  /** The narration. */
  readonly content: string
  /** Items it was made from, in order. */
  readonly itemIds: readonly string[]
  readonly session: string | null
  readonly startedAt: EpochMs
  readonly endedAt: EpochMs
  readonly recordedAt: EpochMs
}

/** A piece of private knowledge that a reconstruction from common knowledge missed. Design 003, "SemanticNode". */
export interface SemanticNode {
  readonly scope: string
  readonly id: string
  readonly key: string
  readonly value: string
  /** The original words it was found in. */
  readonly context: string
  /** 0–1. */
  readonly confidence: number
  /** From 1; older values are in `evolution`. */
  readonly version: number
  readonly evolution: readonly {
    readonly value: string
    readonly until: EpochMs
    readonly episodeId: string | null
  }[]
  readonly discoveryEpisodeId: string | null
  readonly linkedEpisodeIds: readonly string[]
  readonly evolutionEpisodeIds: readonly string[]
  readonly createdAt: EpochMs
  readonly updatedAt: EpochMs
  readonly accessedAt: EpochMs | null
}

/** Design 003, "RelationshipType". */
export type RelationshipType =
  'related' | 'evolved_from' | 'part_of' | 'similar_to' | 'opposite_to' | 'temporal'

/** A weighted edge between two nodes. */
export interface SemanticRelationship {
  readonly scope: string
  readonly id: string
  readonly from: string
  readonly to: string
  readonly type: RelationshipType
  /** 0.3 time + 0.4 context + 0.3 text, 0–1; kept above 0.3 (DESIGN §10). */
  readonly strength: number
  readonly description: string | null
  readonly discoveryEpisodeId: string | null
  readonly createdAt: EpochMs
  readonly reinforcedAt: EpochMs
}

/** A gap between the reconstruction and the original, as a discoverer proposes it. */
export interface NodeDraft {
  readonly key: string
  readonly value: string
  readonly context: string
  readonly gapType: string
  readonly confidence: number
  /** Must stand in the original; a draft whose quote does not is quarantined. */
  readonly quote: string
}

export interface RelationshipDraft {
  readonly from: string
  readonly to: string
  readonly type: RelationshipType
  readonly description?: string
}
