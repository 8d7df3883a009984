import type {
  Episode,
  EpisodeFilter,
  EpisodeLink,
  ModelUsage,
  NodeFilter,
  NodeVersion,
  Page,
  PageRequest,
  Quarantined,
  SemanticKeyKind,
  SemanticKind,
  SemanticReader,
  SemanticRelationship,
  SemanticTotals,
  StoredNode,
  VectorSpace,
} from '@recollect/core'
import { checkLimit } from '../checks.ts'
import { byCodePoint } from '../code-points.ts'
import type { Lease } from '../lease.ts'
import { pageOfNames } from '../sorted.ts'
import { episodePage } from './episode-page.ts'
import type { SemanticState } from './state.ts'
import { semanticTotals } from './totals.ts'
import { idsWithoutVector, vectorsAfter } from './vectors.ts'

export class InMemorySemantic implements SemanticReader {
  protected readonly lease: Lease

  constructor(lease: Lease) {
    this.lease = lease
  }

  protected get state(): SemanticState {
    return this.lease.state.semantic
  }

  get cutUpTo(): number {
    return this.lease.state.counters.get('cutUpTo') ?? 0
  }

  async totals(): Promise<SemanticTotals> {
    return semanticTotals(this.state)
  }

  async episode(id: string): Promise<Episode | null> {
    return this.state.episodes.get(id) ?? null
  }

  async episodesById(ids: readonly string[]): Promise<readonly Episode[]> {
    return rowsAt(this.state.episodes, ids)
  }

  async episodes(page: PageRequest, filter: EpisodeFilter = {}): Promise<Page<Episode>> {
    return episodePage(this.state, page, filter)
  }

  async lastEpisode(session: string | null): Promise<Episode | null> {
    const { episodeEnds, episodes } = this.state
    const last = episodeEnds.get(session)?.at(-1)
    return last === undefined ? null : (episodes.get(last[1]) ?? null)
  }

  async episodesOfItems(itemIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { episodeItems } = this.state
    return new Map(
      itemIds.flatMap((item) => {
        const episode = episodeItems.get(item)
        return episode === undefined ? [] : [[item, episode]]
      }),
    )
  }

  async node(id: string): Promise<StoredNode | null> {
    return this.state.nodes.get(id) ?? null
  }

  async nodesById(ids: readonly string[]): Promise<readonly StoredNode[]> {
    return rowsAt(this.state.nodes, ids)
  }

  async nodes(
    page: PageRequest,
    { from = -Infinity, to = Infinity }: NodeFilter = {},
  ): Promise<Page<StoredNode>> {
    const { nodeIds, nodes } = this.state
    return pageOfNames(page, nodeIds, (id) => {
      const node = nodes.get(id)
      return node !== undefined && from <= node.updatedAt && node.updatedAt < to ? node : undefined
    })
  }

  async versions(nodeIds: readonly string[]): Promise<readonly NodeVersion[]> {
    return inOrder(nodeIds).flatMap((id) =>
      [...(this.state.versions.get(id)?.values() ?? [])].sort((a, b) => a.version - b.version),
    )
  }

  async find(kind: SemanticKeyKind, key: string, limit: number): Promise<readonly string[]> {
    checkLimit(limit)
    return (this.state.keys[kind].get(key) ?? []).slice(-limit).reverse()
  }

  async linksOfNodes(nodeIds: readonly string[]): Promise<readonly EpisodeLink[]> {
    return linksUnder(this.state.nodeLinks, nodeIds)
  }

  async linksOfEpisodes(episodeIds: readonly string[]): Promise<readonly EpisodeLink[]> {
    return linksUnder(this.state.episodeLinks, episodeIds)
  }

  async relationships(nodeIds: readonly string[]): Promise<readonly SemanticRelationship[]> {
    const { nodeEdges, relationships } = this.state
    return rowsAt(relationships, inOrder(nodeIds.flatMap((id) => nodeEdges.get(id) ?? [])))
  }

  async quarantined(page: PageRequest): Promise<Page<Quarantined>> {
    const { quarantined, quarantinedIds } = this.state
    return pageOfNames(page, quarantinedIds, (id) => quarantined.get(id))
  }

  async usage(from: string, to: string): Promise<readonly ModelUsage[]> {
    return [...this.state.usage.values()]
      .filter(({ day }) => byCodePoint(from, day) <= 0 && byCodePoint(day, to) <= 0)
      .sort((a, b) => byCodePoint(a.day, b.day) || byCodePoint(a.model, b.model))
  }

  vectors(
    kind: SemanticKind,
    space: VectorSpace,
    after: string,
    limit: number,
  ): Promise<ReadonlyMap<string, Float32Array>> {
    return vectorsAfter(this.state, kind, space, after, limit)
  }

  async withoutVector(kind: SemanticKind, space: VectorSpace, limit: number): Promise<readonly string[]> {
    return idsWithoutVector(this.state, kind, space, limit)
  }
}

/** Each once, by code point. */
const inOrder = (ids: readonly string[]): readonly string[] => [...new Set(ids)].sort(byCodePoint)

const rowsAt = <T>(rows: ReadonlyMap<string, T>, ids: readonly string[]): T[] =>
  ids.flatMap((id) => rows.get(id) ?? [])

const linksUnder = (
  links: ReadonlyMap<string, ReadonlyMap<string, EpisodeLink>>,
  ids: readonly string[],
): EpisodeLink[] =>
  inOrder(ids).flatMap((id) =>
    [...(links.get(id) ?? [])].sort(([a], [b]) => byCodePoint(a, b)).map(([, link]) => link),
  )
