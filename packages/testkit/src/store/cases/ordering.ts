import { expect } from 'vitest'
import { aCard } from '../../fixtures/a-card.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE, insertCard, insertItem } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

/** Identifiers that sort against the order of recording, as those of several machines may. */
const BACKWARDS = ['c', 'b', 'a'].map((digit) => `0000000${digit}-0000-7000-8000-000000000000`)

export const orderingCases: readonly StoreCase[] = [
  storeCase('orders items by insertion, whatever their times and ids', async ({ store }) => {
    for (const [at, id] of BACKWARDS.entries())
      await insertItem(store, { id, saidAt: NOON - at, recordedAt: NOON - at })
    const listed = await store.read(ALICE, (view) => view.items.list({ limit: 9 }))
    expect(listed.rows.map((item) => item.id)).toEqual(BACKWARDS)
    const recent = await store.read(ALICE, (view) => view.items.recent(9))
    expect(recent.map((item) => item.id)).toEqual(BACKWARDS.toReversed())
  }),
  storeCase('orders history by recording, whatever the times, ids and versions', async ({ store }) => {
    for (const [at, id] of BACKWARDS.entries()) {
      await insertCard(store, {
        id,
        version: 3 - at,
        active: false,
        recordedAt: NOON - at,
        validFrom: NOON - at,
      })
    }
    const chain = await store.read(ALICE, (view) => view.cards.history('user:location'))
    expect(chain.map((card) => card.id)).toEqual(BACKWARDS)
  }),
  storeCase('gives history under one key for all value keys together', async ({ store }) => {
    for (const valueKey of ['b', 'a', 'c'])
      await insertCard(store, { slot: 'likes', valueKey, value: valueKey })
    const chain = await store.read(ALICE, (view) => view.cards.history('user:likes'))
    expect(chain.map((card) => card.value)).toEqual(['b', 'a', 'c'])
  }),
  storeCase('keeps the order of cards recorded in one transaction', async ({ store }) => {
    const itemId = '00000000-0000-7000-8000-000000000abc'
    await store.transaction(ALICE, async (tx) => {
      for (const [at, id] of BACKWARDS.entries())
        await tx.cards.insert(aCard({ id, slot: `s${String(at)}`, itemId }))
    })
    const seen = await store.read(ALICE, async ({ cards }) => ({
      byItem: (await cards.byItem(itemId)).map((card) => card.id),
      listed: (await cards.list({ limit: 9 })).rows.map((card) => card.id),
      active: (await cards.active('user', ['s0', 's1', 's2'])).map((card) => card.id),
      last: (await cards.lastRecorded(null))?.id,
    }))
    expect(seen).toEqual({
      byItem: BACKWARDS,
      listed: BACKWARDS,
      active: BACKWARDS.toReversed(),
      last: BACKWARDS[2],
    })
  }),
  storeCase('keeps the place of a card that is updated later', async ({ store }) => {
    const first = await insertCard(store, { slot: 'a' })
    const second = await insertCard(store, { slot: 'b' })
    await store.transaction(ALICE, (tx) =>
      tx.cards.update(first.id, { lastSeenAt: NOON + 99, confidence: 1 }),
    )
    expect((await store.read(ALICE, (view) => view.cards.lastRecorded(null)))?.id).toBe(second.id)
  }),
]
