import type { CardFilter, Store } from '@recollect/core'
import { expect } from 'vitest'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE, insertCard, insertItem } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

/** Two facts of one message, one of another, one that no message stated. */
async function fill(store: Store): Promise<readonly string[]> {
  const first = await insertItem(store, {
    session: 'a',
    speaker: 'Ann',
    saidAt: NOON,
    metadata: { app: 'chat', n: 1 },
  })
  const second = await insertItem(store, { session: 'b', role: 'tool', saidAt: NOON + 5, metadata: { n: 2 } })
  await insertCard(store, { itemId: first.id, session: 'a', slot: 'location', value: '1' })
  await insertCard(store, { itemId: first.id, session: 'a', slot: 'likes', valueKey: 'x', value: '2' })
  await insertCard(store, { itemId: second.id, session: 'b', slot: 'likes', valueKey: 'y', value: '3' })
  await insertCard(store, { session: 'a', slot: 'employer', value: '4', active: false })
  return [first.id, second.id]
}

const FILTERS: readonly (readonly [CardFilter, string])[] = [
  [{ session: 'a' }, '124'],
  [{ session: 'a', active: true }, '12'],
  [{ role: 'user' }, '12'],
  [{ role: 'tool' }, '3'],
  [{ speaker: 'Ann' }, '12'],
  [{ from: NOON }, '123'],
  [{ from: NOON + 1 }, '3'],
  [{ to: NOON + 5 }, '12'],
  [{ from: NOON + 1, to: NOON + 5 }, ''],
  [{ from: NOON + 1, to: NOON + 6 }, '3'],
  [{ metadata: { n: 2 } }, '3'],
  [{ metadata: { n: 1, app: 'chat' } }, '12'],
  [{ metadata: {} }, '1234'],
  [{ slot: 'likes', metadata: { n: 1 }, session: 'a', role: 'user' }, '2'],
]

export const cardFilterCases: readonly StoreCase[] = [
  storeCase('lists and counts cards by the message they came from', async ({ store }) => {
    await fill(store)
    for (const [filter, values] of FILTERS) {
      const seen = await store.read(ALICE, async ({ cards }) => ({
        listed: (await cards.list({ limit: 9 }, filter)).rows.map((card) => card.value).join(''),
        count: await cards.count(filter),
      }))
      expect(seen, JSON.stringify(filter)).toEqual({ listed: values, count: values.length })
    }
  }),
  storeCase('reads the cards of several items in order of recording, each once', async ({ store }) => {
    const [first = '', second = ''] = await fill(store)
    const valuesOf = (ids: readonly string[]) =>
      store.read(ALICE, async (view) => (await view.cards.byItems(ids)).map((card) => card.value).join(''))
    expect(await valuesOf([second, first, second])).toBe('123')
    expect(await valuesOf([second, 'none'])).toBe('3')
    expect(await valuesOf([])).toBe('')
  }),
]
