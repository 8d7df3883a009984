import type { Episode } from '@recollect/core'
import type {
  EpisodeLink,
  NodeVersion,
  Quarantined,
  SemanticRelationship,
  StoredNode,
} from '@recollect/core/store'

/** What a dry run would have written so far, by id; null: removed. */
export interface Overlay {
  readonly episodes: Map<string, Episode | null>
  readonly nodes: Map<string, StoredNode | null>
  /** By node and number. */
  readonly versions: Map<string, NodeVersion | null>
  /** By episode and node. */
  readonly links: Map<string, EpisodeLink | null>
  readonly edges: Map<string, SemanticRelationship | null>
  readonly quarantined: Map<string, Quarantined | null>
}

export const overlay = (): Overlay => ({
  episodes: new Map(),
  nodes: new Map(),
  versions: new Map(),
  links: new Map(),
  edges: new Map(),
  quarantined: new Map(),
})

export const versionName = (nodeId: string, version: number): string => `${nodeId} ${String(version)}`
export const linkName = (episodeId: string, nodeId: string): string => `${episodeId} ${nodeId}`

/** Rows of the store with what was laid over them; new ones that pass are added. In order. Pure. */
export function laid<T>(
  rows: readonly T[],
  over: ReadonlyMap<string, T | null>,
  nameOf: (row: T) => string,
  passes: (row: T) => boolean,
  compare: (a: T, b: T) => number,
): readonly T[] {
  const kept = rows.filter((row) => !over.has(nameOf(row)))
  const added = [...over.values()].flatMap((row) => (row !== null && passes(row) ? [row] : []))
  return [...kept, ...added].sort(compare)
}

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
