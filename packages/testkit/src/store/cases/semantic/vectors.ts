import type { Store } from '@recollect/core'
import type { SemanticKind, VectorSpace } from '@recollect/core/store'
import { expect } from 'vitest'
import { aNode } from '../../../fixtures/a-node.ts'
import { anEpisode } from '../../../fixtures/an-episode.ts'
import { ALICE, expectCode, insertItems } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { SPACE, X, Y, node, reading, semanticCase, writing } from './steps.ts'

const KINDS = ['node', 'episode'] as const
const OTHERS: readonly VectorSpace[] = [{ ...SPACE, model: 'n' }, { ...SPACE, dimensions: 1 }] // prettier-ignore

/** Nodes and episodes with these numbers: the same ids, which only their kind tells apart. */
const seed = (store: Store, numbers: readonly number[], terms: readonly string[] = ['term']): Promise<void> =>
  writing(store, async (semantic) => {
    for (const at of numbers) {
      await semantic.putNode(aNode({ id: node(at), searchKeywords: terms }))
      await semantic.putEpisode(anEpisode({ id: node(at), terms }))
    }
  })

const put = (
  store: Store,
  kind: SemanticKind,
  rows: readonly (readonly [number, Float32Array])[],
  space: VectorSpace = SPACE,
): Promise<void> =>
  writing(store, (semantic) =>
    semantic.putVectors(kind, space, new Map(rows.map(([at, vector]) => [node(at), vector]))),
  )

/** Numbers and vectors in the order they are given. */
const held = async (
  store: Store,
  kind: SemanticKind,
  space: VectorSpace = SPACE,
  after = '',
  limit = 1000,
) => {
  const found = await reading(store, (semantic) => semantic.vectors(kind, space, after, limit))
  return [...found].map(([id, vector]) => [Number(id.slice(-3)), vector])
}
const numbersOf = async (...asked: Parameters<typeof held>) => (await held(...asked)).map(([at]) => at)

const owed = async (store: Store, kind: SemanticKind, space: VectorSpace = SPACE, limit = 1000) => {
  const ids = await reading(store, (semantic) => semantic.withoutVector(kind, space, limit))
  return ids.map((id) => Number(id.slice(-3)))
}

const reads: readonly StoreCase[] = [
  semanticCase('gives the vectors of nodes and of episodes as they were put, by id', async ({ store }) => {
    const exact = (at: number) => Float32Array.from({ length: 3 }, (_, place) => Math.sin(at + place) / 3)
    await seed(store, [1, 2, 3])
    await put(store, 'node', [[3, exact(3)], [1, exact(1)]]) // prettier-ignore
    await put(store, 'episode', [[3, exact(7)], [2, Float32Array.of(-0, 0, -1)]]) // prettier-ignore
    expect(await held(store, 'node')).toEqual([[1, exact(1)], [3, exact(3)]]) // prettier-ignore
    expect(await held(store, 'episode')).toEqual([[2, Float32Array.of(-0, 0, -1)], [3, exact(7)]]) // prettier-ignore
    await put(store, 'node', [[1, X]])
    expect(await held(store, 'node')).toEqual([[1, X], [3, exact(3)]]) // prettier-ignore
    expect(await numbersOf(store, 'episode')).toEqual([2, 3])
  }),
  semanticCase(
    'reads the vectors of nodes or episodes after an id, as many as asked for',
    async ({ store }) => {
      const numbers = Array.from({ length: 90 }, (_, at) => at + 1)
      await seed(store, numbers)
      for (const kind of KINDS) {
        await put(store, kind, numbers.filter((at) => at % 2 === 0).map((at) => [at, X])) // prettier-ignore
        expect(await numbersOf(store, kind, SPACE, node(60), 3)).toEqual([62, 64, 66])
        expect(await numbersOf(store, kind, SPACE, node(61), 3)).toEqual([62, 64, 66])
        expect(await numbersOf(store, kind, SPACE, node(86), 9)).toEqual([88, 90])
        expect(await numbersOf(store, kind, SPACE, node(90), 9)).toEqual([])
        expect(await numbersOf(store, kind, SPACE, '', 2)).toEqual([2, 4])
        expect(await owed(store, kind, SPACE, 3)).toEqual([1, 3, 5])
        expect(await owed(store, kind)).toEqual(numbers.filter((at) => at % 2 === 1))
      }
    },
  ),
  semanticCase('keeps vectors of nodes and episodes apart by model and length', async ({ store }) => {
    const [named, short] = OTHERS
    if (named === undefined || short === undefined) return
    await seed(store, [1, 2])
    await put(store, 'node', [[1, X]])
    await put(store, 'node', [[1, Y], [2, X]], named) // prettier-ignore
    await put(store, 'episode', [[2, Float32Array.of(1)]], short)
    expect(await held(store, 'node')).toEqual([[1, X]])
    expect(await held(store, 'node', named)).toEqual([[1, Y], [2, X]]) // prettier-ignore
    expect(await held(store, 'episode', short)).toEqual([[2, Float32Array.of(1)]])
    expect([
      await owed(store, 'node'),
      await owed(store, 'node', named),
      await owed(store, 'node', short),
    ]).toEqual([[2], [], [1, 2]])
    expect([await owed(store, 'episode'), await owed(store, 'episode', short)]).toEqual([[1, 2], [1]])
  }),
]

