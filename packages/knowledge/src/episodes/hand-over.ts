import type { SemanticWriter } from '@recollect/core/store'
import { quarantinedOf, relationshipsShownBy } from '../forget/resting-on.ts'

/**
 * Gives what was learned from one episode to another: links, versions, edges, and proposals in quarantine. Linear in the knowledge of the
 * scope.
 */
export async function handOver(semantic: SemanticWriter, from: string, into: string): Promise<void> {
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
