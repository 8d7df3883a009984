import { expect } from 'vitest'
import { anItem } from '../../../fixtures/an-item.ts'
import { ALICE, expectCode, insertItems } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { SPACE, between, writer, put, near, spaces, owed, vectorCase, X, Y } from './steps.ts'

export const writingVectors: readonly StoreCase[] = [
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
