import type { SemanticReader, Quarantined, SemanticRelationship } from '@recollect/core/store'
import { everyPage } from '@recollect/core/plugin'

/** Edges that an episode shows, each once. Linear in the knowledge of the scope: they may join nodes it does not tell of. */
export async function relationshipsShownBy(
  semantic: SemanticReader,
  episodeId: string,
): Promise<readonly SemanticRelationship[]> {
  const found = new Map<string, SemanticRelationship>()
  for await (const nodes of everyPage((page) => semantic.nodes(page))) {
    for (const edge of await semantic.relationships(nodes.map(({ id }) => id)))
      if (edge.discoveryEpisodeId === episodeId || edge.episodeIds.includes(episodeId))
        found.set(edge.id, edge)
  }
  return [...found.values()]
}

/** Proposals in quarantine that came of an episode. Linear in the quarantine. */
export async function quarantinedOf(
  semantic: SemanticReader,
  episodeId: string,
): Promise<readonly Quarantined[]> {
  const found: Quarantined[] = []
  for await (const rows of everyPage((page) => semantic.quarantined(page)))
    found.push(...rows.filter((row) => row.episodeId === episodeId))
  return found
}
