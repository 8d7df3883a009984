import type {
  EpisodeFilter,
  NodeFilter,
  SemanticKeyKind,
  SemanticReader,
  StoredNode,
} from '@recollect/core/store'
import type { Page, PageRequest, Episode } from '@recollect/core'
import { episodeKeys, nodeKeys } from '@recollect/core/store'
import { byText, laid, linkName, versionName } from './overlay.ts'
import type { Overlay } from './overlay.ts'

type Read = Omit<SemanticReader, 'cutUpTo'>

/**
 * Reads a snapshot with an overlay on it. What only the overlay has comes on the last page of a list, in order there; totals, accounts and
 * vectors are those of the snapshot.
 */
export const overlayReader = (base: SemanticReader, over: Overlay): Read => ({
  totals: () => base.totals(),
  usage: (from, to) => base.usage(from, to),
  vectors: (...given) => base.vectors(...given),
  withoutVector: (...given) => base.withoutVector(...given),
  lastEpisode: (session) => base.lastEpisode(session),
  find: (kind, key, limit) => find(base, over, kind, key, limit),
  ...episodesOver(base, over),
  ...nodesOver(base, over),
  linksOfNodes: async (ids) => {
    const rows = await base.linksOfNodes(ids)
    const among = new Set(ids)
    const name = (link: (typeof rows)[number]) => linkName(link.episodeId, link.nodeId)
    const order = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
      byText(a.nodeId, b.nodeId) || byText(a.episodeId, b.episodeId)
    return laid(rows, over.links, name, ({ nodeId }) => among.has(nodeId), order)
  },
  linksOfEpisodes: async (ids) => {
    const rows = await base.linksOfEpisodes(ids)
    const among = new Set(ids)
    const name = (link: (typeof rows)[number]) => linkName(link.episodeId, link.nodeId)
    const order = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
      byText(a.episodeId, b.episodeId) || byText(a.nodeId, b.nodeId)
    return laid(rows, over.links, name, ({ episodeId }) => among.has(episodeId), order)
  },
  relationships: async (ids) => {
    const among = new Set(ids)
    const touches = (edge: { from: string; to: string }) => among.has(edge.from) || among.has(edge.to)
    return laid(await base.relationships(ids), over.edges, idOf, touches, byId)
  },
  quarantined: (page) =>
    pageOver(
      page,
      (request) => base.quarantined(request),
      over.quarantined,
      () => true,
      byId,
    ),
})

const idOf = ({ id }: { readonly id: string }): string => id
const byId = (a: { readonly id: string }, b: { readonly id: string }): number => byText(a.id, b.id)
const byStart = (a: Episode, b: Episode): number => a.startedAt - b.startedAt || byId(a, b)

const episodesOver = (
  base: SemanticReader,
  over: Overlay,
): Pick<Read, 'episode' | 'episodesById' | 'episodes' | 'episodesOfItems'> => ({
  episode: async (id) => over.episodes.get(id) ?? (over.episodes.has(id) ? null : base.episode(id)),
  episodesById: async (ids) => pick(ids, await base.episodesById(ids), over.episodes),
  episodes: (page, filter = {}) =>
    pageOver(
      page,
      (request) => base.episodes(request, filter),
      over.episodes,
      episodePasses(filter),
      byStart,
    ),
  episodesOfItems: async (itemIds) => {
    const there = new Map(await base.episodesOfItems(itemIds))
    for (const [item, id] of there) if (over.episodes.has(id)) there.delete(item)
    const wanted = new Set(itemIds)
    for (const episode of over.episodes.values())
      for (const item of episode?.itemIds ?? []) if (episode && wanted.has(item)) there.set(item, episode.id)
    return there
  },
})

const nodesOver = (
  base: SemanticReader,
  over: Overlay,
): Pick<Read, 'node' | 'nodesById' | 'nodes' | 'versions'> => ({
  node: async (id) => over.nodes.get(id) ?? (over.nodes.has(id) ? null : base.node(id)),
  nodesById: async (ids) => pick(ids, await base.nodesById(ids), over.nodes),
  nodes: (page, filter = {}) =>
    pageOver(page, (request) => base.nodes(request, filter), over.nodes, nodePasses(filter), byId),
  versions: async (ids) => {
    const among = new Set(ids)
    const rows = await base.versions(ids)
    const name = (row: (typeof rows)[number]) => versionName(row.nodeId, row.version)
    const order = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
      byText(a.nodeId, b.nodeId) || a.version - b.version
    return laid(rows, over.versions, name, ({ nodeId }) => among.has(nodeId), order)
  },
})

function pick<T extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly T[],
  over: ReadonlyMap<string, T | null>,
): readonly T[] {
  const byName = new Map<string, T | null>([...rows.map((row): [string, T] => [row.id, row]), ...over])
  return [...new Set(ids)].flatMap((id) => byName.get(id) ?? [])
}

async function pageOver<T extends { readonly id: string }>(
  page: PageRequest,
  list: (page: PageRequest) => Promise<Page<T>>,
  over: ReadonlyMap<string, T | null>,
  passes: (row: T) => boolean,
  compare: (a: T, b: T) => number,
): Promise<Page<T>> {
  const { rows, next } = await list(page)
  const added = next === null ? over : new Map([...over].map(([id]): [string, null] => [id, null]))
  return { rows: laid(rows, added, idOf, passes, compare), next }
}

const episodePasses =
  ({ session, state, from = -Infinity, to = Infinity }: EpisodeFilter) =>
  (episode: Episode): boolean =>
    (session === undefined || episode.session === session) &&
    (state === undefined || episode.state === state) &&
    from <= episode.startedAt &&
    episode.startedAt < to

const nodePasses =
  ({ from = -Infinity, to = Infinity }: NodeFilter) =>
  ({ updatedAt }: StoredNode): boolean =>
    from <= updatedAt && updatedAt < to

async function find(
  base: SemanticReader,
  over: Overlay,
  kind: SemanticKeyKind,
  key: string,
  limit: number,
): Promise<readonly string[]> {
  const rows: ReadonlyMap<string, unknown> = kind === 'episode_term' ? over.episodes : over.nodes
  const kept = (await base.find(kind, key, limit)).filter((id) => !rows.has(id))
  const keysOf =
    kind === 'episode_term'
      ? [...over.episodes.values()].flatMap((row) => (row ? [{ id: row.id, keys: episodeKeys(row) }] : []))
      : [...over.nodes.values()].flatMap((row) => (row ? [{ id: row.id, keys: nodeKeys(row) }] : []))
  const added = keysOf
    .filter(({ keys }) => keys.some(([own, name]) => own === kind && name === key))
    .map(idOf)
  return [...kept, ...added].sort((a, b) => byText(b, a)).slice(0, limit)
}
