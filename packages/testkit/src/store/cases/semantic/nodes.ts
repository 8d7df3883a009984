import type { Store } from '@recollect/core'
import type { StoredNode, NodeFilter } from '@recollect/core/store'
import { expect } from 'vitest'
import { aNode, aNodeVersion } from '../../../fixtures/a-node.ts'
import { aRelationship } from '../../../fixtures/a-relationship.ts'
import { anEpisode } from '../../../fixtures/an-episode.ts'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { ALICE, expectCode } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { allRows } from '../sessions/steps.ts'
import { everything } from './everything.ts'
import { MANY, SPACE, X, edge, episode, idsOf, item, node, reading, semanticCase, writing } from './steps.ts'

const put = (store: Store, nodes: readonly Partial<Omit<StoredNode, 'scope'>>[]): Promise<void> =>
  writing(store, async (semantic) => {
    for (const given of nodes) await semantic.putNode(aNode(given))
  })

const FULL: Omit<StoredNode, 'scope'> = {
  id: node(1),
  key: 'John 的研究方向',
  keyForm: 'john的研究方向',
  keyWords: 'john 方向 研究',
  value: 'vector databases',
  context: 'John 现在研究 vector databases',
  gapType: 'specific_detail',
  confidence: 0.1 + 0.2,
  version: 2,
  versions: 3,
  evidence: { quote: '研究 vector databases', itemId: item(1), start: 7, end: 26 },
  validFrom: NOON - 3,
  createdAt: NOON - 2,
  updatedAt: NOON - 1,
  accessedAt: NOON + 1,
  accessCount: 5_000_000_000,
  relevance: 1 / 3,
  importance: 0.7,
  discoveryEpisodeId: episode(1),
  discoveryMethod: 'diff_analysis:gpt/prompts@1',
  searchKeywords: ['john', '研究'],
}

const rows: readonly StoreCase[] = [
  semanticCase('gives every field of a node back', async ({ store }) => {
    const bare = aNode({ id: node(2) })
    await put(store, [FULL, bare])
    const seen = await reading(store, async (semantic) => [
      await semantic.node(node(1)),
      await semantic.node(node(2)),
      await semantic.node(node(3)),
      (await semantic.nodes({ limit: 9 })).rows,
    ])
    const [full, empty] = [{ ...FULL, scope: ALICE }, { ...bare, scope: ALICE }] // prettier-ignore
    expect(seen).toStrictEqual([full, empty, null, [full, empty]])
  }),
  semanticCase('replaces the whole node that is there under an id', async ({ store }) => {
    await put(store, [FULL])
    const after = aNode({ id: node(1) })
    await put(store, [after])
    const seen = await reading(store, (semantic) => semantic.nodes({ limit: 9 }))
    expect(seen).toStrictEqual({ rows: [{ ...after, scope: ALICE }], next: null })
  }),
  semanticCase('gives nodes in the order of the ids asked for, few or many', async ({ store }) => {
    await put(
      store,
      [1, 2, MANY].map((at) => ({ id: node(at) })),
    )
    const ids = Array.from({ length: MANY }, (_, at) => node(at + 1))
    const found = await reading(store, async (semantic) => [
      idsOf(await semantic.nodesById([node(2), node(9), node(1)])),
      idsOf(await semantic.nodesById(ids.toReversed())),
      idsOf(await semantic.nodesById([])),
    ])
    expect(found).toEqual([[node(2), node(1)], [node(MANY), node(2), node(1)], []]) // prettier-ignore
  }),
  semanticCase('lists nodes by id, in pages of any size, by when they changed', async ({ store }) => {
    await put(
      store,
      [4, 1, 3, 0, 2].map((at) => ({ id: node(at), updatedAt: NOON + ((at * 3) % 5) })),
    )
    const listed = async (limit: number, filter?: NodeFilter) => {
      const all = await allRows(limit, (page) => reading(store, (semantic) => semantic.nodes(page, filter)))
      return all.map(({ id, updatedAt }) => [Number(id.slice(-2)), updatedAt - NOON])
    }
    for (const limit of [1, 2, 4, 5, 6])
      expect(await listed(limit)).toEqual([[0, 0], [1, 3], [2, 1], [3, 4], [4, 2]]) // prettier-ignore
    expect(await listed(1, { from: NOON + 1, to: NOON + 4 })).toEqual([[1, 3], [2, 1], [4, 2]]) // prettier-ignore
    expect(await listed(9, { from: NOON + 3 })).toEqual([[1, 3], [3, 4]]) // prettier-ignore
    expect(await listed(9, { to: NOON + 1 })).toEqual([[0, 0]])
    expect(await listed(9, { from: NOON + 5 })).toEqual([])
  }),
]

const twins: readonly StoreCase[] = [
  semanticCase('refuses a second node with the same key form, and keeps the first', async ({ store }) => {
    await put(store, [{ id: node(1), keyForm: 'form' }, { id: node(2), keyForm: 'other' }]) // prettier-ignore
    const before = await everything(store)
    for (const id of [node(2), node(3)])
      await expectCode(put(store, [{ id, keyForm: 'form', searchKeywords: ['new'] }]), 'STORE_CONFLICT')
    expect(await everything(store)).toStrictEqual(before)
  }),
  semanticCase('gives a key form that was given up or removed to another node', async ({ store }) => {
    await put(store, [{ id: node(1), keyForm: 'form' }, { id: node(2), keyForm: 'other' }]) // prettier-ignore
    await writing(store, async (semantic) => {
      await semantic.putNode(aNode({ id: node(1), keyForm: 'new' }))
      await semantic.removeNode(node(2))
      await semantic.putNode(aNode({ id: node(3), keyForm: 'form' }))
      await semantic.putNode(aNode({ id: node(4), keyForm: 'other' }))
    })
    const found = await reading(store, (semantic) =>
      Promise.all(['new', 'form', 'other'].map((form) => semantic.find('node_key', form, 9))),
    )
    expect(found).toEqual([[node(1)], [node(3)], [node(4)]])
  }),
]

