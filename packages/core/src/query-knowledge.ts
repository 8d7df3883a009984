import type { Hit, RecallPolicy } from './api/recall.ts'
import type { MemoryItem } from './types/item.ts'
import type { Episode, SemanticNode } from './types/semantic.ts'
import type { QueryPlan } from './query-plan.ts'

/** How a node's key and value stand to a question. */
export interface NodeFit {
  /** Share of what the question says that key and value have, 0–1; words that say when are not counted. */
  readonly asked: number
  /** The same, where everyday words they lack do not count: "change" need not stand in what changed. */
  readonly askedOfCourse: number
  /** Share of the key's terms that the question has, 0–1. */
  readonly named: number
  /** The question asks for more of the key than whom it is about, and about nobody else. */
  readonly isAbout: boolean
}

/** A node that a search found, and how it fits the question. */
export interface FoundNode {
  readonly node: SemanticNode
  /** 0–1, of the search. */
  readonly score: number
  /** The message its quote stands in. */
  readonly item: MemoryItem | null
  readonly fit: NodeFit
}

/** An episode that a search found. */
export interface FoundEpisode {
  readonly episode: Episode
  readonly score: number
  /** Its messages; read only where a condition on messages is set. */
  readonly items: readonly MemoryItem[] | null
}

/** A record of knowledge by its id, with the message that proves it; or an episode. */
export type KnownRecord =
  | {
      readonly kind: 'node'
      readonly item: MemoryItem | null
      readonly card: null
      readonly node: SemanticNode
    }
  | { readonly kind: 'episode'; readonly item: null; readonly card: null; readonly episode: Episode }

/** What one part of a query finds of knowledge and episodes, best first. */
export interface FoundKnowledge {
  readonly nodes: readonly FoundNode[]
  readonly episodes: readonly FoundEpisode[]
}

/** How knowledge is looked for. */
export interface FindOptions {
  /** What was talked about is asked for: without words to look for, the episodes of the day asked about, or the latest. */
  readonly talks: boolean
  readonly withItems: boolean
}

/** Nodes and episodes of a scope that has any, for one recall; given by a plugin. */
export interface Knowledge {
  /** The policy asked for. */
  readonly policy: RecallPolicy
  find(plan: QueryPlan, options: FindOptions): Promise<FoundKnowledge>
  /** The episodes that tell of each node, oldest first. */
  episodesOf(nodeIds: readonly string[]): Promise<ReadonlyMap<string, readonly Episode[]>>
  /** Those of these messages that no discoverer has read yet, so that knowledge lacks them. Two look-ups. */
  unheard(itemIds: readonly string[]): Promise<ReadonlySet<string>>
  /** The node or episode of an id. */
  record(id: string): Promise<KnownRecord | null>
  /** Notes what is shown, to be written later. */
  note(hits: readonly Hit[]): void
}
