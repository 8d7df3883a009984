import type { Engine } from '../engine.ts'
import type { SemanticWriter, ItemReader } from '@recollect/core/store'
import type { Episode } from '@recollect/core'
import { tellByRules } from './build-episode.ts'
import { asSaid } from './owed-messages.ts'
import { quarantinedOf, relationshipsShownBy } from '../forget/remove-episode.ts'

type TellEngine = Pick<Engine, 'packs' | 'termsOf' | 'clock'>

/**
 * Makes two episodes that tell of the same event one, under the id of `into`: told anew by rules, and owed to a discoverer again. What
 * was learned from `from` rests on it then; the messages stay as they are. Returns `into` as it is afterwards.
 */
export async function mergeEpisodes(
  engine: TellEngine,
  semantic: SemanticWriter,
  items: ItemReader,
  from: Episode,
  into: Episode,
): Promise<Episode> {
  const merged = await mergedEpisode(engine, items, from, into)
  await handOver(semantic, from.id, into.id)
  await semantic.removeEpisode(from.id)
  await semantic.putEpisode(merged)
  return merged
}

/** `into` with the messages of both. */
export async function mergedEpisode(
  engine: TellEngine,
  items: ItemReader,
  from: Episode,
  into: Episode,
): Promise<Episode> {
  const messages = await items.byIds([...new Set([...into.itemIds, ...from.itemIds])])
  const [learned] = [into, from]
    .flatMap(({ discoveredBy, discoveredAt }) =>
      discoveredAt === null ? [] : { discoveredBy, discoveredAt },
    )
    .sort((a, b) => b.discoveredAt - a.discoveredAt)
  return { ...into, ...tellByRules(engine, [...messages].sort(asSaid)), ...learned }
}

/**
 * Gives what was learned from one episode to another: links, versions, edges, and proposals in quarantine. Linear in the knowledge of the
 * scope.
 */
async function handOver(semantic: SemanticWriter, from: string, into: string): Promise<void> {
  const links = await semantic.linksOfEpisodes([from])
  const nodeIds = links.map(({ nodeId }) => nodeId)
  for (const { nodeId, evolved } of links) await semantic.link({ episodeId: into, nodeId, evolved })
  for (const node of await semantic.nodesById(nodeIds))
    if (node.discoveryEpisodeId === from) await semantic.putNode({ ...node, discoveryEpisodeId: into })
  for (const version of await semantic.versions(nodeIds))
    if (version.episodeId === from || version.seen.some(({ episodeId }) => episodeId === from)) {
      const seen = version.seen.map((one) => (one.episodeId === from ? { ...one, episodeId: into } : one))
      const episodeId = version.episodeId === from ? into : version.episodeId
      await semantic.putVersion({ ...version, episodeId, seen })
    }
  for (const edge of links.length === 0 ? [] : await relationshipsShownBy(semantic, from)) {
    const episodeIds = [...new Set(edge.episodeIds.map((id) => (id === from ? into : id)))]
    const discoveryEpisodeId = edge.discoveryEpisodeId === from ? into : edge.discoveryEpisodeId
    await semantic.putRelationship({ ...edge, episodeIds, discoveryEpisodeId })
  }
  const rows = await quarantinedOf(semantic, from)
  if (rows.length === 0) return
  await semantic.dropQuarantined(rows.map(({ id }) => id))
  await semantic.quarantine(rows.map((row) => ({ ...row, episodeId: into })))
}
