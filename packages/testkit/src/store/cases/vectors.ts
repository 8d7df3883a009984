import type {
  ScopeTransaction,
  ScopeView,
  Store,
  VectorReader,
  VectorSpace,
  VectorWriter,
} from '@recollect/core'
import { expect } from 'vitest'
import { anItem } from '../../fixtures/an-item.ts'
import { ALICE, expectCode, insertItems } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { CaseContext, StoreCase } from '../store-case.ts'

const SPACE: VectorSpace = { model: 'm', dimensions: 3 }
const EVERYTHING = -2

const [X, Y] = [Float32Array.of(1, 0, 0), Float32Array.of(0, 1, 0)]
/** In the plane of X and Y, this far from X. */
const between = (cosine: number) => Float32Array.of(cosine, Math.sqrt(1 - cosine * cosine), 0)

function reader({ vectors }: ScopeView): VectorReader {
  if (vectors === undefined) throw new Error('The store declares vectors, but its views have none.')
  return vectors
}

function writer({ vectors }: ScopeTransaction): VectorWriter {
  if (vectors === undefined) throw new Error('The store declares vectors, but its transactions have none.')
  return vectors
}

const put = (
  store: Store,
  rows: readonly (readonly [number, Float32Array])[],
  space = SPACE,
  scope = ALICE,
): Promise<void> => store.transaction(scope, (tx) => writer(tx).put(space, new Map(rows)))

/** Seqs from the nearest on. */
async function near(store: Store, query = X, space = SPACE, scope = ALICE): Promise<readonly number[]> {
  const found = await store.read(scope, (view) => reader(view).nearest(space, query, 1000, EVERYTHING))
  return found.map(({ seq }) => seq)
}

const spaces = (store: Store, scope = ALICE) => store.read(scope, (view) => reader(view).spaces())
const owed = (store: Store, after = 0, limit = 1000, space = SPACE) =>
  store.read(ALICE, (view) => reader(view).owed(space, after, limit))

const vectorCase = (name: string, run: (context: CaseContext) => Promise<void>): StoreCase =>
  storeCase(name, run, 'vectors')

const reading: readonly StoreCase[] = [
  vectorCase('gives the vectors of a stretch of items as they were put', async ({ store }) => {
    await insertItems(store, 70)
    await put(store, [
      [66, between(0.1)],
      [3, X],
      [2, between(0.3)],
    ])
    await put(store, [[3, Y]], { model: 'other', dimensions: 3 })
    const within = (first: number, last: number) =>
      store.read(ALICE, (view) => reader(view).bySeq(SPACE, [first, last]))
    expect([...(await within(1, 70))]).toEqual([
      [2, between(0.3)],
      [3, X],
      [66, between(0.1)],
    ])
    expect([...(await within(3, 65))]).toEqual([[3, X]])
    expect([...(await within(4, 65))]).toEqual([])
  }),
  vectorCase(
    'gives the nearest first, of equal ones the newest, down to the lowest score',
    async ({ store }) => {
      await insertItems(store, 5)
      await put(store, [
        [1, between(0.5)],
        [2, X],
        [3, between(0.8)],
        [4, X],
        [5, Float32Array.of(-1, 0, 0)],
      ])
      expect(await near(store)).toEqual([4, 2, 3, 1, 5])
      const found = await store.read(ALICE, (view) => reader(view).nearest(SPACE, X, 9, 0.6))
      expect(found.map(({ seq }) => seq)).toEqual([4, 2, 3])
      expect(found[0]?.score).toBe(1)
      expect(found[2]?.score).toBeCloseTo(0.8, 6)
    },
  ),
  vectorCase('gives no more than it was asked for', async ({ store }) => {
    await insertItems(store, 3)
    await put(store, [
      [1, X],
      [2, between(0.9)],
      [3, between(0.8)],
    ])
    const found = await store.read(ALICE, (view) => reader(view).nearest(SPACE, X, 2, EVERYTHING))
    expect(found.map(({ seq }) => seq)).toEqual([1, 2])
  }),
  vectorCase('keeps vectors exactly, to the last bit and of any length', async ({ store }) => {
    for (const dimensions of [1, 4, 37, 384]) {
      const space = { model: 'any length', dimensions }
      const vector = Float32Array.from({ length: dimensions }, (_, at) => Math.sin(at + 1) / 3)
      const { seq } = await store.transaction(ALICE, (tx) => tx.items.insert(anItem()))
      await put(store, [[seq, vector]], space)
      for (const place of [0, dimensions - 1]) {
        const axis = new Float32Array(dimensions)
        axis[place] = 1
        const [found] = await store.read(ALICE, (view) => reader(view).nearest(space, axis, 1, EVERYTHING))
        expect(found).toEqual({ seq, score: vector[place] })
      }
    }
  }),
  vectorCase('compares every vector of a scope of hundreds, put in any order', async ({ store }) => {
    const items = await insertItems(store, 300)
    const rows = items.map(({ seq }) => [seq, between(seq / 301)] as const)
    const shuffled = rows.toSorted(([a], [b]) => ((a * 97) % 300) - ((b * 97) % 300))
    for (let at = 0; at < 300; at += 7) await put(store, shuffled.slice(at, at + 7))
    expect(await near(store)).toEqual(items.map(({ seq }) => seq).reverse())
    expect(await spaces(store)).toEqual([{ ...SPACE, vectors: 300 }])
  }),
  vectorCase('finds nothing in a space or a scope without vectors', async ({ store }) => {
    expect(await near(store)).toEqual([])
    expect(await spaces(store)).toEqual([])
    await insertItems(store, 1)
    await put(store, [])
    expect(await near(store)).toEqual([])
    expect(await spaces(store)).toEqual([])
  }),
  vectorCase('refuses a query of another length', async ({ store }) => {
    await expectCode(near(store, Float32Array.of(1)), 'INVALID_INPUT')
  }),
  vectorCase(
    'names the items that have no vector in the space, in order and from anywhere',
    async ({ store }) => {
      await insertItems(store, 140)
      await put(
        store,
        [1, 2, 63, 64, 65, 139].map((seq) => [seq, X] as const),
      )
      const all = Array.from({ length: 140 }, (_, at) => at + 1)
      const missing = all.filter((seq) => ![1, 2, 63, 64, 65, 139].includes(seq))
      expect(await owed(store)).toEqual(missing)
      expect(await owed(store, 61, 3)).toEqual([62, 66, 67])
      expect(await owed(store, 138)).toEqual([140])
      expect(await owed(store, 140)).toEqual([])
      expect(await owed(store, 0, 2, { ...SPACE, model: 'other' })).toEqual([1, 2])
    },
  ),
]

