import type { Episode, Page, PageRequest } from '@recollect/core'
import type {
  EpisodeLink,
  ModelUsage,
  NodeVersion,
  Quarantined,
  SemanticRelationship,
  StoredNode,
  EpisodeFilter,
  NodeFilter,
  SemanticKeyKind,
  SemanticKind,
  SemanticReader,
  SemanticTotals,
  VectorSpace,
} from '@recollect/core/store'
import { EPISODE_TEXTS, NODE_TEXTS, fromBytes } from '@recollect/core/store'
import { checkCount, checkLimit } from './checks.ts'
import { Part } from './lease.ts'
import { foreignCursor, pageOfNames, sortedPage } from './pages.ts'
import type { SemanticState } from './scope-state.ts'
import { byCodePoint, byMoment } from './sorted.ts'
import type { Moment } from './sorted.ts'
import { vectorsIn } from './vectors.ts'

/** Of episodes: by `startedAt`, then id. */
const MOMENTS = {
  compare: byMoment,
  toCursor: ([at, id]: Moment): string => `${String(at)} ${id}`,
  fromCursor: (cursor: string): Moment => {
    const [, at, id] = /^(-?\d{1,16}) (.+)$/su.exec(cursor) ?? []
    if (at !== undefined && id !== undefined) return [Number(at), id]
    throw foreignCursor()
  },
}

export class InMemorySemantic extends Part implements SemanticReader {
  get cutUpTo(): number {
    return this.counter('cutUpTo')
  }

  async totals(): Promise<SemanticTotals> {
    return semanticTotals(this.semantic)
  }

  async episode(id: string): Promise<Episode | null> {
    return this.semantic.episodes.get(id) ?? null
  }

  async episodesById(ids: readonly string[]): Promise<readonly Episode[]> {
    return rowsAt(this.semantic.episodes, ids)
  }

  async episodes(page: PageRequest, filter: EpisodeFilter = {}): Promise<Page<Episode>> {
    const { episodes, episodeStarts } = this.semantic
    return sortedPage(page, episodeStarts, MOMENTS, ([, id]) => {
      const episode = episodes.get(id)
      return episode !== undefined && episodePasses(episode, filter) ? episode : undefined
    })
  }

  async lastEpisode(session: string | null): Promise<Episode | null> {
    const { episodeEnds, episodes } = this.semantic
    const last = episodeEnds.get(session)?.at(-1)
    return last === undefined ? null : (episodes.get(last[1]) ?? null)
  }

  async episodesOfItems(itemIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { episodeItems } = this.semantic
    return new Map(
      itemIds.flatMap((item) => {
        const episode = episodeItems.get(item)
        return episode === undefined ? [] : [[item, episode]]
      }),
    )
  }

  async node(id: string): Promise<StoredNode | null> {
    return this.semantic.nodes.get(id) ?? null
  }

  async nodesById(ids: readonly string[]): Promise<readonly StoredNode[]> {
    return rowsAt(this.semantic.nodes, ids)
  }

  async nodes(
    page: PageRequest,
    { from = -Infinity, to = Infinity }: NodeFilter = {},
  ): Promise<Page<StoredNode>> {
    const { nodeIds, nodes } = this.semantic
    return pageOfNames(page, nodeIds, (id) => {
      const node = nodes.get(id)
      return node !== undefined && from <= node.updatedAt && node.updatedAt < to ? node : undefined
    })
  }

  async versions(nodeIds: readonly string[]): Promise<readonly NodeVersion[]> {
    return inOrder(nodeIds).flatMap((id) =>
      [...(this.semantic.versions.get(id)?.values() ?? [])].sort((a, b) => a.version - b.version),
    )
  }

  async find(kind: SemanticKeyKind, key: string, limit: number): Promise<readonly string[]> {
    checkLimit(limit)
    return (this.semantic.keys[kind].get(key) ?? []).slice(-limit).reverse()
  }

  async linksOfNodes(nodeIds: readonly string[]): Promise<readonly EpisodeLink[]> {
    return linksUnder(this.semantic.nodeLinks, nodeIds)
  }

  async linksOfEpisodes(episodeIds: readonly string[]): Promise<readonly EpisodeLink[]> {
    return linksUnder(this.semantic.episodeLinks, episodeIds)
  }

  async relationships(nodeIds: readonly string[]): Promise<readonly SemanticRelationship[]> {
    const { nodeEdges, relationships } = this.semantic
    return rowsAt(relationships, inOrder(nodeIds.flatMap((id) => nodeEdges.get(id) ?? [])))
  }

  async quarantined(page: PageRequest): Promise<Page<Quarantined>> {
    const { quarantined, quarantinedIds } = this.semantic
    return pageOfNames(page, quarantinedIds, (id) => quarantined.get(id))
  }

  async usage(from: string, to: string): Promise<readonly ModelUsage[]> {
    return [...this.semantic.usage.values()]
      .filter(({ day }) => byCodePoint(from, day) <= 0 && byCodePoint(day, to) <= 0)
      .sort((a, b) => byCodePoint(a.day, b.day) || byCodePoint(a.model, b.model))
  }

  async vectors(
    kind: SemanticKind,
    space: VectorSpace,
    after: string,
    limit: number,
  ): Promise<ReadonlyMap<string, Float32Array>> {
    checkCount(limit)
    const found = [...vectorsIn(this.semantic.vectors[kind], space)]
      .filter(([id]) => byCodePoint(id, after) > 0)
      .sort(([a], [b]) => byCodePoint(a, b))
    return new Map(found.slice(0, limit).map(([id, bytes]) => [id, fromBytes(bytes)]))
  }

  async withoutVector(kind: SemanticKind, space: VectorSpace, limit: number): Promise<readonly string[]> {
    checkCount(limit)
    const rows = vectorsIn(this.semantic.vectors[kind], space)
    const missing = [...this.owners(kind).keys()].filter((id) => !rows.has(id))
    return missing.sort(byCodePoint).slice(0, limit)
  }

  protected get semantic(): SemanticState {
    return this.state.semantic
  }

  /** What vectors of a kind belong to. */
  protected owners(kind: SemanticKind): ReadonlyMap<string, unknown> {
    const { episodes, nodes } = this.semantic
    return kind === 'node' ? nodes : episodes
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

const episodePasses = (
  { session, state, startedAt }: Episode,
  { from = -Infinity, to = Infinity, ...filter }: EpisodeFilter,
): boolean =>
  (filter.session === undefined || session === filter.session) &&
  (filter.state === undefined || state === filter.state) &&
  from <= startedAt &&
  startedAt < to

/** Linear in the records of the scope. */
function semanticTotals(state: SemanticState): SemanticTotals {
  const episodes = { owed: 0, discovered: 0, failed: 0, skipped: 0 }
  let bytes = 0
  for (const episode of state.episodes.values()) {
    episodes[episode.state] += 1
    bytes += bytesOf(EPISODE_TEXTS.map((field) => episode[field]))
  }
  for (const node of state.nodes.values()) bytes += bytesOf(NODE_TEXTS.map((field) => node[field]))
  const versions = [...state.versions.values()].flatMap((rows) => [...rows.values()])
  for (const { value, context } of versions) bytes += bytesOf([value, context])
  return {
    episodes,
    nodes: state.nodes.size,
    versions: versions.length,
    relationships: state.relationships.size,
    quarantined: state.quarantined.size,
    bytes,
  }
}

const bytesOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + utf8Length(text), 0)

function utf8Length(text: string): number {
  let bytes = 0
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
