import type { Store } from '@recollect/core'
import { expect } from 'vitest'
import { aNode, aNodeVersion } from '../../../fixtures/a-node.ts'
import { aModelUsage, aQuarantined } from '../../../fixtures/a-quarantined.ts'
import { aRelationship } from '../../../fixtures/a-relationship.ts'
import { anEpisode } from '../../../fixtures/an-episode.ts'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { ALICE, expectCode } from '../../steps.ts'
import { storeCase } from '../../store-case.ts'
import type { StoreCase } from '../../store-case.ts'
import { everything } from './everything.ts'
import {
  SPACE,
  X,
  Y,
  edge,
  episode,
  item,
  node,
  reader,
  reading,
  row,
  semanticCase,
  writer,
  writing,
} from './steps.ts'

const SCOPES = ['alice', 'Alice', 'alice ', 'al%', '爱丽丝', '😀'] as const

/** The same ids and keys in every scope, whose contents tell it. */
const fill = (store: Store, scope: string): Promise<void> =>
  writing(
    store,
    async (semantic) => {
      const number = scope.length
      await semantic.setCutUpTo(number)
      await semantic.putEpisode(
        anEpisode({ id: episode(1), title: scope, itemIds: [item(1)], session: 's', terms: ['term'] }),
      )
      for (const at of [1, 2]) {
        const keyed = { keyForm: `form ${String(at)}`, keyWords: 'words', searchKeywords: ['term'] }
        await semantic.putNode(aNode({ id: node(at), value: scope, ...keyed }))
        await semantic.putVersion(aNodeVersion({ nodeId: node(at), value: scope }))
      }
      await semantic.link({ episodeId: episode(1), nodeId: node(1), evolved: number % 2 === 0 })
      await semantic.putRelationship(
        aRelationship({ id: edge(1), from: node(1), to: node(2), description: scope }),
      )
      await semantic.quarantine([aQuarantined({ id: row(1), detail: scope })])
      await semantic.addUsage(aModelUsage({ calls: number }))
      const vector = Float32Array.of(number, 0, 0)
      await semantic.putVectors('node', SPACE, new Map([[node(1), vector]]))
      await semantic.putVectors('episode', SPACE, new Map([[episode(1), vector]]))
    },
    scope,
  )

/** Every change one can make to what `fill` left. */
const meddle = (store: Store, scope: string): Promise<void> =>
  writing(
    store,
    async (semantic) => {
      await semantic.setCutUpTo(99)
      await semantic.noteAccess([{ nodeId: node(1), count: 5, at: NOON + 9, relevance: 1 }])
      await semantic.addUsage(aModelUsage({ calls: 99 }))
      await semantic.link({ episodeId: episode(1), nodeId: node(1), evolved: true })
      await semantic.link({ episodeId: episode(1), nodeId: node(2), evolved: true })
      await semantic.unlink(episode(1), node(2))
      await semantic.putVectors('node', SPACE, new Map([[node(1), Y], [node(2), Y]])) // prettier-ignore
      await semantic.keepOnlySpace({ ...SPACE, model: 'n' })
      await semantic.removeVersion(node(1), 1)
      await semantic.removeRelationship(edge(1))
      await semantic.dropQuarantined()
      await semantic.removeNode(node(2))
      await semantic.putNode(aNode({ id: node(1), keyForm: 'new', searchKeywords: [] }))
      await semantic.putEpisode(anEpisode({ id: episode(1), terms: ['new'] }))
      await semantic.removeEpisode(episode(1))
    },
    scope,
  )

const scopes: readonly StoreCase[] = [
  semanticCase('keeps the knowledge of many scopes apart, under the same ids and keys', async ({ store }) => {
    for (const scope of SCOPES) await fill(store, scope)
    for (const scope of SCOPES) {
      const number = scope.length
      expect(await everything(store, scope), scope).toMatchObject({
        cutUpTo: number,
        totals: { episodes: { owed: 1 }, nodes: 2, versions: 2, relationships: 1, quarantined: 1 },
        episodes: [{ scope, title: scope }],
        items: [[item(1), episode(1)]],
        nodes: [
          { scope, value: scope },
          { scope, value: scope },
        ],
        versions: [{ value: scope }, { value: scope }],
        linksOfNodes: [{ evolved: number % 2 === 0 }],
        relationships: [{ scope, description: scope }],
        quarantined: { rows: [{ scope, detail: scope }] },
        usage: [{ calls: number }],
        nodeVectors: [[node(1), Float32Array.of(number, 0, 0)]],
        episodeVectors: [[episode(1), Float32Array.of(number, 0, 0)]],
        keys: { 'node_words words': [node(2), node(1)], 'episode_term term': [episode(1)] },
      })
    }
  }),
  semanticCase('lets no scope change or remove the knowledge of another one', async ({ store }) => {
    for (const scope of ['alice', 'bob', 'carol']) await fill(store, scope)
    const [alice, carol] = [await everything(store, 'alice'), await everything(store, 'carol')]
    await meddle(store, 'bob')
    expect([await everything(store, 'alice'), await everything(store, 'carol')]).toStrictEqual([alice, carol])
    const nobody = [
      () => writing(store, (semantic) => semantic.removeNode(node(1)), 'nobody'),
      () => writing(store, (semantic) => semantic.removeEpisode(episode(1)), 'nobody'),
    ]
    for (const attempt of nobody) await expectCode(attempt(), 'NOT_FOUND')
    expect(await writing(store, (semantic) => semantic.dropQuarantined([row(1)]), 'nobody')).toBe(0)
    expect(await everything(store, 'alice')).toStrictEqual(alice)
  }),
]