const writing: readonly StoreCase[] = [
  vectorCase('replaces the vector of an item', async ({ store }) => {
    await insertItems(store, 2)
    await put(store, [
      [1, X],
      [2, between(0.5)],
    ])
    await put(store, [[1, Y]])
    expect(await near(store)).toEqual([2, 1])
    expect(await near(store, Y)).toEqual([1, 2])
    expect(await spaces(store)).toEqual([{ ...SPACE, vectors: 2 }])
  }),
  vectorCase('never compares vectors of another model or length', async ({ store }) => {
    const [other, longer] = [
      { ...SPACE, model: 'n' },
      { ...SPACE, dimensions: 4 },
    ]
    await insertItems(store, 3)
    await put(store, [[1, X]])
    await put(
      store,
      [
        [1, Y],
        [2, X],
      ],
      other,
    )
    await put(store, [[3, Float32Array.of(1, 0, 0, 0)]], longer)
    expect([await near(store), await near(store, X, other)]).toEqual([[1], [2, 1]])
    expect(await spaces(store)).toEqual([
      { ...SPACE, vectors: 1 },
      { ...longer, vectors: 1 },
      { ...other, vectors: 2 },
    ])
  }),
  vectorCase('removes the vectors of an item with it, in every space', async ({ store }) => {
    const items = await insertItems(store, 70)
    const other = { ...SPACE, model: 'n' }
    for (const space of [SPACE, other])
      await put(
        store,
        items.map(({ seq }) => [seq, X] as const),
        space,
      )
    for (const seq of [70, 5, 1, 64, 63]) {
      await store.transaction(ALICE, (tx) => tx.items.remove(items[seq - 1]?.id ?? ''))
    }
    const left = items.map(({ seq }) => seq).filter((seq) => ![70, 5, 1, 64, 63].includes(seq))
    for (const space of [SPACE, other]) expect(await near(store, X, space)).toEqual(left.toReversed())
    expect(await spaces(store)).toEqual([
      { ...SPACE, vectors: 65 },
      { ...other, vectors: 65 },
    ])
    expect(await owed(store)).toEqual([])
  }),
  vectorCase('puts back what was owed between others', async ({ store }) => {
    const items = await insertItems(store, 66)
    const [some, rest] = [items.filter(({ seq }) => seq % 3 === 0), items.filter(({ seq }) => seq % 3 !== 0)]
    await put(
      store,
      some.map(({ seq }) => [seq, X] as const),
    )
    for (const { seq } of rest.toReversed()) await put(store, [[seq, X]])
    expect(await near(store)).toEqual(items.map(({ seq }) => seq).reverse())
  }),
  vectorCase('has no space any more once its last vector is gone', async ({ store }) => {
    const [item] = await insertItems(store, 1)
    await put(store, [[1, X]])
    await store.transaction(ALICE, (tx) => tx.items.remove(item?.id ?? ''))
    expect(await spaces(store)).toEqual([])
  }),
  vectorCase('removes the vectors of every other space, and says how many', async ({ store }) => {
    await insertItems(store, 2)
    await put(store, [[1, X]])
    await put(
      store,
      [
        [1, X],
        [2, X],
      ],
      { ...SPACE, model: 'old' },
    )
    await put(store, [[1, Float32Array.of(1)]], { ...SPACE, dimensions: 1 })
    expect(await store.transaction(ALICE, (tx) => writer(tx).keepOnly(SPACE))).toBe(3)
    expect(await store.transaction(ALICE, (tx) => writer(tx).keepOnly(SPACE))).toBe(0)
    expect(await spaces(store)).toEqual([{ ...SPACE, vectors: 1 }])
  }),
  vectorCase(
    'refuses a vector of another length, or of an item that is not there, and keeps none then',
    async ({ store }) => {
      await insertItems(store, 1)
      await expectCode(put(store, [[1, Float32Array.of(1)]]), 'INVALID_INPUT')
      await store.transaction(ALICE, async (tx) => {
        await expectCode(
          writer(tx).put(
            SPACE,
            new Map([
              [1, X],
              [9, X],
            ]),
          ),
          'NOT_FOUND',
        )
      })
      expect(await spaces(store)).toEqual([])
    },
  ),
  vectorCase('takes vectors back with the rest of a transaction', async ({ store }) => {
    const items = await insertItems(store, 9)
    await put(
      store,
      items.map(({ seq }) => [seq, X] as const),
    )
    const before = [await spaces(store), await near(store)]
    const work = store.transaction(ALICE, async (tx) => {
      const { seq } = await tx.items.insert(anItem())
      await writer(tx).put(
        SPACE,
        new Map([
          [seq, X],
          [1, Y],
        ]),
      )
      await writer(tx).put({ ...SPACE, model: 'n' }, new Map([[1, Y]]))
      await tx.items.remove(items[4]?.id ?? '')
      await writer(tx).keepOnly({ ...SPACE, model: 'n' })
      throw new Error('the caller changed its mind')
    })
    await expect(work).rejects.toThrow('changed its mind')
    expect([await spaces(store), await near(store)]).toEqual(before)
  }),
]

