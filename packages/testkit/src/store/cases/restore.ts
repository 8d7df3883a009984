import { expect } from 'vitest'
import { aCard } from '../../fixtures/a-card.ts'
import { anItem } from '../../fixtures/an-item.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE, expectCode, insertCard, insertItem, insertItems, postingsOf, termsOf } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

export const restoreCases: readonly StoreCase[] = [
  storeCase('puts a removed item back as it was, at the place it had', async ({ store }) => {
    const given = anItem({ key: 'k', session: 's', textHash: 'h', metadata: { a: ['中', 1.5] } })
    await insertItem(store)
    const item = await insertItem(store, given)
    await insertItem(store)
    await store.transaction(ALICE, async (tx) => {
      await tx.items.remove(item.id)
      await tx.items.restore({ ...given, seq: item.seq })
      await tx.search.index(item.seq, termsOf('back'))
    })
    const found = await store.read(ALICE, async ({ items }) => [
      await items.get(item.id),
      await items.byKey('k'),
      ...(await items.byTextHash('h', 9)),
      ...(await items.bySeq([2])),
      (await items.recent(9))[1],
      (await items.list({ limit: 9 })).rows[1],
    ])
    expect(found).toStrictEqual([item, item, item, item, item, item])
    expect(await postingsOf(store, 'back')).toEqual([[2, 1, 1]])
    expect((await insertItem(store)).seq).toBe(4)
  }),
  storeCase('refuses to put an item back where one is, or where none ever was', async ({ store }) => {
    const [first, second] = await insertItems(store, 2)
    const restore = (given: Parameters<typeof anItem>[0], seq: number) =>
      store.transaction(ALICE, (tx) => tx.items.restore({ ...anItem(given), seq }))
    for (const seq of [2, 3, 0, -1, 1.5]) await expectCode(restore({}, seq), 'STORE_CONFLICT')
    await store.transaction(ALICE, (tx) => tx.items.remove(second?.id ?? ''))
    await expectCode(restore({ id: first?.id ?? '' }, 2), 'STORE_CONFLICT')
    await insertItem(store, { key: 'k' })
    await expectCode(restore({ key: 'k' }, 2), 'STORE_CONFLICT')
    await expectCode(
      store.transaction('bob', (tx) => tx.items.restore({ ...anItem(), seq: 1 })),
      'STORE_CONFLICT',
    )
    await restore({ key: 'other' }, 2)
    expect(await store.read(ALICE, (view) => view.items.count())).toBe(3)
  }),
  storeCase('puts a removed card back as it was, at the place it had', async ({ store }) => {
    const given = aCard({
      itemId: anItem().id,
      session: 's',
      expiresAt: NOON,
      seenAt: [NOON],
      extra: { a: '中' },
    })
    await insertCard(store, { version: 9, active: false })
    const card = await insertCard(store, given)
    await insertCard(store, { version: 8, active: false })
    await store.transaction(ALICE, async (tx) => {
      await tx.cards.remove(card.id)
      await tx.cards.restore({ ...given, seq: card.seq })
    })
    const found = await store.read(ALICE, async ({ cards }) => [
      await cards.get(card.id),
      await cards.lastRecorded('s'),
      ...(await cards.active('user', ['location'])),
      (await cards.history('user:location'))[1],
      ...(await cards.byItem(given.itemId ?? '')),
      ...(await cards.expired(NOON)),
      (await cards.list({ limit: 9 })).rows[1],
    ])
    expect(found).toStrictEqual([card, card, card, card, card, card, card])
    expect((await insertCard(store, { slot: 'employer' })).seq).toBe(4)
    await store.transaction(ALICE, async (tx) => {
      await tx.cards.remove(card.id)
      await tx.cards.restore({ ...given, itemId: null, expiresAt: null, seq: card.seq })
    })
    const [bySource, next] = await store.read(ALICE, async ({ cards }) => [
      await cards.byItem(given.itemId ?? ''),
      await cards.nextExpiry(),
    ])
    expect([bySource, next]).toEqual([[], null])
  }),
  storeCase(
    'refuses to put a card back where one is, where none ever was, or beside its rival',
    async ({ store }) => {
      const active = await insertCard(store)
      const gone = await insertCard(store, { version: 2, active: false })
      const restore = (given: Parameters<typeof aCard>[0], seq = 2) =>
        store.transaction(ALICE, (tx) => tx.cards.restore({ ...aCard(given), seq }))
      for (const seq of [2, 3, 0, 1.5])
        await expectCode(restore({ version: 5, active: false }, seq), 'STORE_CONFLICT')
      await store.transaction(ALICE, (tx) => tx.cards.remove(gone.id))
      await expectCode(restore({ version: 5, active: true }), 'STORE_CONFLICT')
      await expectCode(restore({ version: 1, active: false }), 'STORE_CONFLICT')
      await expectCode(restore({ id: active.id, slot: 'employer' }), 'STORE_CONFLICT')
      await expectCode(
        store.transaction('bob', (tx) => tx.cards.restore({ ...aCard(), seq: 1 })),
        'STORE_CONFLICT',
      )
      await restore({ version: 5, active: false })
      expect(await store.read(ALICE, (view) => view.cards.count())).toBe(2)
    },
  ),
]
