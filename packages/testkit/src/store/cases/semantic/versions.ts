import type { Store } from '@recollect/core'
import type { NodeVersion } from '@recollect/core/store'
import { expect } from 'vitest'
import { aNode, aNodeVersion } from '../../../fixtures/a-node.ts'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import type { StoreCase } from '../../store-case.ts'
import { MANY, episode, item, node, reading, semanticCase, writing } from './steps.ts'

const FULL: NodeVersion = {
  nodeId: node(1),
  version: 2,
  value: '数据库',
  context: 'John 研究数据库',
  gapType: 'contextual_meaning',
  confidence: 0.1 + 0.2,
  episodeId: episode(1),
  evidence: { quote: '数据库', itemId: item(1), start: 7, end: 10 },
  validFrom: NOON - 3,
  validTo: NOON + 3,
  seen: [
    { episodeId: episode(2), itemId: item(2), start: 0, end: 4, at: NOON + 2 },
    { episodeId: episode(1), itemId: item(1), start: 7, end: 10, at: NOON - 3 },
  ],
  recordedAt: NOON + 1,
}

/** Nodes with these versions. */
const put = (store: Store, versions: readonly Partial<NodeVersion>[]): Promise<void> =>
  writing(store, async (semantic) => {
    for (const given of versions) {
      const version = aNodeVersion({ nodeId: node(1), ...given })
      await semantic.putNode(aNode({ id: version.nodeId }))
      await semantic.putVersion(version)
    }
  })

const placesOf = (versions: readonly NodeVersion[]) =>
  versions.map(({ nodeId, version }) => [Number(nodeId.slice(-4)), version])

export const semanticVersions: readonly StoreCase[] = [
  semanticCase('gives every field of a version back, and replaces it whole', async ({ store }) => {
    const read = () => reading(store, (semantic) => semantic.versions([node(1)]))
    await put(store, [FULL])
    expect(await read()).toStrictEqual([FULL])
    const after = aNodeVersion({ nodeId: node(1), version: 2 })
    await put(store, [after])
    expect(await read()).toStrictEqual([after])
  }),
  semanticCase(
    'gives the versions of nodes by node, then number, of few nodes or many',
    async ({ store }) => {
      const numbers = [10, 1, 9, 2]
      await put(
        store,
        [MANY, 2, 1].flatMap((at) => numbers.map((version) => ({ nodeId: node(at), version }))),
      )
      const ordered = (at: number) => [1, 2, 9, 10].map((version) => [at, version])
      const ids = Array.from({ length: MANY }, (_, at) => node(MANY - at))
      const found = await reading(store, async (semantic) => [
        placesOf(await semantic.versions([node(2), node(7), node(1)])),
        placesOf(await semantic.versions(ids)),
        placesOf(await semantic.versions([])),
      ])
      const both = [...ordered(1), ...ordered(2)]
      expect(found).toEqual([both, [...both, ...ordered(MANY)], []])
    },
  ),
  semanticCase('removes one version, and lets one go that is not there', async ({ store }) => {
    await put(store, [{ version: 1 }, { version: 2 }, { nodeId: node(2), version: 1 }])
    await writing(store, async (semantic) => {
      await semantic.removeVersion(node(1), 1)
      await semantic.removeVersion(node(1), 1)
      await semantic.removeVersion(node(9), 1)
    })
    const left = await reading(store, (semantic) => semantic.versions([node(1), node(2)]))
    expect(placesOf(left)).toEqual([[1, 2], [2, 1]]) // prettier-ignore
  }),
  semanticCase('keeps the versions of a node that is replaced', async ({ store }) => {
    await put(store, [FULL])
    await writing(store, (semantic) => semantic.putNode(aNode({ id: node(1), value: 'another' })))
    expect(await reading(store, (semantic) => semantic.versions([node(1)]))).toStrictEqual([FULL])
  }),
]
