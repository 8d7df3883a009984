import type { Store } from '@recollect/core'
import type { ChangeCopy, ScopeView } from '@recollect/core/store'
import { expect } from 'vitest'
import { aCard } from '../../fixtures/a-card.ts'
import { aChange } from '../../fixtures/a-change.ts'
import { anItem } from '../../fixtures/an-item.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE, expectCode, insertItem, insertItems, termsOf } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

const BOB = 'bob'
const copyOf = <T>(store: Store, work: (copy: ScopeView['copy']) => Promise<T>, scope = ALICE): Promise<T> =>
  store.read(scope, (view) => work(view.copy))

/** A change with an image of each kind, one of a record that was not there. */
function aCopy(scope: string, seq: number): ChangeCopy {
  const item = { ...anItem({ metadata: { 甲: [1, { b: null }] } }), scope, seq: 1 }
  const card = { ...aCard({ seenAt: [NOON] }), scope, seq: 1 }
  return {
    change: {
      ...aChange({ kind: 'forget', batch: 'b', undoUntil: NOON, note: { z: 1, a: '二' } }),
      scope,
      seq,
      undoneBy: 'later',
      erased: true,
      items: [1, 2],
      cards: null,
    },
    images: [
      { record: 'item', id: item.id, before: item },
      { record: 'card', id: card.id, before: card },
      { record: 'card', id: 'new', before: null },
    ],
  }
}

const reading: readonly StoreCase[] = [
  storeCase('gives items with their hashes and terms, gaps left out', async ({ store }) => {
    const given = anItem({ textHash: 'h2', metadata: { a: 1 } })
    const words = termsOf('海 tea tea')
    const items = await store.transaction(ALICE, async (tx) => {
      const made = [await tx.items.insert(anItem()), await tx.items.insert(given)]
      await tx.search.index(2, words)
      made.push(await tx.items.insert(anItem()), await tx.items.insert(anItem()))
      await tx.search.index(3, termsOf('alone'))
      return made
    })
    await store.transaction(ALICE, (tx) => tx.items.remove(items[0]?.id ?? ''))
    const found = await copyOf(store, (copy) => copy.items([1, 2]))
    expect(found).toStrictEqual([{ item: { ...items[1], textHash: 'h2' }, terms: words }])
    const rest = await copyOf(store, (copy) => copy.items([3, 99]))
    expect(rest.map(({ item, terms }) => [item.seq, [...terms]])).toEqual([
      [3, [['alone', 1]]],
      [4, []],
    ])
    expect(await copyOf(store, (copy) => copy.items([1, 9]), BOB)).toEqual([])
  }),
  storeCase('knows the highest numbers given out, what is gone included', async ({ store }) => {
    const [item] = await insertItems(store, 1)
    await store.transaction(ALICE, async (tx) => {
      await tx.cards.insert(aCard())
      await tx.changes.append(aChange(), [])
      await tx.items.remove(item?.id ?? '')
    })
    expect(await copyOf(store, async ({ last }) => last)).toEqual({
      items: 1,
      cards: 1,
      changes: 1,
      turns: 0,
    })
    expect(await copyOf(store, async ({ last }) => last, BOB)).toEqual({
      items: 0,
      cards: 0,
      changes: 0,
      turns: 0,
    })
  }),
  storeCase('gives changes with what each overwrote', async ({ store }) => {
    const card = { ...aCard(), scope: ALICE, seq: 1 }
    const image = { record: 'card', id: card.id, before: card } as const
    const changes = await store.transaction(ALICE, async (tx) => [
      await tx.changes.append(aChange(), [image]),
      await tx.changes.append(aChange(), []),
      await tx.changes.append(aChange(), [image, { record: 'item', id: 'new', before: null }]),
    ])
    const copied = changes.map((change, at) => ({
      change,
      images: [[image], [], [image, { record: 'item', id: 'new', before: null }]][at],
    }))
    expect(await copyOf(store, (copy) => copy.changes([1, 3]))).toStrictEqual(copied)
    expect(await copyOf(store, (copy) => copy.changes([2, 2]))).toStrictEqual([copied[1]])
  }),
  storeCase('goes through expansions by query, in the order they were put', async ({ store }) => {
    const row = (originalQuery: string, expandedQuery: string) => ({
      originalQuery,
      expandedQuery,
      kind: 'variants' as const,
      madeBy: 'p',
      payload: '{}',
      createdAt: NOON,
    })
    const rows = [row('b', '1'), row('b', '0'), row('a', '2'), row('中', '3'), row('😀', '4')]
    await store.transaction(ALICE, (tx) => tx.expansions.put(rows))
    const page = (after: string, limit: number) => copyOf(store, (copy) => copy.expansions(after, limit))
    expect(await page('', 2)).toStrictEqual([rows[2], rows[0], rows[1]])
    expect(await page('b', 9)).toStrictEqual([rows[3], rows[4]])
    expect(await page('b', 1)).toStrictEqual([rows[3]])
    expect(await page('😀', 9)).toEqual([])
  }),
]

