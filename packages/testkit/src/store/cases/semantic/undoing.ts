import type { Store } from '@recollect/core'
import type { SemanticWriter } from '@recollect/core/store'
import { expect } from 'vitest'
import { aNode, aNodeVersion } from '../../../fixtures/a-node.ts'
import { aModelUsage, aQuarantined } from '../../../fixtures/a-quarantined.ts'
import { aRelationship } from '../../../fixtures/a-relationship.ts'
import { anEpisode } from '../../../fixtures/an-episode.ts'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { expectCode } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { everyKey, everything } from './everything.ts'
import {
  SPACE,
  X,
  Y,
  edge,
  episode,
  idsOf,
  item,
  node,
  reading,
  row,
  semanticCase,
  writer,
  writing,
} from './steps.ts'

/** Every write there is, each on what `seeded` left. */
const WRITES: Readonly<Record<string, (semantic: SemanticWriter) => Promise<unknown>>> = {
  'set how far was cut': (semantic) => semantic.setCutUpTo(9),
  'put an episode': (semantic) =>
    semantic.putEpisode(
      anEpisode({ id: episode(9), session: 'new', itemIds: [item(9)], terms: ['new', 'term'] }),
    ),
  'replace an episode': (semantic) =>
    semantic.putEpisode(
      anEpisode({ id: episode(1), startedAt: NOON + 9, itemIds: [item(7)], terms: ['new'] }),
    ),
  'remove an episode': (semantic) => semantic.removeEpisode(episode(2)),
  'put a node': (semantic) =>
    semantic.putNode(
      aNode({ id: node(9), keyForm: 'new', keyWords: 'new', searchKeywords: ['term', 'new'] }),
    ),
  'replace a node': (semantic) =>
    semantic.putNode(aNode({ id: node(1), keyForm: 'k', keyWords: '', searchKeywords: ['common'] })),
  'remove a node': (semantic) => semantic.removeNode(node(2)),
  'put a version': (semantic) => semantic.putVersion(aNodeVersion({ nodeId: node(3), version: 2 })),
  'replace a version': (semantic) => semantic.putVersion(aNodeVersion({ nodeId: node(1), value: 'new' })),
  'remove a version': (semantic) => semantic.removeVersion(node(1), 1),
  'link them': (semantic) => semantic.link({ episodeId: episode(3), nodeId: node(3), evolved: true }),
  'link them as evolved': (semantic) =>
    semantic.link({ episodeId: episode(1), nodeId: node(1), evolved: true }),
  'unlink them': (semantic) => semantic.unlink(episode(1), node(1)),
  'put an edge': (semantic) =>
    semantic.putRelationship(aRelationship({ id: edge(9), from: node(1), to: node(3), type: 'temporal' })),
  'replace an edge': (semantic) =>
    semantic.putRelationship(aRelationship({ id: edge(8), from: node(1), to: node(3), strength: 1 })),
  'remove an edge': (semantic) => semantic.removeRelationship(edge(1)),
  'put into quarantine': (semantic) => semantic.quarantine([aQuarantined({ id: row(9) })]),
  'drop from quarantine': (semantic) => semantic.dropQuarantined([row(1)]),
  'empty the quarantine': (semantic) => semantic.dropQuarantined(),
  'add to usage': (semantic) => semantic.addUsage(aModelUsage()),
  'add usage of another day': (semantic) => semantic.addUsage(aModelUsage({ day: '2025-03-02' })),
  'note accesses': (semantic) =>
    semantic.noteAccess([{ nodeId: node(3), count: 5, at: NOON + 9, relevance: 1 }]),
  'put vectors': (semantic) => semantic.putVectors('node', SPACE, new Map([[node(3), Y]])),
  'replace vectors': (semantic) => semantic.putVectors('episode', SPACE, new Map([[episode(1), Y]])),
  'keep another space only': (semantic) => semantic.keepOnlySpace({ ...SPACE, model: 'n' }),
}

