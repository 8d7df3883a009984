import { expect } from 'vitest'
import { anItem } from '../../../fixtures/an-item.ts'
import { insertItems } from '../../steps.ts'
import { storeCase } from '../../store-case.ts'
import type { StoreCase } from '../../store-case.ts'
import { SPACE, between, writer, put, near, spaces, vectorCase, X, Y } from './steps.ts'

export const apartVectors: readonly StoreCase[] = [
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