const writes: readonly StoreCase[] = [
  semanticCase('passes over vectors of nodes and episodes that are gone', async ({ store }) => {
    await seed(store, [1, 2])
    await writing(store, (semantic) => semantic.removeNode(node(2)))
    await put(store, 'node', [[1, X], [2, X], [9, X]]) // prettier-ignore
    await put(store, 'episode', [[9, X], [2, X]]) // prettier-ignore
    await put(store, 'episode', [[9, X]])
    expect([await numbersOf(store, 'node'), await numbersOf(store, 'episode')]).toEqual([[1], [2]])
    await seed(store, [9])
    expect([await owed(store, 'node'), await owed(store, 'episode')]).toEqual([[9], [1, 9]])
  }),
  semanticCase(
    'refuses a vector of another length for a node or an episode, and keeps none then',
    async ({ store }) => {
      await seed(store, [1, 2])
      for (const kind of KINDS) {
        for (const wrong of [Float32Array.of(1), Float32Array.of(1, 0, 0, 0), new Float32Array()])
        await expectCode(put(store, kind, [[1, X], [2, wrong]]), 'INVALID_INPUT') // prettier-ignore
        expect(await numbersOf(store, kind)).toEqual([])
      }
    },
  ),
  semanticCase('removes the vectors of what its terms changed of, and of nothing else', async ({ store }) => {
    await seed(store, [1, 2, 3])
    for (const kind of KINDS)
      for (const space of [SPACE, { ...SPACE, model: 'n' }])
        await put(store, kind, [1, 2, 3].map((at) => [at, X]), space) // prettier-ignore
    await writing(store, async (semantic) => {
      // The first is told anew in the same terms, the second in others.
      await semantic.putNode(aNode({ id: node(1), searchKeywords: ['term'], value: 'another', version: 2 }))
      await semantic.putEpisode(anEpisode({ id: node(1), terms: ['term'], state: 'discovered' }))
      await semantic.putNode(aNode({ id: node(2), searchKeywords: ['term', 'new'] }))
      await semantic.putEpisode(anEpisode({ id: node(3), terms: ['new'] }))
    })
    for (const space of [SPACE, { ...SPACE, model: 'n' }]) {
      expect(await numbersOf(store, 'node', space)).toEqual([1, 3])
      expect(await numbersOf(store, 'episode', space)).toEqual([1, 2])
      expect([await owed(store, 'node', space), await owed(store, 'episode', space)]).toEqual([[2], [3]])
    }
    await seed(store, [1], [])
    expect([await numbersOf(store, 'node'), await numbersOf(store, 'episode')]).toEqual([[3], [2]])
  }),
  semanticCase(
    'removes vectors of every other space, of both kinds, and says how many',
    async ({ store }) => {
      await seed(store, [1, 2])
      const [named, short] = OTHERS
      if (named === undefined || short === undefined) return
      for (const kind of KINDS) await put(store, kind, [[1, X]])
      await put(store, 'node', [[1, X], [2, X]], named) // prettier-ignore
      await put(store, 'episode', [[2, Float32Array.of(1)]], short)
      const keep = () => writing(store, (semantic) => semantic.keepOnlySpace(SPACE))
      expect([await keep(), await keep()]).toEqual([3, 0])
      expect([await numbersOf(store, 'node'), await numbersOf(store, 'episode')]).toEqual([[1], [1]])
      expect([await numbersOf(store, 'node', named), await numbersOf(store, 'episode', short)]).toEqual([
        [],
        [],
      ])
    },
  ),
  semanticCase('leaves the vectors of messages alone, and they leave these alone', async ({ store }) => {
    if (!store.capabilities.vectors) return
    await insertItems(store, 1)
    await seed(store, [1])
    const other = { ...SPACE, model: 'n' }
    await store.transaction(ALICE, async (tx) => tx.vectors?.put(SPACE, new Map([[1, X]])))
    for (const kind of KINDS) await put(store, kind, [[1, X]])
    await writing(store, (semantic) => semantic.keepOnlySpace(other))
    const spaces = await store.read(ALICE, async ({ vectors }) => vectors?.spaces())
    expect(spaces).toEqual([{ ...SPACE, vectors: 1 }])
    for (const kind of KINDS) await put(store, kind, [[1, X]])
    expect(await store.transaction(ALICE, async (tx) => tx.vectors?.keepOnly(other))).toBe(1)
    for (const kind of KINDS) expect(await numbersOf(store, kind)).toEqual([1])
  }),
]

export const semanticVectors: readonly StoreCase[] = [...reads, ...writes]
