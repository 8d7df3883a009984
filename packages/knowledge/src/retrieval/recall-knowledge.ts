import type { Hit, RecallPolicy, MemoryItem, Episode } from '@recollect/core'
import type { Engine } from '../engine.ts'
import type { SemanticReader, ScopeView, ItemReader } from '@recollect/core/store'
import type {
  FindOptions,
  FoundEpisode,
  FoundNode,
  Knowledge,
  QueryPlan,
  KnownRecord,
} from '@recollect/core/plugin'
import { waitAccess } from '../node-accesses.ts'
import { askedTerms } from './asked-terms.ts'
import { episodesOf } from './episodes-of.ts'
import { fitQuestion } from './fit-question.ts'
import { latestEpisodes } from './latest-episodes.ts'
import { searchEpisodesIn } from './search-episodes.ts'
import { nodesNear } from './search-nodes.ts'
import type { SearchBounds } from './search-nodes.ts'
import { assembleNodes } from './assemble-nodes.ts'

/** Found of each at most, whatever the limit of the recall. */
const MOST = 50

/** What recalls find of a scope's knowledge and episodes, on the snapshot of the recall. */
export function recallKnowledge(
  engine: Engine,
  scope: string,
  view: ScopeView,
  semantic: SemanticReader,
  policy: RecallPolicy,
): Knowledge {
  const scores = new Map<string, number>()
  return {
    policy,
    find: async (plan, options) => {
      const [nodes, episodes] = await Promise.all([
        findNodes(engine, view, semantic, plan),
        findEpisodes(engine, view, semantic, plan, options),
      ])
      for (const { node, score } of nodes) scores.set(node.id, score)
      return { nodes, episodes }
    },
    episodesOf: async (nodeIds) => {
      const told = await episodesOf(semantic, nodeIds)
      return new Map(nodeIds.map((id, at) => [id, told[at]?.linked ?? []]))
    },
    record: (id) => recordOf(semantic, view.items, id),
    unheard: async (itemIds) => {
      const episodeOf = await semantic.episodesOfItems(itemIds)
      const episodes = await semantic.episodesById([...new Set(episodeOf.values())])
      const heard = new Set(episodes.flatMap(({ id, state }) => (state === 'discovered' ? id : [])))
      return new Set(itemIds.filter((id) => !heard.has(episodeOf.get(id) ?? '')))
    },
    note: (hits: readonly Hit[]) => {
      const now = engine.clock.now()
      for (const { kind, id, score } of hits)
        if (kind === 'node')
          waitAccess(engine.nodeAccesses, scope, { nodeId: id, at: now, relevance: scores.get(id) ?? score })
    },
  }
}

async function findNodes(
  engine: Engine,
  view: ScopeView,
  semantic: SemanticReader,
  plan: QueryPlan,
): Promise<readonly FoundNode[]> {
  const { source } = plan.query
  const { hits, terms } = await nodesNear(engine, semantic, source, boundsOf(plan))
  const ids = [...new Set(hits.map(({ node }) => node.evidence.itemId))]
  const items = ids.length === 0 ? [] : await view.items.byIds(ids)
  const itemOf = new Map(items.map((item) => [item.id, item]))
  return hits.map(({ node, score }) => {
    const item = itemOf.get(node.evidence.itemId) ?? null
    return { node, score, item, fit: fitQuestion(engine, source, terms, node, item?.speaker ?? null) }
  })
}

async function findEpisodes(
  engine: Engine,
  view: ScopeView,
  semantic: SemanticReader,
  plan: QueryPlan,
  { talks, withItems }: FindOptions,
): Promise<readonly FoundEpisode[]> {
  const { source } = plan.query
  const bounds = boundsOf(plan)
  const found = await searchEpisodesIn(engine, semantic, source, bounds)
  const date = plan.date?.precision === 'vague' ? null : plan.date
  const latest =
    talks && namesNothing(engine, source) ? await latestEpisodes(view, semantic, date, bounds.limit) : []
  const first = new Set(latest.map(({ id }) => id))
  const listed = [
    ...latest.map((episode) => ({ episode, score: 1 })),
    ...found.filter(({ episode }) => !first.has(episode.id)),
  ].slice(0, bounds.limit)
  const itemsOf = withItems ? await itemsIn(view, listed) : null
  return listed.map(({ episode, score }) => ({ episode, score, items: itemsOf?.get(episode.id) ?? null }))
}

/** Words about talking, and times of it, say nothing of what was said. */
const namesNothing = (engine: Engine, query: string): boolean =>
  askedTerms(engine, query).every(({ isOwn, isTime, isCommon }) => !isOwn || isTime || isCommon)

/** What holds next to nothing of the query is no hit: as little as makes a message no evidence. */
const LEAST_SCORE = 0.25

function boundsOf({ limit, vector: asked }: QueryPlan): SearchBounds {
  const bounds = { limit: Math.min(limit, MOST), minScore: LEAST_SCORE }
  if (!asked?.vector) return bounds
  const { space, vector } = asked
  return { ...bounds, vector: { space, vector } }
}

/** Messages of episodes, by the id of the episode. */
async function itemsIn(
  view: ScopeView,
  found: readonly { readonly episode: Episode }[],
): Promise<ReadonlyMap<string, readonly MemoryItem[]>> {
  const ids = [...new Set(found.flatMap(({ episode }) => episode.itemIds))]
  const items = ids.length === 0 ? [] : await view.items.byIds(ids)
  const byId = new Map(items.map((item) => [item.id, item]))
  return new Map(
    found.map(({ episode: { id, itemIds } }) => [id, itemIds.flatMap((one) => byId.get(one) ?? [])]),
  )
}

/** The node or episode of an id. */
async function recordOf(
  semantic: SemanticReader,
  items: ItemReader,
  id: string,
): Promise<KnownRecord | null> {
  const stored = await semantic.node(id)
  const [node] = stored === null ? [] : await assembleNodes(semantic, [stored])
  if (node) return { kind: 'node', node, card: null, item: await items.get(node.evidence.itemId) }
  const episode = await semantic.episode(id)
  return episode && { kind: 'episode', episode, card: null, item: null }
}
