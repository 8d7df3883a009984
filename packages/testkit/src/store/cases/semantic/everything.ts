import type { Store } from '@recollect/core'
import type { SemanticReader } from '@recollect/core/store'
import { ALICE } from '../../steps.ts'
import { KINDS, SPACE, idsOf, reading } from './steps.ts'

/** Keys the cases give to what they write. */
const KEYS = ['k', 'john', 'words', 'common', 'new', 'only', 'other', 'form', 'term', 'ai', '研究']

/** What is found under the keys of the cases, by kind and key; nothing of those that find nothing. */
export const everyKey = async (
  semantic: SemanticReader,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const asked = KINDS.flatMap((kind) => KEYS.map((key) => [kind, key] as const))
  const found = await Promise.all(
    asked.map(async ([kind, key]) => [`${kind} ${key}`, await semantic.find(kind, key, 1000)] as const),
  )
  return Object.fromEntries(found.filter(([, ids]) => ids.length > 0))
}

/** All that the semantic records of a scope answer. */
export const everything = (store: Store, scope = ALICE): Promise<unknown> =>
  reading(
    store,
    async (semantic) => {
      const episodes = (await semantic.episodes({ limit: 1000 })).rows
      const nodes = (await semantic.nodes({ limit: 1000 })).rows
      const items = episodes.flatMap(({ itemIds }) => itemIds)
      return {
        cutUpTo: semantic.cutUpTo,
        totals: await semantic.totals(),
        episodes,
        last: await Promise.all([null, 's', 'new'].map((session) => semantic.lastEpisode(session))),
        items: [...(await semantic.episodesOfItems(items))],
        nodes,
        versions: await semantic.versions(idsOf(nodes)),
        linksOfNodes: await semantic.linksOfNodes(idsOf(nodes)),
        linksOfEpisodes: await semantic.linksOfEpisodes(idsOf(episodes)),
        relationships: await semantic.relationships(idsOf(nodes)),
        quarantined: await semantic.quarantined({ limit: 1000 }),
        usage: await semantic.usage('0000-00-00', '9999-99-99'),
        nodeVectors: [...(await semantic.vectors('node', SPACE, '', 1000))],
        episodeVectors: [...(await semantic.vectors('episode', SPACE, '', 1000))],
        without: [
          await semantic.withoutVector('node', SPACE, 1000),
          await semantic.withoutVector('episode', SPACE, 1000),
        ],
        keys: await everyKey(semantic),
      }
    },
    scope,
  )
