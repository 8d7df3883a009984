import type { EpochMs } from '../types/item.ts'
import type {
  Episode,
  EpisodeLink,
  EpisodeState,
  ModelUsage,
  NodeVersion,
  Quarantined,
  SemanticRelationship,
  StoredNode,
} from '../types/semantic.ts'
import type { Page, PageRequest } from './page.ts'
import type { VectorSpace } from './search.ts'

/** By what nodes and episodes are found beside their id and time. Stores keep these in line with the rows: `nodeKeys`, `episodeKeys`. */
export type SemanticKeyKind = 'node_key' | 'node_words' | 'node_term' | 'episode_term'

/** What has vectors of its own here. */
export type SemanticKind = 'node' | 'episode'

/** Which episodes; all conditions that are given must hold. `session: null`: those outside any session. */
export interface EpisodeFilter {
  readonly session?: string | null
  readonly state?: EpisodeState
  /** `startedAt >= from`, `startedAt < to`. */
  readonly from?: EpochMs
  readonly to?: EpochMs
}

/** Which nodes, by when they last changed. */
export interface NodeFilter {
  /** `updatedAt >= from`, `updatedAt < to`. */
  readonly from?: EpochMs
  readonly to?: EpochMs
}

/** Sums over the semantic records of a scope. */
export interface SemanticTotals {
  readonly episodes: Readonly<Record<EpisodeState, number>>
  readonly nodes: number
  /** Over all nodes; `versions - nodes` is how often knowledge changed. */
  readonly versions: number
  readonly relationships: number
  readonly quarantined: number
  /** UTF-8 bytes of the texts of all episodes, nodes and versions (`EPISODE_TEXTS`, `NODE_TEXTS`; value and context of versions). */
  readonly bytes: number
}

/** What reading left to be noted of a node: written later, with something else. */
export interface NodeAccess {
  readonly nodeId: string
  /** How many times more. */
  readonly count: number
  readonly at: EpochMs
  readonly relevance: number
}

/** Episodes and private knowledge of one scope, with `capabilities.semantic`. Ids are UUIDv7: their order is that of recording. */
export interface SemanticReader {
  /**
   * Items with a `seq` up to this one need not be looked at any more by whoever cuts episodes: each is in one, or gone. Read with the
   * scope's figures: no statement of its own. 0 before the first.
   */
  readonly cutUpTo: number
  /** Cost is linear in the records of the scope at most. */
  totals(): Promise<SemanticTotals>

  episode(id: string): Promise<Episode | null>
  /** In the order of `ids`; missing ones left out. Few statements, however many ids. */
  episodesById(ids: readonly string[]): Promise<readonly Episode[]>
  /** By `startedAt`, then id. One index look-up for a filter by state or by none. */
  episodes(page: PageRequest, filter?: EpisodeFilter): Promise<Page<Episode>>
  /** The episode of a session (null: outside any session) that ended last; of equal ones the one with the highest id. */
  lastEpisode(session: string | null): Promise<Episode | null>
  /** The episode each item is in; items in none are left out. Few statements, however many ids. */
  episodesOfItems(itemIds: readonly string[]): Promise<ReadonlyMap<string, string>>

  node(id: string): Promise<StoredNode | null>
  /** In the order of `ids`; missing ones left out. Few statements, however many ids. */
  nodesById(ids: readonly string[]): Promise<readonly StoredNode[]>
  /** By id. */
  nodes(page: PageRequest, filter?: NodeFilter): Promise<Page<StoredNode>>
  /** Versions of the nodes, by node id, then number. Few statements, however many ids. */
  versions(nodeIds: readonly string[]): Promise<readonly NodeVersion[]>
  /** Ids of what has a key, newest first (highest id). One index look-up. `limit`: 1–1,000. */
  find(kind: SemanticKeyKind, key: string, limit: number): Promise<readonly string[]>

