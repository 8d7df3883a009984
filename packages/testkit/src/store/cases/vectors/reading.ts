import { expect } from 'vitest'
import { anItem } from '../../../fixtures/an-item.ts'
import { ALICE, expectCode, insertItems } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { SPACE, EVERYTHING, between, reader, put, near, spaces, owed, vectorCase, X, Y } from './steps.ts'

export const readingVectors: readonly StoreCase[] = [
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
