import type { Store } from '@recollect/core'
import type { ScopeTransaction, ScopeView } from '@recollect/core/store'
import { expect } from 'vitest'
import { aCard } from '../../fixtures/a-card.ts'
import { aChange } from '../../fixtures/a-change.ts'
import { anItem } from '../../fixtures/an-item.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE, expectCode, indexText, insertCard, insertItem, termsOf } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

/** Everything a scope shows, for comparing before and after. */
function snapshot(store: Store): Promise<unknown> {
  return store.read(ALICE, async ({ nextDue, items, cards, search, expansions, changes }) => ({
    nextDue,
    items: await items.list({ limit: 100 }),
    byKey: await items.byKey('new'),
    cards: await cards.list({ limit: 100 }),
    active: await cards.active('user', ['location', 'employer']),
    byItem: await cards.byItem('moved'),
    postings: await search.postings(['a', 'b', 'new'], 100),
    expansions: await expansions.get('q', 'p'),
    changes: await changes.after(0),
    images: await changes.imagesAfter(0),
    direct: await cards.direct(9),
    nextExpiry: await cards.nextExpiry(),
  }))
}

const expansion = {
  originalQuery: 'q',
  expandedQuery: 'q',
  kind: 'or_query',
  madeBy: 'p',
  payload: '{}',
  createdAt: NOON,
} as const

interface Seed {
  readonly itemId: string
  readonly cardId: string
  readonly changeId: string
}

/** One write of every kind. */
async function changeEverything(tx: ScopeTransaction, seed: Seed): Promise<void> {
  const item = await tx.items.insert(anItem({ key: 'new' }))
  await tx.search.index(item.seq, termsOf('a new'))
  await tx.items.update(seed.itemId, { active: false, version: 7 })
  await tx.cards.update(seed.cardId, { active: false, itemId: 'moved' })
  await tx.cards.insert(aCard({ version: 2 }))
  await tx.cards.insert(aCard({ slot: 'employer', expiresAt: NOON }))
  await tx.expansions.put([expansion])
  await tx.items.remove(seed.itemId)
  await tx.cards.remove(seed.cardId)
  await tx.changes.append(aChange({ batch: 'b' }), [{ record: 'card', id: 'new', before: null }])
  await tx.changes.mark([seed.changeId], 'an undo')
  await tx.changes.erase('item', [seed.itemId], [1])
  await tx.setNextDue(NOON)
}

async function seeded(store: Store): Promise<Seed> {
  const item = await indexText(store, 'a b')
  const card = await insertCard(store, { itemId: item.id })
  const before = { ...item, textHash: 'h' }
  const change = await store.transaction(ALICE, (tx) =>
    tx.changes.append(aChange(), [{ record: 'item', id: item.id, before }]),
  )
  return { itemId: item.id, cardId: card.id, changeId: change.id }
}

export const transactionCases: readonly StoreCase[] = [
  storeCase('returns what the work returns and keeps what it wrote', async ({ store }) => {
    const seq = await store.transaction(ALICE, async (tx) => (await tx.items.insert(anItem())).seq)
    expect(seq).toBe(1)
    expect(await store.read(ALICE, (view) => view.items.count())).toBe(1)
  }),
  storeCase(
    'takes every kind of write back when the work rejects, and rejects with its error',
    async ({ store }) => {
      const seed = await seeded(store)
      const before = await snapshot(store)
      const failure = new Error('the caller changed its mind')
      const work = store.transaction(ALICE, async (tx) => {
        await changeEverything(tx, seed)
        throw failure
      })
      await expect(work).rejects.toBe(failure)
      expect(await snapshot(store)).toEqual(before)
      expect((await insertItem(store)).seq).toBe(2)
    },
  ),
  storeCase('takes everything back when a write in it is refused', async ({ store }) => {
    const seed = await seeded(store)
    const before = await snapshot(store)
    const work = store.transaction(ALICE, async (tx) => {
      await changeEverything(tx, seed)
      await tx.cards.insert(aCard({ version: 3 }))
    })
    await expectCode(work, 'STORE_CONFLICT')
    expect(await snapshot(store)).toEqual(before)
  }),
  storeCase('lets a rolled back transaction be done again', async ({ store }) => {
    const seed = await seeded(store)
    const again = async (fail: boolean): Promise<void> => {
      await store.transaction(ALICE, async (tx) => {
        await changeEverything(tx, seed)
        if (fail) throw new Error('first try')
      })
    }
    await expect(again(true)).rejects.toThrow('first try')
    await again(false)
    expect(await store.read(ALICE, (view) => view.items.byKey('new'))).toMatchObject({ seq: 2 })
  }),
  storeCase('reads its own writes', async ({ store }) => {
    await store.transaction(ALICE, async (tx) => {
      const item = await tx.items.insert(anItem({ key: 'k' }))
      await tx.search.index(item.seq, termsOf('x'))
      const card = await tx.cards.insert(aCard())
      await tx.cards.update(card.id, { active: false })
      expect(await tx.items.byKey('k')).toStrictEqual(item)
      expect(await tx.items.count()).toBe(1)
      expect(await tx.cards.active('user', ['location'])).toEqual([])
      expect((await tx.search.postings(['x'], 10)).terms).toHaveLength(1)
    })
  }),
  storeCase('leaves nothing behind in a new scope whose first transaction failed', async ({ store }) => {
    const work = store.transaction('bob', async (tx) => {
      await tx.items.insert(anItem())
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await store.scopes({ limit: 10 })).toEqual({ rows: [], next: null })
  }),
  storeCase('never shows the writes of an open transaction to a read beside it', async ({ store }) => {
    const reading: Promise<number>[] = []
    const work = store.transaction(ALICE, async (tx) => {
      await tx.items.insert(anItem())
      reading.push(store.read(ALICE, (view) => view.items.count()))
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      await tx.items.insert(anItem())
      throw new Error('never happened')
    })
    await expect(work).rejects.toThrow('never happened')
    expect(await Promise.all(reading)).toEqual([0])
  }),
  storeCase('runs the work of a transaction once', async ({ store }) => {
    let runs = 0
    await expect(
      store.transaction(ALICE, async () => {
        runs += 1
        throw new Error('once')
      }),
    ).rejects.toThrow('once')
    expect(runs).toBe(1)
  }),
  storeCase('gives one snapshot to all reads of one read', async ({ store }) => {
    await insertItem(store)
    const counts = await store.read(ALICE, async (view) => {
      const first = await view.items.count()
      const writing = insertItem(store)
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      const second = await view.items.count()
      return { first, second, writing }
    })
    await counts.writing
    expect([counts.first, counts.second]).toEqual([1, 1])
    expect(await store.read(ALICE, (view) => view.items.count())).toBe(2)
  }),
  storeCase('refuses handles used after their work has ended', async ({ store }) => {
    const left: { tx?: ScopeTransaction; view?: ScopeView } = {}
    await store.transaction(ALICE, async (tx) => {
      left.tx = tx
    })
    await store.read(ALICE, async (view) => {
      left.view = view
    })
    await expectCode(left.tx?.items.insert(anItem()) ?? Promise.resolve(), 'CLOSED')
    await expectCode(left.tx?.items.count() ?? Promise.resolve(), 'CLOSED')
    await expectCode(left.view?.items.count() ?? Promise.resolve(), 'CLOSED')
    expect(await store.read(ALICE, (view) => view.items.count())).toBe(0)
  }),
]
