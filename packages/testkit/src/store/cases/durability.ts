import { expect } from 'vitest'
import { aCard } from '../../fixtures/a-card.ts'
import { ALICE, addVersion, indexText, insertItem, postings } from '../steps.ts'
import { closing, storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

export const durabilityCases: readonly StoreCase[] = [
  storeCase(
    'shows another handle everything that was committed',
    async ({ store, reopen }) => {
      const item = await indexText(store, 'a b a')
      const card = await store.transaction(ALICE, (tx) => tx.cards.insert(aCard({ itemId: item.id })))
      const other = await reopen()
      expect(await other.read(ALICE, (view) => view.items.get(item.id))).toStrictEqual(item)
      expect(await other.read(ALICE, (view) => view.cards.byItem(item.id))).toStrictEqual([card])
      expect(await postings(other, ['a', 'b'])).toStrictEqual(await postings(store, ['a', 'b']))
    },
    'durable',
  ),
  closing(
    storeCase(
      'keeps everything when the handle that wrote it is closed',
      async ({ store, reopen }) => {
        const item = await indexText(store, 'a b')
        const other = await reopen()
        await store.close()
        expect(await other.read(ALICE, (view) => view.items.get(item.id))).toStrictEqual(item)
        expect((await insertItem(other)).seq).toBe(2)
      },
      'durable',
    ),
  ),
  storeCase(
    'sees at once what another handle has committed',
    async ({ store, reopen }) => {
      const other = await reopen()
      for (const value of ['朝阳区', '海淀区', '东城区']) {
        await addVersion(store, value)
        const [card] = await other.read(ALICE, (view) => view.cards.active('user', ['location']))
        expect(card?.value).toBe(value)
        await addVersion(other, `${value}!`)
        const [back] = await store.read(ALICE, (view) => view.cards.active('user', ['location']))
        expect(back?.value).toBe(`${value}!`)
      }
    },
    'multiProcess',
  ),
]
