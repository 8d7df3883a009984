import type { Engine } from '../engine.ts'
import type {
  SemanticWriter,
  ItemReader,
  NodeVersion,
  SemanticReader,
  Quarantined,
  SemanticRelationship,
} from '@recollect/core/store'
import { matchForm } from '@recollect/core/text'
import type { Episode } from '@recollect/core'
import { grouped, everyPage } from '@recollect/core/plugin'
import { restOfVersion } from './rest-of-version.ts'
import type { Witness } from './rest-of-version.ts'
import { rewriteNode } from './rewrite-node.ts'

export interface Forgetting {
  readonly semantic: SemanticWriter
  readonly items: ItemReader
}

/**
 * Removes an episode with what rests on it: values it brought, edges it alone showed, its proposals in quarantine. Its messages, but for
 * those that are going themselves, are owed an episode again; episodes that said a value that went with it are owed a discoverer again.
 */
export async function removeEpisodeWithKnowledge(
  engine: Pick<Engine, 'termsOf' | 'clock'>,
  records: Forgetting,
  episode: Episode,
  going: ReadonlySet<string>,
): Promise<void> {
  const { semantic, items } = records
  const nodeIds = (await semantic.linksOfEpisodes([episode.id])).map(({ nodeId }) => nodeId)
  // An edge may join nodes that the episode does not tell of.
  if (nodeIds.length > 0 || episode.discoveredAt !== null) await dropEdges(semantic, episode.id)
  const rows = await quarantinedOf(semantic, episode.id)
  if (rows.length > 0) await semantic.dropQuarantined(rows.map(({ id }) => id))
  const owed = await takeFromNodes(engine, records, nodeIds, episode)
  await semantic.removeEpisode(episode.id)
  owed.delete(episode.id)
  await oweAgain(semantic, [...owed])
  const left = await items.byIds(episode.itemIds.filter((id) => !going.has(id)))
  const first = Math.min(...left.map(({ seq }) => seq))
  if (semantic.cutUpTo >= first) await semantic.setCutUpTo(first - 1)
}

/** Episodes that told of what is gone from the nodes. */
async function takeFromNodes(
  engine: Pick<Engine, 'termsOf' | 'clock'>,
  { semantic, items }: Forgetting,
  nodeIds: readonly string[],
  { id: episodeId, itemIds }: Episode,
): Promise<Set<string>> {
  const owed = new Set<string>()
  const gone = { episodeId, itemIds: new Set(itemIds) }
  const all = await semantic.versions(nodeIds)
  const witness = await witnessOf(items, all)
  const versionsOf = grouped(all, ({ nodeId }) => nodeId)
  for (const node of await semantic.nodesById(nodeIds)) {
    const versions = versionsOf.get(node.id) ?? []
    const left: NodeVersion[] = []
    for (const version of versions) {
      const rest = restOfVersion(version, gone, witness)
      if (rest !== null) left.push(rest)
      else for (const seen of version.seen) owed.add(seen.episodeId)
    }
    await rewriteNode(engine, { semantic, items }, node, left)
  }
  return owed
}

/** Reads the messages that others said the values in. */
async function witnessOf(items: ItemReader, versions: readonly NodeVersion[]): Promise<Witness> {
  const ids = [...new Set(versions.flatMap(({ seen }) => seen.map(({ itemId }) => itemId)))]
  const texts = new Map((ids.length === 0 ? [] : await items.byIds(ids)).map(({ id, text }) => [id, text]))
  return {
    text: (itemId) => texts.get(itemId) ?? null,
    says: (text, value) => matchForm(text).includes(matchForm(value)),
  }
}

async function dropEdges(semantic: SemanticWriter, episodeId: string): Promise<void> {
  for (const edge of await relationshipsShownBy(semantic, episodeId)) {
    const episodeIds = edge.episodeIds.filter((id) => id !== episodeId)
    if (episodeIds.length === 0) await semantic.removeRelationship(edge.id)
    else if (edge.discoveryEpisodeId === episodeId)
      // Its words are those of the episode that goes.
      await semantic.putRelationship({ ...edge, episodeIds, discoveryEpisodeId: null, description: null })
    else await semantic.putRelationship({ ...edge, episodeIds })
  }
}

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

/** Has a discoverer compare episodes once more: some of what they say is known no longer. Returns how many. */
export async function oweAgain(semantic: SemanticWriter, ids: readonly string[]): Promise<number> {
  const episodes = ids.length === 0 ? [] : await semantic.episodesById(ids)
  for (const episode of episodes)
    await semantic.putEpisode({ ...episode, state: 'owed', attempts: 0, lastError: null })
  return episodes.length
}
