import type { Engine } from '../engine.ts'
import type { Episode, MemoryItem } from '@recollect/core'
import type { NodeVersion, Quarantined, SemanticRelationship } from '@recollect/core/store'
import { tellByRules } from '../episodes/build-episode.ts'
import { asSaid } from '../episodes/owed-messages.ts'
import { everyPage } from '@recollect/core/plugin'
import { hasWord } from './lost-words.ts'
import type { LostWords } from './lost-words.ts'
import { oweAgain } from './remove-episode.ts'
import type { Forgetting } from './remove-episode.ts'
import { rewriteNode } from './rewrite-node.ts'

type SweepEngine = Pick<Engine, 'packs' | 'termsOf' | 'clock' | 'discoverer'>

/** Episodes or nodes a word is looked up in. */
const MOST = 1000

/**
 * Finds words that only a forgotten message had wherever else they stand: a discoverer is shown earlier episodes and knowledge, and may
 * have carried them on. Episodes are told anew by rules from their own messages; values and their nodes' names go with a word no
 * dictionary knows, and of other words what a model said around a value. Linear in the knowledge of the scope: an index has no earlier
 * values.
 */
export async function sweepLostWords(
  engine: SweepEngine,
  records: Forgetting,
  forgotten: MemoryItem,
  lost: LostWords,
): Promise<void> {
  const { semantic } = records
  const rows = await tainted(engine, records, forgotten, lost)
  if (rows.length > 0) await semantic.dropQuarantined(rows.map(({ id }) => id))
  if (lost.all.size === 0) return
  const found = { episodes: new Set<string>(), nodes: new Set<string>() }
  for (const word of lost.all) {
    for (const id of await semantic.find('episode_term', word, MOST)) found.episodes.add(id)
    for (const id of await semantic.find('node_term', word, MOST)) found.nodes.add(id)
  }
  for (const episode of await semantic.episodesById([...found.episodes]))
    if (!episode.itemIds.includes(forgotten.id)) await tellAnew(engine, records, episode)
  await clearErrors(engine, records, lost)
  await sweepKnowledge(engine, records, lost, found.nodes)
}

/** What a model failed of may quote what it was shown. */
async function clearErrors(engine: SweepEngine, { semantic }: Forgetting, { all }: LostWords): Promise<void> {
  // Without a discoverer none that is owed failed, and there may be many.
  for (const state of engine.discoverer === null ? (['failed'] as const) : (['failed', 'owed'] as const))
    for await (const episodes of everyPage((page) => semantic.episodes(page, { state })))
      for (const episode of episodes)
        if (episode.lastError !== null && hasWord(engine, all, episode.lastError))
          await semantic.putEpisode({ ...episode, lastError: FORGOTTEN_ERROR })
}

const FORGOTTEN_ERROR = 'It failed; of what, named something that was forgotten.'

/** Nodes that have a word now, those that had it before, and what is said of their edges. */
async function sweepKnowledge(
  engine: SweepEngine,
  records: Forgetting,
  lost: LostWords,
  found: ReadonlySet<string>,
): Promise<void> {
  const { semantic } = records
  const tainted = new Set(found)
  const edges = new Map<string, SemanticRelationship>()
  for await (const nodes of everyPage((page) => semantic.nodes(page))) {
    const ids = nodes.map(({ id }) => id)
    for (const edge of ids.length === 0 ? [] : await semantic.relationships(ids))
      if (edge.description !== null && hasWord(engine, lost.all, edge.description)) edges.set(edge.id, edge)
    const changed = nodes.flatMap(({ id, versions }) => (versions > 1 ? id : []))
    for (const one of changed.length === 0 ? [] : await semantic.versions(changed))
      if (hasWord(engine, lost.all, one.value, one.context)) tainted.add(one.nodeId)
  }
  for (const edge of edges.values()) await semantic.putRelationship({ ...edge, description: null })
  await cleanNodes(engine, records, [...tainted], lost)
}

async function tellAnew(
  engine: SweepEngine,
  { semantic, items }: Forgetting,
  episode: Episode,
): Promise<void> {
  const messages = await items.byIds(episode.itemIds)
  await semantic.putEpisode({ ...episode, ...tellByRules(engine, [...messages].sort(asSaid)) })
}

async function cleanNodes(
  engine: SweepEngine,
  records: Forgetting,
  ids: readonly string[],
  { own, all }: LostWords,
): Promise<void> {
  const { semantic } = records
  const isLost = ({ value, context, evidence }: NodeVersion) =>
    hasWord(engine, own, value, context, evidence.quote)
  const told = (one: NodeVersion): NodeVersion =>
    hasWord(engine, all, one.context) ? { ...one, context: one.evidence.quote } : one
  const owed = new Set<string>()
  for (const node of await semantic.nodesById(ids)) {
    const versions = await semantic.versions([node.id])
    const left = hasWord(engine, own, node.key) ? [] : versions.filter((one) => !isLost(one))
    for (const one of versions) if (!left.includes(one)) for (const id of episodesOf(one)) owed.add(id)
    await rewriteNode(engine, records, node, left.map(told))
  }
  await oweAgain(semantic, [...owed])
}

const episodesOf = ({ episodeId, seen }: NodeVersion): readonly string[] => [
  ...(episodeId === null ? [] : [episodeId]),
  ...seen.map((one) => one.episodeId),
]

/** Proposals that hold one of the words, whatever episode they came of. */
async function tainted(
  engine: SweepEngine,
  { semantic }: Forgetting,
  { id }: MemoryItem,
  { all }: LostWords,
): Promise<readonly Quarantined[]> {
  const found: Quarantined[] = []
  for await (const rows of everyPage((page) => semantic.quarantined(page)))
    found.push(
      ...rows.filter(
        ({ detail, proposal }) => proposal.includes(id) || hasWord(engine, all, proposal, detail),
      ),
    )
  return found
}