const apart: readonly StoreCase[] = [
  vectorCase('keeps the vectors of scopes apart', async ({ store }) => {
    const item = anItem()
    for (const scope of ['alice', 'bob', 'carol']) {
      await store.transaction(scope, async (tx) => {
        await tx.items.insert(item)
        await tx.items.insert(anItem())
      })
    }
    await put(
      store,
      [
        [1, X],
        [2, Y],
      ],
      SPACE,
      'alice',
    )
    await put(store, [[1, Y]], SPACE, 'bob')
    await put(store, [[1, Y]], { ...SPACE, model: 'n' }, 'bob')
    expect(await near(store, X, SPACE, 'carol')).toEqual([])
    expect(await spaces(store, 'carol')).toEqual([])
    await store.transaction('bob', (tx) => writer(tx).keepOnly({ ...SPACE, model: 'n' }))
    await store.transaction('bob', (tx) => tx.items.remove(item.id))
    expect(await spaces(store, 'bob')).toEqual([])
    expect(await near(store, X, SPACE, 'alice')).toEqual([1, 2])
  }),
  storeCase(
    'keeps vectors for the next process',
    async ({ store, reopen }) => {
      if (!store.capabilities.vectors) return
      const items = await insertItems(store, 70)
      await put(
        store,
        items.map(({ seq }) => [seq, between(seq / 71)] as const),
      )
      expect(await near(await reopen())).toEqual(items.map(({ seq }) => seq).reverse())
    },
    'durable',
  ),
]

export const vectorCases: readonly StoreCase[] = [...reading, ...writing, ...apart]