/** Two nodes that are told of, joined and compared alike. */
const joined = (store: Store): Promise<void> =>
  writing(store, async (semantic) => {
    await semantic.putEpisode(anEpisode({ id: episode(1), terms: ['term'] }))
    for (const at of [1, 2, 3]) {
      const id = node(at)
      const keyed = { keyForm: `form ${String(at)}`, keyWords: 'words', searchKeywords: ['term'] }
      await semantic.putNode(aNode({ id, ...keyed }))
      await semantic.putVersion(aNodeVersion({ nodeId: id }))
      await semantic.putVersion(aNodeVersion({ nodeId: id, version: 2 }))
      await semantic.link({ episodeId: episode(1), nodeId: id, evolved: at === 2 })
    }
    for (const [at, from, to] of [
      [1, 1, 2],
      [2, 2, 3],
      [3, 1, 3],
    ] as const)
      // prettier-ignore
      await semantic.putRelationship(aRelationship({ id: edge(at), from: node(from), to: node(to) }))
    for (const space of [SPACE, { ...SPACE, model: 'n' }])
      await semantic.putVectors('node', space, new Map([1, 2, 3].map((at) => [node(at), X])))
    await semantic.putVectors('episode', SPACE, new Map([[episode(1), X]]))
  })

const gone: readonly StoreCase[] = [
  semanticCase('removes a node with its versions, links, relationships and vectors', async ({ store }) => {
    await joined(store)
    await writing(store, (semantic) => semantic.removeNode(node(2)))
    const seen = await reading(store, async (semantic) => ({
      rows: idsOf((await semantic.nodes({ limit: 9 })).rows),
      versions: (await semantic.versions([1, 2, 3].map(node))).map(({ nodeId }) => nodeId),
      links: (await semantic.linksOfNodes([1, 2, 3].map(node))).map(({ nodeId }) => nodeId),
      told: (await semantic.linksOfEpisodes([episode(1)])).map(({ nodeId }) => nodeId),
      edges: idsOf(await semantic.relationships([1, 2, 3].map(node))),
      vectors: [...(await semantic.vectors('node', SPACE, '', 9)).keys()],
      others: [...(await semantic.vectors('node', { ...SPACE, model: 'n' }, '', 9)).keys()],
      words: await semantic.find('node_words', 'words', 9),
      form: await semantic.find('node_key', 'form 2', 9),
      terms: await semantic.find('node_term', 'term', 9),
      episode: [...(await semantic.vectors('episode', SPACE, '', 9)).keys()],
    }))
    const [one, three] = [node(1), node(3)]
    expect(seen).toEqual({
      rows: [one, three],
      versions: [one, one, three, three],
      links: [one, three],
      told: [one, three],
      edges: [edge(3)],
      vectors: [one, three],
      others: [one, three],
      words: [three, one],
      form: [],
      terms: [three, one],
      episode: [episode(1)],
    })
    for (const id of [node(2), node(7)])
      await expectCode(
        writing(store, (semantic) => semantic.removeNode(id)),
        'NOT_FOUND',
      )
  }),
  semanticCase('gives nothing of a removed node to another one put under its id', async ({ store }) => {
    await joined(store)
    await writing(store, async (semantic) => {
      await semantic.removeNode(node(2))
      await semantic.putNode(aNode({ id: node(2) }))
    })
    const seen = await reading(store, async (semantic) => [
      await semantic.versions([node(2)]),
      await semantic.linksOfNodes([node(2)]),
      await semantic.relationships([node(2)]),
      await semantic.withoutVector('node', SPACE, 9),
    ])
    expect(seen).toEqual([[], [], [], [node(2)]])
  }),
  semanticCase('removes an episode with its links and vectors, and keeps the nodes', async ({ store }) => {
    await joined(store)
    await writing(store, async (semantic) => {
      await semantic.putEpisode(anEpisode({ id: episode(2), terms: ['term'] }))
      await semantic.link({ episodeId: episode(2), nodeId: node(1), evolved: false })
      await semantic.removeEpisode(episode(1))
    })
    const seen = await reading(store, async (semantic) => [
      await semantic.linksOfNodes([1, 2, 3].map(node)),
      await semantic.linksOfEpisodes([episode(1)]),
      (await semantic.vectors('episode', SPACE, '', 9)).size,
      (await semantic.vectors('node', SPACE, '', 9)).size,
      await semantic.find('episode_term', 'term', 9),
      (await semantic.versions([1, 2, 3].map(node))).length,
    ])
    const link = { episodeId: episode(2), nodeId: node(1), evolved: false }
    expect(seen).toEqual([[link], [], 0, 3, [episode(2)], 6])
  }),
]

export const semanticNodes: readonly StoreCase[] = [...rows, ...twins, ...gone]
