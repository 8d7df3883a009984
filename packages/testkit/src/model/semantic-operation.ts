import type { Episode } from '@recollect/core'
import type {
  EpisodeLink,
  ModelUsage,
  NodeVersion,
  Quarantined,
  SemanticRelationship,
  StoredNode,
  NodeAccess,
  SemanticKind,
  VectorSpace,
} from '@recollect/core/store'

/** A write to episodes and knowledge. With `capabilities.semantic`; without, nothing happens. */
export type SemanticOperation =
  | { readonly kind: 'put episode'; readonly episode: Omit<Episode, 'scope'> }
  | { readonly kind: 'remove episode'; readonly id: string }
  | { readonly kind: 'put node'; readonly node: Omit<StoredNode, 'scope'> }
  | { readonly kind: 'remove node'; readonly id: string }
  | OfRecords
  | OfAccounts

/** What belongs to nodes and episodes, which are made when they are not there. */
export type OfRecords =
  | { readonly kind: 'put version'; readonly version: NodeVersion }
  | { readonly kind: 'remove version'; readonly nodeId: string; readonly version: number }
  | { readonly kind: 'link'; readonly link: EpisodeLink }
  | { readonly kind: 'unlink'; readonly episodeId: string; readonly nodeId: string }
  | { readonly kind: 'put relationship'; readonly relationship: Omit<SemanticRelationship, 'scope'> }
  | { readonly kind: 'remove relationship'; readonly id: string }

export type OfAccounts =
  | { readonly kind: 'set cut up to'; readonly seq: number }
  /** Rows that are in quarantine already are left out. */
  | { readonly kind: 'quarantine'; readonly rows: readonly Omit<Quarantined, 'scope'>[] }
  | { readonly kind: 'drop quarantined'; readonly ids: readonly string[] | null }
  | { readonly kind: 'add usage'; readonly usage: ModelUsage }
  | { readonly kind: 'note access'; readonly accesses: readonly NodeAccess[] }
  | {
      readonly kind: 'put semantic vectors'
      readonly of: SemanticKind
      readonly space: VectorSpace
      readonly vectors: readonly (readonly [id: string, vector: readonly number[]])[]
    }
  | { readonly kind: 'keep only space'; readonly space: VectorSpace }