/** Three of every kind, joined. */
const seeded = (store: Store): Promise<void> =>
  writing(store, async (semantic) => {
    await semantic.setCutUpTo(3)
    for (const at of [1, 2, 3]) {
      const [key, id] = [String(at), node(at)]
      await semantic.putEpisode(
        anEpisode({ id: episode(at), session: 's', itemIds: [item(at)], terms: ['term', key] }),
      )
      await semantic.putNode(
        aNode({ id, keyForm: `form ${key}`, keyWords: 'words', searchKeywords: ['term'], accessCount: 1 }),
      )
      await semantic.putVersion(aNodeVersion({ nodeId: id }))
      await semantic.link({ episodeId: episode(at), nodeId: id, evolved: false })
      await semantic.putRelationship(aRelationship({ id: edge(at), from: id, to: node((at % 3) + 1) }))
      await semantic.quarantine([aQuarantined({ id: row(at) })])
    }
    await semantic.putRelationship(aRelationship({ id: edge(4), from: node(1), to: node(3) }))
    await semantic.addUsage(aModelUsage())
    await semantic.putVectors('node', SPACE, new Map([1, 2].map((at) => [node(at), X])))
    await semantic.putVectors('episode', SPACE, new Map([1, 2].map((at) => [episode(at), X])))
  })

export const semanticUndoing: readonly StoreCase[] = [
  semanticCase(
    'takes every write to knowledge back when its transaction fails, each alone',
    async ({ store }) => {
      await seeded(store)
      const before = await everything(store)
      for (const [name, write] of Object.entries(WRITES)) {
        const failure = new Error(`after ${name}`)
        const work = writing(store, async (semantic) => {
          await write(semantic)
          throw failure
        })
        await expect(work).rejects.toBe(failure)
        expect(await everything(store), name).toStrictEqual(before)
      }
    },
  ),
  semanticCase(
    'takes all writes to knowledge back together when one of them is refused',
    async ({ store }) => {
      await seeded(store)
      const before = await everything(store)
      const work = writing(store, async (semantic) => {
        for (const write of Object.values(WRITES)) await write(semantic)
        await semantic.putEpisode(anEpisode({ itemIds: [item(3)] }))
      })
      await expectCode(work, 'STORE_CONFLICT')
      expect(await everything(store)).toStrictEqual(before)
    },
  ),
  semanticCase('reads its own writes to knowledge before they are committed', async ({ store }) => {
    await seeded(store)
    await writing(store, async (semantic) => {
      for (const write of Object.values(WRITES)) await write(semantic)
      expect(semantic.cutUpTo).toBe(9)
      expect(idsOf((await semantic.episodes({ limit: 9 })).rows)).toEqual([3, 9, 1].map(episode))
      expect((await semantic.lastEpisode('s'))?.id).toBe(episode(3))
      expect([...(await semantic.episodesOfItems([1, 2, 7, 9].map(item)))].toSorted()).toEqual([
        [item(7), episode(1)],
        [item(9), episode(9)],
      ])
      expect(idsOf((await semantic.nodes({ limit: 9 })).rows)).toEqual([1, 3, 9].map(node))
      expect(await semantic.node(node(3))).toMatchObject({ accessCount: 6, relevance: 1 })
      expect((await semantic.versions([1, 2, 3].map(node))).length).toBe(2)
      expect(await semantic.linksOfNodes([1, 2, 3].map(node))).toEqual([
        { episodeId: episode(3), nodeId: node(3), evolved: true },
      ])
      expect(idsOf(await semantic.relationships([1, 2, 3].map(node)))).toEqual([3, 4, 9].map(edge))
      expect((await semantic.quarantined({ limit: 9 })).rows).toEqual([])
      expect((await semantic.usage('2025-03-01', '2025-03-02')).map(({ calls }) => calls)).toEqual([2, 1])
      expect(await semantic.withoutVector('node', SPACE, 9)).toEqual([1, 3, 9].map(node))
      expect(await everyKey(semantic)).toMatchObject({
        'episode_term term': [episode(9), episode(3)],
        'node_key k': [node(1)],
        'node_term term': [node(9), node(3)],
      })
      expect(await semantic.totals()).toMatchObject({
        nodes: 3,
        versions: 2,
        relationships: 3,
        quarantined: 0,
      })
    })
  }),
  semanticCase('leaves no scope behind when the first knowledge in it failed', async ({ store }) => {
    const work = store.transaction('bob', async (tx) => {
      await writer(tx).putEpisode(anEpisode({ terms: ['term'] }))
      await writer(tx).putNode(aNode({ searchKeywords: ['term'] }))
      await writer(tx).setCutUpTo(3)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await store.scopes({ limit: 9 })).toEqual({ rows: [], next: null })
    expect(await reading(store, everyKey, 'bob')).toEqual({})
  }),
]
