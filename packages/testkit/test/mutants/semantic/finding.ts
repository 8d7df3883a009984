import type { Episode, Store } from '@recollect/core'
import type { StoredNode, SemanticKeyKind } from '@recollect/core/store'
import { episodeKeys, nodeKeys } from '@recollect/core/store'
import { override } from '../override.ts'
import { allOf, reading } from './override.ts'

/** Finds what was written down first before what came later. */
export function oldestKnowledge(store: Store): Store {
  return reading(store, (semantic) => ({
    find: async (...asked) => (await semantic.find(...asked)).toReversed(),
  }))
}

/** Takes the terms of a node for the words of its key. */
export function termsForWords(store: Store): Store {
  return reading(store, (semantic) => ({
    find: async (kind, key, limit) => {
      const found = await semantic.find(kind, key, limit)
      if (kind !== 'node_words') return found
      const others = await semantic.find('node_term', key, limit)
      return [...new Set([...found, ...others])].toSorted().toReversed().slice(0, limit)
    },
  }))
}

type Kept = ReadonlySet<string>
const nameOf = (kind: SemanticKeyKind, key: string, id: string): string => JSON.stringify([kind, key, id])

/** Keeps the keys of what was replaced, and of what was taken back. */
export function staleKeys(store: Store): Store {
  const scopes = new Map<string, Set<string>>()
  const keptOf = (scope: string): Set<string> => {
    const kept = scopes.get(scope) ?? new Set<string>()
    scopes.set(scope, kept)
    return kept
  }
  return override<Store>(store, {
    read: (scope, work) =>
      store.read(scope, async (view) => {
        const { semantic } = view
        if (semantic === undefined) return work(view)
        const find = async (kind: SemanticKeyKind, key: string, limit: number) => {
          const found = await semantic.find(kind, key, limit)
          const [nodes, episodes] = [await semantic.nodes(allOf), await semantic.episodes(allOf)]
          const ids = (kind === 'episode_term' ? episodes : nodes).rows.map(({ id }) => id)
          return withKept(found, ids, keptOf(scope), (id) => nameOf(kind, key, id)).slice(0, limit)
        }
        return work({ ...view, semantic: override(semantic, { find }) })
      }),
    transaction: (scope, work) =>
      store.transaction(scope, (tx) => {
        const { semantic } = tx
        if (semantic === undefined) return work(tx)
        const putNode = async (node: Omit<StoredNode, 'scope'>) => {
          for (const [kind, key] of nodeKeys(node)) keptOf(scope).add(nameOf(kind, key, node.id))
          await semantic.putNode(node)
        }
        const putEpisode = async (episode: Omit<Episode, 'scope'>) => {
          for (const [kind, key] of episodeKeys(episode)) keptOf(scope).add(nameOf(kind, key, episode.id))
          await semantic.putEpisode(episode)
        }
        return work({ ...tx, semantic: override(semantic, { putNode, putEpisode }) })
      }),
  })
}

const withKept = (
  found: readonly string[],
  ids: readonly string[],
  kept: Kept,
  name: (id: string) => string,
): readonly string[] =>
  [...new Set([...found, ...ids.filter((id) => kept.has(name(id)))])].toSorted().toReversed()
