import type { Store } from '@recollect/core'
import type { SemanticKeyKind } from '@recollect/core/store'
import { expect } from 'vitest'
import { aNode } from '../../../fixtures/a-node.ts'
import { anEpisode } from '../../../fixtures/an-episode.ts'
import { ALICE, expectCode } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { NO_LIMITS } from '../sessions/steps.ts'
import { everyKey } from './everything.ts'
import { KINDS, episode, node, reading, semanticCase, writing } from './steps.ts'

const find = (store: Store, kind: SemanticKeyKind, key: string, limit = 1000) =>
  reading(store, (semantic) => semantic.find(kind, key, limit))
const keysOf = (store: Store, scope = ALICE) => reading(store, everyKey, scope)

export const semanticKeys: readonly StoreCase[] = [
  semanticCase(
    'finds a node by its key form, its words and its terms, an episode by its own',
    async ({ store }) => {
      await writing(store, async (semantic) => {
        await semantic.putNode(
          aNode({ id: node(1), keyForm: 'k', keyWords: 'other', searchKeywords: ['ai', '研究'] }),
        )
        await semantic.putNode(
          aNode({ id: node(2), keyForm: 'other', keyWords: 'k', searchKeywords: ['only'] }),
        )
        await semantic.putNode(
          aNode({ id: node(3), keyForm: 'ai', keyWords: '', searchKeywords: ['k', 'ai'] }),
        )
        // Under the id of a node: they are told apart by kind alone.
        await semantic.putEpisode(anEpisode({ id: node(3), terms: ['研究', 'k'] }))
        await semantic.putEpisode(anEpisode({ id: episode(4), terms: ['k'] }))
      })
      expect(await keysOf(store)).toEqual({
        'node_key k': [node(1)],
        'node_key other': [node(2)],
        'node_key ai': [node(3)],
        'node_words other': [node(1)],
        'node_words k': [node(2)],
        'node_term ai': [node(3), node(1)],
        'node_term 研究': [node(1)],
        'node_term only': [node(2)],
        'node_term k': [node(3)],
        'episode_term 研究': [node(3)],
        'episode_term k': [episode(4), node(3)],
      })
      for (const kind of KINDS) expect(await find(store, kind, '')).toEqual([])
      for (const kind of KINDS) expect(await find(store, kind, 'K')).toEqual([])
    },
  ),
  semanticCase('finds the newest first, as many as it is asked for', async ({ store }) => {
    const order = [5, 40, 12, 39, 1, 26, 7]
    await writing(store, async (semantic) => {
      for (const at of order) {
        await semantic.putNode(aNode({ id: node(at), keyWords: 'common', searchKeywords: ['common'] }))
        await semantic.putEpisode(anEpisode({ id: episode(at), terms: ['common'] }))
      }
    })
    const newest = order.toSorted((a, b) => b - a)
    for (const limit of [1, 3, 6, 7, 1000]) {
      expect(await find(store, 'node_words', 'common', limit)).toEqual(newest.slice(0, limit).map(node))
      expect(await find(store, 'node_term', 'common', limit)).toEqual(newest.slice(0, limit).map(node))
      expect(await find(store, 'episode_term', 'common', limit)).toEqual(newest.slice(0, limit).map(episode))
    }
    for (const limit of NO_LIMITS)
      await expectCode(find(store, 'node_term', 'common', limit), 'INVALID_INPUT')
  }),
  semanticCase(
    'finds a replaced node or episode by what it has now, and by nothing else',
    async ({ store }) => {
      const given = { keyForm: 'form', keyWords: 'words', searchKeywords: ['term', 'common'] }
      const told = { id: episode(1), terms: ['term', 'common'] }
      await writing(store, async (semantic) => {
        await semantic.putNode(aNode({ id: node(1), ...given }))
        await semantic.putEpisode(anEpisode(told))
      })
      const before = await keysOf(store)
      await writing(store, async (semantic) => {
        await semantic.putNode(aNode({ id: node(1), ...given, value: 'another' }))
        await semantic.putEpisode(anEpisode({ ...told, title: 'another' }))
      })
      expect(await keysOf(store)).toEqual(before)
      await writing(store, async (semantic) => {
        const now = { keyForm: 'new', keyWords: '', searchKeywords: ['common', 'new'] }
        await semantic.putNode(aNode({ id: node(1), ...now }))
        await semantic.putEpisode(anEpisode({ ...told, terms: ['new', 'common'] }))
      })
      expect(await keysOf(store)).toEqual({
        'node_key new': [node(1)],
        'node_term common': [node(1)],
        'node_term new': [node(1)],
        'episode_term common': [episode(1)],
        'episode_term new': [episode(1)],
      })
    },
  ),
  semanticCase('finds nothing of what was removed, and the others as before', async ({ store }) => {
    const given = { keyWords: 'words', searchKeywords: ['term'] }
    await writing(store, async (semantic) => {
      await semantic.putNode(aNode({ id: node(1), ...given, keyForm: 'form' }))
      await semantic.putNode(aNode({ id: node(2), ...given, keyForm: 'other' }))
      for (const at of [1, 2]) await semantic.putEpisode(anEpisode({ id: episode(at), terms: ['term'] }))
      await semantic.removeNode(node(2))
      await semantic.removeEpisode(episode(1))
    })
    expect(await keysOf(store)).toEqual({
      'node_key form': [node(1)],
      'node_words words': [node(1)],
      'node_term term': [node(1)],
      'episode_term term': [episode(2)],
    })
  }),
]