const writing: readonly StoreCase[] = [
  storeCase('writes a change down as it stood elsewhere', async ({ store }) => {
    const copy = aCopy(ALICE, 3)
    await store.transaction(ALICE, async (tx) => {
      await tx.items.insert(anItem())
      await tx.copy.raise({ items: 2, cards: 0, changes: 4, turns: 0 })
      await tx.copy.restore(copy)
    })
    const found = await store.read(ALICE, async ({ changes, copy: reader }) => [
      await reader.changes([1, 9]),
      [{ change: await changes.get(copy.change.id), images: await changes.imagesOf(3) }],
      [{ change: (await changes.byBatch('b'))[0], images: copy.images }],
    ])
    expect(found).toStrictEqual([[copy], [copy], [copy]])
    const next = await store.transaction(ALICE, (tx) => tx.changes.append(aChange(), []))
    expect(next.seq).toBe(5)
  }),
  storeCase('refuses a change at a place that is taken or was never given out', async ({ store }) => {
    const copy = aCopy(ALICE, 1)
    const restore = (given: ChangeCopy) => store.transaction(ALICE, (tx) => tx.copy.restore(given))
    await expectCode(restore(copy), 'STORE_CONFLICT')
    await insertItem(store)
    await store.transaction(ALICE, (tx) => tx.copy.raise({ items: 0, cards: 0, changes: 2, turns: 0 }))
    await restore(copy)
    await expectCode(restore(aCopy(ALICE, 1)), 'STORE_CONFLICT')
    await expectCode(restore({ ...copy, change: { ...copy.change, seq: 2 } }), 'STORE_CONFLICT')
    await expectCode(restore(aCopy(ALICE, 3)), 'STORE_CONFLICT')
  }),
  storeCase(
    'raises numbers, so that records are restored beside them, and lowers none',
    async ({ store }) => {
      await insertItem(store)
      await store.transaction(ALICE, async (tx) => {
        await tx.copy.raise({ items: 7, cards: 3, changes: 0, turns: 0 })
        await tx.copy.raise({ items: 2, cards: 1, changes: 0, turns: 0 })
        await tx.items.restore({ ...anItem(), seq: 5 })
        await tx.search.index(5, termsOf('there'))
        await tx.cards.restore({ ...aCard(), seq: 3 })
      })
      expect(await copyOf(store, async ({ last }) => last)).toEqual({
        items: 7,
        cards: 3,
        changes: 0,
        turns: 0,
      })
      expect((await copyOf(store, (copy) => copy.items([2, 7]))).map(({ item }) => item.seq)).toEqual([5])
      expect((await insertItem(store)).seq).toBe(8)
    },
  ),
  storeCase('takes back what it raised and wrote when a transaction fails', async ({ store }) => {
    await insertItem(store)
    const failed = store.transaction(ALICE, async (tx) => {
      await tx.copy.raise({ items: 7, cards: 3, changes: 1, turns: 0 })
      await tx.copy.restore(aCopy(ALICE, 1))
      throw new Error('stop')
    })
    await expect(failed).rejects.toThrow('stop')
    const found = await copyOf(store, async (copy) => [copy.last, await copy.changes([1, 9])])
    expect(found).toEqual([{ items: 1, cards: 0, changes: 0, turns: 0 }, []])
  }),
]

export const copyCases: readonly StoreCase[] = [...reading, ...writing]
