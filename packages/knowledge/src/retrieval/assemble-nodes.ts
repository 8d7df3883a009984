import type {
  SemanticReader,
  EpisodeLink,
  NodeEvolution,
  NodeVersion,
  StoredNode,
} from '@recollect/core/store'
import type { SemanticNode } from '@recollect/core'
import { grouped } from '@recollect/core/plugin'

/** Nodes with their earlier values and links, in the order given. Two statements, however many nodes. */
export async function assembleNodes(
  semantic: SemanticReader,
  nodes: readonly StoredNode[],
): Promise<readonly SemanticNode[]> {
  if (nodes.length === 0) return []
  const ids = nodes.map(({ id }) => id)
  const [versions, links] = await Promise.all([semantic.versions(ids), semantic.linksOfNodes(ids)])
  const versionsOf = grouped(versions, ({ nodeId }) => nodeId)
  const linksOf = grouped(links, ({ nodeId }) => nodeId)
  return nodes.map((node) => wholeNode(node, versionsOf.get(node.id) ?? [], linksOf.get(node.id) ?? []))
}

/** Pure. `links` are in order of recording. */
const wholeNode = (
  node: StoredNode,
  versions: readonly NodeVersion[],
  links: readonly EpisodeLink[],
): SemanticNode => ({
  ...node,
  evolution: versions.flatMap(pastOf).sort((a, b) => a.from - b.from || a.version - b.version),
  linkedEpisodeIds: links.map(({ episodeId }) => episodeId),
  evolutionEpisodeIds: links.filter(({ evolved }) => evolved).map(({ episodeId }) => episodeId),
})

/** A version that holds no longer; none of the one that holds. */
function pastOf({ version, value, validFrom, validTo, confidence, episodeId }: NodeVersion): NodeEvolution[] {
  return validTo === null ? [] : [{ version, value, from: validFrom, until: validTo, confidence, episodeId }]
}
