import { grouped } from '@recollect/core/plugin'
import type { NodeEpisodes } from '../api.ts'
import type { SemanticReader } from '@recollect/core/store'
import type { Episode } from '@recollect/core'

/** The episodes that tell of some nodes, in the order of the nodes. Two statements, however many nodes. */
export async function episodesOf(
  semantic: SemanticReader,
  nodeIds: readonly string[],
): Promise<readonly NodeEpisodes[]> {
  const links = await semantic.linksOfNodes(nodeIds)
  const ids = [...new Set(links.map(({ episodeId }) => episodeId))]
  const rows = ids.length === 0 ? [] : await semantic.episodesById(ids)
  const byId = new Map(rows.map((episode) => [episode.id, episode]))
  const linksOf = grouped(links, ({ nodeId }) => nodeId)
  return nodeIds.map((nodeId) => {
    const own = linksOf.get(nodeId) ?? []
    const told = (list: typeof own) =>
      list.flatMap(({ episodeId }) => byId.get(episodeId) ?? []).sort(oldestFirst)
    return { linked: told(own), evolution: told(own.filter(({ evolved }) => evolved)) }
  })
}

/** By when they began; of the same time, by when they were recorded. */
const oldestFirst = (a: Episode, b: Episode): number => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1)
