import type { Store } from '@recollect/core'
import type { CardReader } from '@recollect/core/store'
import { expect } from 'vitest'
import { anItem } from '../../fixtures/an-item.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE, expectCode, insertCard } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

const read = <T>(store: Store, ask: (cards: CardReader) => Promise<T>): Promise<T> =>
  store.read(ALICE, ({ cards }) => ask(cards))

async function insertMany(store: Store, slots: readonly string[], expiresAt: number | null = null) {
  for (const slot of slots) await insertCard(store, { slot, value: slot, expiresAt })
}

async function names(
  store: Store,
  ask: (cards: CardReader) => Promise<readonly { readonly value: string }[]>,
) {
  return (await read(store, ask)).map((card) => card.value)
}

export const cardLookupCases: readonly StoreCase[] = [
  storeCase('numbers the cards of a scope from 1, and gives no number out again', async ({ store }) => {
    const [first, second] = [await insertCard(store, { slot: 'a' }), await insertCard(store, { slot: 'b' })]
    await store.transaction(ALICE, (tx) => tx.cards.remove(second.id))
    expect([first.seq, second.seq, (await insertCard(store, { slot: 'c' })).seq]).toEqual([1, 2, 3])
  }),
  storeCase(
    'reads a stretch of cards by number, both ends included, missing ones left out',
    async ({ store }) => {
      await insertMany(store, ['a', 'b', 'c', 'd', 'e'])
      const [, , third] = (await read(store, (cards) => cards.list({ limit: 9 }))).rows
      await store.transaction(ALICE, (tx) => tx.cards.remove(third?.id ?? ''))
      expect(await names(store, (cards) => cards.bySeq([2, 4]))).toEqual(['b', 'd'])
      expect(await names(store, (cards) => cards.bySeq([0, 99]))).toEqual(['a', 'b', 'd', 'e'])
      expect(await names(store, (cards) => cards.bySeq([3, 3]))).toEqual([])
      expect(await names(store, (cards) => cards.bySeq([4, 2]))).toEqual([])
    },
  ),
  storeCase(
    'gives active cards that came from no message, newest first and no more than asked',
    async ({ store }) => {
      await insertMany(store, ['a', 'b', 'c'])
      const said = await insertCard(store, { slot: 'd', value: 'd', itemId: anItem().id })
      const closed = await insertCard(store, { slot: 'e', value: 'e', active: false })
      expect(await names(store, (cards) => cards.direct(9))).toEqual(['c', 'b', 'a'])
      expect(await names(store, (cards) => cards.direct(2))).toEqual(['c', 'b'])
      await store.transaction(ALICE, async (tx) => {
        await tx.cards.update(said.id, { itemId: null })
        await tx.cards.update(closed.id, { active: true })
        const [newest] = await tx.cards.active('user', ['c'])
        await tx.cards.update(newest?.id ?? '', { itemId: anItem().id })
      })
      expect(await names(store, (cards) => cards.direct(3))).toEqual(['e', 'd', 'b'])
      for (const limit of [0, 1.5, Number.NaN])
        await expectCode(
          read(store, (cards) => cards.direct(limit)),
          'INVALID_INPUT',
        )
    },
  ),
  storeCase('gives active cards that have expired at a moment, earliest first', async ({ store }) => {
    await insertMany(store, ['never'])
    await insertMany(store, ['late'], NOON + 2)
    await insertMany(store, ['b', 'c'], NOON)
    await insertMany(store, ['early'], NOON - 1)
    await insertCard(store, { slot: 'closed', expiresAt: NOON, active: false })
    const expired = (now: number) => names(store, (cards) => cards.expired(now))
    expect(await expired(NOON)).toEqual(['early', 'b', 'c'])
    expect(await expired(NOON + 2)).toEqual(['early', 'b', 'c', 'late'])
    expect(await expired(NOON - 2)).toEqual([])
  }),
  storeCase(
    'names the moment when an active card next expires, and none when none does',
    async ({ store }) => {
      const next = () => read(store, (cards) => cards.nextExpiry())
      expect(await next()).toBeNull()
      await insertMany(store, ['never'])
      await insertCard(store, { slot: 'closed', expiresAt: NOON - 9, active: false })
      expect(await next()).toBeNull()
      const [late, early] = [
        await insertCard(store, { slot: 'late', expiresAt: NOON + 5 }),
        await insertCard(store, { slot: 'early', expiresAt: NOON }),
      ]
      expect(await next()).toBe(NOON)
      await store.transaction(ALICE, (tx) => tx.cards.update(early.id, { active: false }))
      expect(await next()).toBe(NOON + 5)
      await store.transaction(ALICE, (tx) => tx.cards.update(late.id, { expiresAt: null }))
      expect(await next()).toBeNull()
    },
  ),
]
