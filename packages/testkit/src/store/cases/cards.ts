import type { CardFilter } from '@recollect/core'
import { expect } from 'vitest'
import { aCard } from '../../fixtures/a-card.ts'
import { anItem } from '../../fixtures/an-item.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE, expectCode, insertCard } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

const FULL = aCard({
  kind: 'preference',
  entity: 'user.friend',
  slot: 'likes',
  value: '猫和狗',
  polarity: 'negative',
  facet: 'pet',
  valueKey: '!猫和狗',
  version: 2,
  parentId: '00000000-0000-7000-8000-0000000000aa',
  relation: 'extends',
  active: false,
  contested: true,
  correctedBy: '00000000-0000-7000-8000-0000000000bb',
  when: '去年秋天',
  normal: 'cats and dogs',
  eventDate: { from: NOON - 9, to: null, precision: 'season', ambiguous: true },
  validFrom: NOON - 1,
  validTo: NOON + 1,
  expiresAt: NOON + 5,
  recordedAt: NOON + 2,
  supersededAt: NOON + 3,
  lastSeenAt: NOON + 4,
  seenAt: [NOON + 3, NOON + 4],
  confidence: 0.8125,
  itemId: anItem().id,
  span: { start: 3, end: 6 },
  session: 's1',
  rule: 'zh/preference.like',
  pack: 'zh@0.1.0',
  extra: { notes: ['trim-value'], score: 1.5 },
})

const reset = {
  validFrom: null,
  validTo: null,
  expiresAt: null,
  supersededAt: null,
  parentId: null,
  correctedBy: null,
  itemId: null,
  span: null,
  extra: null,
  seenAt: [],
}

export const cardCases: readonly StoreCase[] = [
  storeCase('keeps a card with every field as it was given', async ({ store }) => {
    const expected = { ...FULL, scope: ALICE, seq: 1 }
    expect(await insertCard(store, FULL)).toStrictEqual(expected)
    expect(await store.read(ALICE, (view) => view.cards.get(FULL.id))).toStrictEqual(expected)
  }),
  storeCase('keeps a card whose optional fields are all null', async ({ store }) => {
    const card = await insertCard(store)
    expect(await store.read(ALICE, (view) => view.cards.get(card.id))).toStrictEqual(card)
    expect(card).toMatchObject({
      ...reset,
      facet: null,
      when: null,
      session: null,
      rule: null,
    })
  }),
  storeCase('changes the patched fields of a card and no other', async ({ store }) => {
    const card = await insertCard(store, FULL)
    const patch = {
      ...reset,
      active: true,
      contested: false,
      relation: 'sets' as const,
      lastSeenAt: NOON + 9,
      confidence: 1,
      valueKey: '^猫和狗',
      version: 3,
    }
    await store.transaction(ALICE, (tx) => tx.cards.update(card.id, patch))
    expect(await store.read(ALICE, (view) => view.cards.get(card.id))).toStrictEqual({ ...card, ...patch })
    await store.transaction(ALICE, (tx) => tx.cards.update(card.id, {}))
    expect(await store.read(ALICE, (view) => view.cards.get(card.id))).toStrictEqual({ ...card, ...patch })
    const back = {
      span: { start: 0, end: 2 },
      itemId: FULL.itemId,
      validFrom: NOON - 3,
      validTo: NOON,
      expiresAt: NOON + 1,
      correctedBy: FULL.correctedBy,
      seenAt: [NOON],
      extra: { by: '用户', list: [1.5, null] },
    }
    await store.transaction(ALICE, (tx) => tx.cards.update(card.id, back))
    expect(await store.read(ALICE, (view) => view.cards.get(card.id))).toStrictEqual({
      ...card,
      ...patch,
      ...back,
    })
  }),
  storeCase('finds the cards of an item, also after a card was given to another item', async ({ store }) => {
    const [from, to] = [anItem().id, anItem().id]
    const first = await insertCard(store, { itemId: from, slot: 'a' })
    const second = await insertCard(store, { itemId: from, slot: 'b' })
    await store.transaction(ALICE, (tx) => tx.cards.update(first.id, { itemId: to }))
    expect(await store.read(ALICE, (view) => view.cards.byItem(from))).toStrictEqual([second])
    expect(await store.read(ALICE, (view) => view.cards.byItem(to))).toStrictEqual([{ ...first, itemId: to }])
  }),
  storeCase('removes a card from every way to find it', async ({ store }) => {
    const card = await insertCard(store, { itemId: anItem().id })
    await store.transaction(ALICE, (tx) => tx.cards.remove(card.id))
    const found = await store.read(ALICE, async ({ cards }) => [
      await cards.get(card.id),
      await cards.latest(card.versionKey, ''),
      await cards.lastRecorded(null),
      ...(await cards.active('user', ['location'])),
      ...(await cards.history(card.versionKey)),
      ...(await cards.byItem(card.itemId ?? '')),
      ...(await cards.list({ limit: 9 })).rows,
    ])
    expect(found).toEqual([null, null, null])
    expect(await store.read(ALICE, (view) => view.cards.count())).toBe(0)
  }),
  storeCase('says NOT_FOUND when a card to update or remove is not there', async ({ store }) => {
    const absent = aCard().id
    await expectCode(
      store.transaction(ALICE, (tx) => tx.cards.update(absent, { active: false })),
      'NOT_FOUND',
    )
    await expectCode(
      store.transaction(ALICE, (tx) => tx.cards.update(absent, {})),
      'NOT_FOUND',
    )
    await expectCode(
      store.transaction(ALICE, (tx) => tx.cards.remove(absent)),
      'NOT_FOUND',
    )
  }),
  storeCase('refuses a second card with the same id', async ({ store }) => {
    const card = await insertCard(store)
    await expectCode(insertCard(store, { id: card.id, slot: 'employer' }), 'STORE_CONFLICT')
    expect(await store.read(ALICE, (view) => view.cards.count())).toBe(1)
  }),
  storeCase('lists and counts cards by every filter alike', async ({ store }) => {
    await insertCard(store, { slot: 'location', value: '1' })
    await insertCard(store, { slot: 'likes', kind: 'preference', valueKey: 'x', value: '2' })
    await insertCard(store, {
      entity: 'user.friend',
      slot: 'likes',
      kind: 'preference',
      value: '3',
      active: false,
    })
    const filters: readonly (readonly [CardFilter, string])[] = [
      [{}, '123'],
      [{ entity: 'user' }, '12'],
      [{ slot: 'likes' }, '23'],
      [{ kind: 'profile' }, '1'],
      [{ active: false }, '3'],
      [{ entity: 'user', slot: 'likes', kind: 'preference', active: true }, '2'],
      [{ entity: 'use' }, ''],
    ]
    for (const [filter, values] of filters) {
      const seen = await store.read(ALICE, async ({ cards }) => ({
        listed: (await cards.list({ limit: 9 }, filter)).rows.map((card) => card.value).join(''),
        count: await cards.count(filter),
      }))
      expect(seen, JSON.stringify(filter)).toEqual({ listed: values, count: values.length })
    }
  }),
]
