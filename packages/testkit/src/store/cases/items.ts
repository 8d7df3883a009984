import { expect } from 'vitest'
import { anItem } from '../../fixtures/an-item.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE, expectCode, insertItem, insertItems } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

const FULL = anItem({
  role: 'assistant',
  speaker: 'Melanie',
  text: 'I moved to 海淀区.\nLast week.',
  textHash: 'abc123',
  session: 's1',
  saidAt: NOON - 86_400_123,
  recordedAt: NOON + 7,
  key: 'message-7',
  factType: 'address',
  active: false,
  parentId: '00000000-0000-7000-8000-0000000000ff',
  version: 3,
  extractedBy: 'en@0.1.0+zh@0.1.0',
  unread: [
    { kind: 'fact', start: 0, end: 3 },
    { kind: 'change', start: 4, end: 9 },
  ],
  metadata: { source: 'chat', nested: { list: [1, 2.5, true, null, 'x'] }, empty: {} },
})

export const itemCases: readonly StoreCase[] = [
  storeCase('keeps an item with every field as it was given', async ({ store }) => {
    const { textHash: _, ...fields } = FULL
    const expected = { ...fields, scope: ALICE, seq: 1 }
    expect(await insertItem(store, FULL)).toStrictEqual(expected)
    expect(await store.read(ALICE, (view) => view.items.get(FULL.id))).toStrictEqual(expected)
  }),
  storeCase('keeps an item whose optional fields are all null', async ({ store }) => {
    const item = await insertItem(store)
    expect(await store.read(ALICE, (view) => view.items.get(item.id))).toStrictEqual(item)
    expect(item).toMatchObject({ speaker: null, session: null, key: null, factType: null, parentId: null })
    expect(item).toMatchObject({ extractedBy: null, unread: [], metadata: null })
  }),
  storeCase('numbers the items of a scope from 1 without a gap', async ({ store }) => {
    const items = await insertItems(store, 5)
    expect(items.map((item) => item.seq)).toEqual([1, 2, 3, 4, 5])
  }),
  storeCase('never gives a number out again, not even that of a removed last item', async ({ store }) => {
    const [, second] = await insertItems(store, 2)
    await store.transaction(ALICE, (tx) => tx.items.remove(second?.id ?? ''))
    expect((await insertItem(store)).seq).toBe(3)
  }),
  storeCase('finds an item by its idempotency key and nothing by another', async ({ store }) => {
    const item = await insertItem(store, { key: 'k1' })
    expect(await store.read(ALICE, (view) => view.items.byKey('k1'))).toStrictEqual(item)
    expect(await store.read(ALICE, (view) => view.items.byKey('k2'))).toBeNull()
  }),
  storeCase(
    'finds items by the hash of their text, newest first and no more than asked',
    async ({ store }) => {
      for (const textHash of ['h', 'other', 'h', 'h']) await insertItem(store, { textHash })
      const seqs = (limit: number) =>
        store.read(ALICE, async (view) => (await view.items.byTextHash('h', limit)).map((item) => item.seq))
      expect(await seqs(10)).toEqual([4, 3, 1])
      expect(await seqs(2)).toEqual([4, 3])
      expect(await store.read(ALICE, (view) => view.items.byTextHash('none', 5))).toEqual([])
    },
  ),
  storeCase('fetches items by number in the order asked, missing ones left out', async ({ store }) => {
    const items = await insertItems(store, 6)
    const rows = await store.read(ALICE, (view) => view.items.bySeq([5, 99, 1, 4, 0]))
    expect(rows).toStrictEqual([items[4], items[0], items[3]])
    expect(await store.read(ALICE, (view) => view.items.bySeq([]))).toEqual([])
  }),
  storeCase('changes the patched fields of an item and no other', async ({ store }) => {
    const item = await insertItem(store, FULL)
    const patch = { factType: null, active: true, parentId: null, version: 4, extractedBy: 'en@0.2.0' }
    await store.transaction(ALICE, (tx) => tx.items.update(item.id, patch))
    expect(await store.read(ALICE, (view) => view.items.get(item.id))).toStrictEqual({ ...item, ...patch })
    await store.transaction(ALICE, (tx) => tx.items.update(item.id, {}))
    await store.transaction(ALICE, (tx) => tx.items.update(item.id, { version: 5 }))
    expect(await store.read(ALICE, (view) => view.items.get(item.id))).toStrictEqual({
      ...item,
      ...patch,
      version: 5,
    })
  }),
  storeCase('removes an item from every way to find it', async ({ store }) => {
    const kept = await insertItem(store, { textHash: 'h' })
    const gone = await insertItem(store, { textHash: 'h', key: 'k' })
    await store.transaction(ALICE, (tx) => tx.items.remove(gone.id))
    const found = await store.read(ALICE, async ({ items }) => ({
      byId: await items.get(gone.id),
      byKey: await items.byKey('k'),
      byHash: await items.byTextHash('h', 9),
      bySeq: await items.bySeq([gone.seq]),
      recent: await items.recent(9),
      listed: (await items.list({ limit: 9 })).rows,
      count: await items.count(),
    }))
    expect(found).toEqual({
      byId: null,
      byKey: null,
      byHash: [kept],
      bySeq: [],
      recent: [kept],
      listed: [kept],
      count: 1,
    })
  }),
  storeCase('refuses a second item with the same id or key, and keeps the first', async ({ store }) => {
    const first = await insertItem(store, { key: 'k', text: 'first' })
    await expectCode(insertItem(store, { id: first.id, text: 'twin' }), 'STORE_CONFLICT')
    await expectCode(insertItem(store, { key: 'k', text: 'twin' }), 'STORE_CONFLICT')
    expect(await store.read(ALICE, (view) => view.items.recent(9))).toStrictEqual([first])
  }),
  storeCase('frees the key of a removed item', async ({ store }) => {
    const first = await insertItem(store, { key: 'k' })
    await store.transaction(ALICE, (tx) => tx.items.remove(first.id))
    expect((await insertItem(store, { key: 'k' })).seq).toBe(2)
  }),
  storeCase('says NOT_FOUND when an item to update or remove is not there', async ({ store }) => {
    const absent = anItem().id
    await expectCode(
      store.transaction(ALICE, (tx) => tx.items.update(absent, { version: 2 })),
      'NOT_FOUND',
    )
    await expectCode(
      store.transaction(ALICE, (tx) => tx.items.update(absent, {})),
      'NOT_FOUND',
    )
    await expectCode(
      store.transaction(ALICE, (tx) => tx.items.remove(absent)),
      'NOT_FOUND',
    )
  }),
  storeCase('is not changed by what the caller does to its objects afterwards', async ({ store }) => {
    const metadata = { tags: ['a'] }
    const item = await insertItem(store, { metadata })
    metadata.tags.push('b')
    const read = await store.read(ALICE, (view) => view.items.get(item.id))
    expect(read?.metadata).toEqual({ tags: ['a'] })
  }),
]
