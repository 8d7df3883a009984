import type { SemanticKeyKind, SemanticReader, SemanticTotals } from '@recollect/core/store'
import { NOON } from '../fixtures/fixed-clock.ts'
import { each, rowsOf } from './asking.ts'
import { POOLS } from './pools.ts'

const KEYS: Readonly<Record<SemanticKeyKind, readonly string[]>> = {
  node_key: POOLS.keyForms,
  node_words: POOLS.topics,
  node_term: POOLS.topics,
  episode_term: POOLS.topics,
}
const KINDS = ['node_key', 'node_words', 'node_term', 'episode_term'] as const
const RECORDS = ['node', 'episode'] as const

/** What is asked of episodes and knowledge; little where there is none. */
export async function semanticAnswers(semantic: SemanticReader): Promise<unknown> {
  const totals = await semantic.totals()
  const accounts = {
    cutUpTo: semantic.cutUpTo,
    totals,
    usage: await semantic.usage('2025-01-01', '2025-02-28'),
    allUsage: await semantic.usage('2025-01-01', '2025-12-31'),
    quarantined: await rowsOf((cursor) => semantic.quarantined({ limit: 2, cursor })),
  }
  if (isEmpty(totals)) return accounts
  return { accounts, episodes: await episodeAnswers(semantic), nodes: await nodeAnswers(semantic) }
}

const isEmpty = ({ episodes, nodes }: SemanticTotals): boolean =>
  [...Object.values(episodes), nodes].every((count) => count === 0)

async function episodeAnswers(semantic: SemanticReader): Promise<unknown> {
  const ids = POOLS.episodeIds
  return {
    byId: await semantic.episodesById([...ids, 'none'].toReversed()),
    one: await semantic.episode(ids[0] ?? ''),
    pages: await rowsOf((cursor) => semantic.episodes({ limit: 2, cursor })),
    owed: await rowsOf((cursor) => semantic.episodes({ limit: 1, cursor }, { state: 'owed' })),
    lately: await semantic.episodes({ limit: 9 }, { from: NOON - 2, to: NOON + 3, session: null }),
    last: await each([...POOLS.logs, null], (session) => semantic.lastEpisode(session)),
    // A map says nothing of an order.
    ofItems: [...(await semantic.episodesOfItems(POOLS.itemIds))].toSorted(),
    links: await semantic.linksOfEpisodes(ids.toReversed()),
  }
}

async function nodeAnswers(semantic: SemanticReader): Promise<unknown> {
  const ids = POOLS.nodeIds
  const backwards = ids.toReversed()
  return {
    byId: await semantic.nodesById([...ids, 'none'].toReversed()),
    one: await semantic.node(ids[0] ?? ''),
    pages: await rowsOf((cursor) => semantic.nodes({ limit: 2, cursor })),
    lately: await semantic.nodes({ limit: 9 }, { from: NOON - 2, to: NOON + 3 }),
    versions: await semantic.versions(backwards),
    links: await semantic.linksOfNodes(backwards),
    relationships: await semantic.relationships(backwards.slice(0, 3)),
    found: await each(KINDS, (kind) => each(KEYS[kind], (key) => semantic.find(kind, key, 2))),
    vectors: await each(RECORDS, (kind) =>
      each(POOLS.spaces, async (space) => [...(await semantic.vectors(kind, space, '', 3))]),
    ),
    without: await each(RECORDS, (kind) =>
      each(POOLS.spaces, (space) => semantic.withoutVector(kind, space, 3)),
    ),
  }
}