  /** Links of nodes, by node id, then episode id; of episodes, by episode id, then node id. Few statements, however many ids. */
  linksOfNodes(nodeIds: readonly string[]): Promise<readonly EpisodeLink[]>
  linksOfEpisodes(episodeIds: readonly string[]): Promise<readonly EpisodeLink[]>
  /** Edges that touch any of the nodes, each once, by id. Few statements, however many ids. */
  relationships(nodeIds: readonly string[]): Promise<readonly SemanticRelationship[]>

  /** By id. */
  quarantined(page: PageRequest): Promise<Page<Quarantined>>
  /** Of the days from `from` to `to`, both included (`2026-11-22`), by day, then model by code point. */
  usage(from: string, to: string): Promise<readonly ModelUsage[]>

  /** Vectors of the space after an id, by id, at most `limit`; as they were put, bit by bit. `after`: empty for the first. */
  vectors(
    kind: SemanticKind,
    space: VectorSpace,
    after: string,
    limit: number,
  ): Promise<ReadonlyMap<string, Float32Array>>
  /** Ids of the first `limit` nodes or episodes that have no vector in the space, by id. */
  withoutVector(kind: SemanticKind, space: VectorSpace, limit: number): Promise<readonly string[]>
}

/** Writes episodes, nodes and what joins them, within a transaction. */
export interface SemanticWriter extends SemanticReader {
  setCutUpTo(seq: number): Promise<void>
  /**
   * Inserts the episode, or replaces what is there under its id; its vectors are removed when its terms changed. Throws `STORE_CONFLICT`
   * when one of its items is in another episode.
   */
  putEpisode(episode: Omit<Episode, 'scope'>): Promise<void>
  /** Removes it with its links and vectors; its items are in none then. What nodes rest on it is the caller's. Throws `NotFoundError`. */
  removeEpisode(id: string): Promise<void>
  /**
   * Inserts the node, or replaces what is there under its id; its vectors are removed when its search keywords changed. Throws
   * `STORE_CONFLICT` when another node has its `keyForm`.
   */
  putNode(node: Omit<StoredNode, 'scope'>): Promise<void>
  /** Removes it with its versions, links, relationships and vectors. Throws `NotFoundError`. */
  removeNode(id: string): Promise<void>
  /** Inserts the version, or replaces what is there under its node and number. */
  putVersion(version: NodeVersion): Promise<void>
  /** Removes it, when it is there. */
  removeVersion(nodeId: string, version: number): Promise<void>
  /** Inserts the link; one that is there becomes `evolved` if this one is. */
  link(link: EpisodeLink): Promise<void>
  /** Removes it, when it is there. */
  unlink(episodeId: string, nodeId: string): Promise<void>
  /** Inserts the edge, or replaces what stands between the same nodes with the same type (its id stays the first one). */
  putRelationship(relationship: Omit<SemanticRelationship, 'scope'>): Promise<void>
  /** Removes it, when it is there. */
  removeRelationship(id: string): Promise<void>
  quarantine(rows: readonly Omit<Quarantined, 'scope'>[]): Promise<void>
  /** Removes those that are there; all of the scope when no ids are given. Returns how many. */
  dropQuarantined(ids?: readonly string[]): Promise<number>
  /** Adds to what is noted of that day and model. */
  addUsage(usage: ModelUsage): Promise<void>
  /** Adds to counts, raises `accessedAt`, sets `relevance`; ids that are gone are passed over. */
  noteAccess(accesses: readonly NodeAccess[]): Promise<void>
  /**
   * Keeps unit vectors by the id of their node or episode; what one had in the space is replaced, ids that are gone are passed over. Throws
   * `INVALID_INPUT` for a vector of another length; nothing is written then.
   */
  putVectors(
    kind: SemanticKind,
    space: VectorSpace,
    vectors: ReadonlyMap<string, Float32Array>,
  ): Promise<void>
  /** Removes the vectors of every other space, of nodes and episodes, and says how many. */
  keepOnlySpace(space: VectorSpace): Promise<number>
}
