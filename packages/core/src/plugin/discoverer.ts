import type { Episode, NodeDraft, RelationshipDraft, SemanticNode } from '../types/semantic.ts'
import type { AbortSignalLike } from './ports.ts'

/** What is known around an episode when it is compared. Design 003, "_gather_discovery_context". */
export interface DiscoveryContext {
  /** Up to five nodes near the episode's title and summary. */
  readonly nodes: readonly SemanticNode[]
  /** Up to three earlier episodes near its content. */
  readonly episodes: readonly Episode[]
  readonly signal?: AbortSignalLike
}

/** Finds private knowledge by reconstructing an episode from common knowledge and comparing. */
export interface Discoverer {
  /** `original` is the conversation the episode narrates. */
  discover(episode: Episode, original: string, context: DiscoveryContext): Promise<readonly NodeDraft[]>
  /** Edges among the nodes of one episode. */
  relate(nodes: readonly SemanticNode[], episode: Episode): Promise<readonly RelationshipDraft[]>
}