const alone: readonly StoreCase[] = [
  semanticCase(
    'lists a scope that holds nothing but an episode or a node, until they are gone',
    async ({ store }) => {
      await writing(store, (semantic) => semantic.putEpisode(anEpisode({ id: episode(1) })), 'told')
      await writing(store, (semantic) => semantic.putNode(aNode({ id: node(1) })), 'known')
      await writing(store, (semantic) => semantic.quarantine([aQuarantined()]), 'held')
      expect(await store.scopes({ limit: 9 })).toEqual({ rows: ['known', 'told'], next: null })
      await writing(store, (semantic) => semantic.removeEpisode(episode(1)), 'told')
      await writing(store, (semantic) => semantic.removeNode(node(1)), 'known')
      expect(await store.scopes({ limit: 9 })).toEqual({ rows: [], next: null })
      const { rows } = await reading(store, (semantic) => semantic.quarantined({ limit: 9 }), 'held')
      expect(rows).toHaveLength(1)
    },
  ),
]

const atOnce: readonly StoreCase[] = [
  semanticCase('lets exactly one of many writers have an item for an episode', async ({ store }) => {
    const tries = Array.from({ length: 8 }, (_, at) =>
      writing(store, (semantic) => semantic.putEpisode(anEpisode({ id: episode(at), itemIds: [item(1)] }))),
    )
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(7)
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'STORE_CONFLICT' } })
    const { rows } = await reading(store, (semantic) => semantic.episodes({ limit: 9 }))
    expect(rows).toHaveLength(1)
  }),
  semanticCase('adds up the usage and the accesses of many writers at once', async ({ store }) => {
    await writing(store, (semantic) => semantic.putNode(aNode({ id: node(1) })))
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        writing(store, async (semantic) => {
          await semantic.addUsage(aModelUsage())
          await semantic.noteAccess([{ nodeId: node(1), count: 2, at: NOON + at, relevance: 0.5 }])
        }),
      ),
    )
    const seen = await reading(store, async (semantic) => [
      await semantic.usage('2025-03-01', '2025-03-01'),
      await semantic.node(node(1)),
    ])
    expect(seen).toMatchObject([[{ calls: 12 }], { accessCount: 24, accessedAt: NOON + 11 }])
  }),
  semanticCase('gives one snapshot of knowledge to all reads of one read', async ({ store }) => {
    await writing(store, (semantic) => semantic.putNode(aNode({ id: node(1), searchKeywords: ['term'] })))
    const seen = await store.read(ALICE, async (view) => {
      const before = await reader(view).totals()
      const adding = writing(store, (semantic) =>
        semantic.putNode(aNode({ id: node(2), searchKeywords: ['term'] })),
      )
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      const after = await reader(view).find('node_term', 'term', 9)
      return { before, after, adding }
    })
    await seen.adding
    expect([seen.before.nodes, seen.after]).toEqual([1, [node(1)]])
  }),
  storeCase(
    'keeps episodes, nodes and all beside them for the next process',
    async ({ store, reopen }) => {
      if (!store.capabilities.semantic) return
      await store.transaction(ALICE, async (tx) => writer(tx).setCutUpTo(1))
      await fill(store, ALICE)
      const before = await everything(store)
      const other = await reopen()
      await store.close()
      expect(await everything(other)).toStrictEqual(before)
      await writing(other, (semantic) => semantic.putVectors('node', SPACE, new Map([[node(2), X]])))
      expect(await reading(other, (semantic) => semantic.withoutVector('node', SPACE, 9))).toEqual([])
    },
    'durable',
  ),
]

export const semanticApart: readonly StoreCase[] = [...scopes, ...alone, ...atOnce]
