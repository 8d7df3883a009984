import type { Store } from '@recollect/core'
import type { ScopeView, Snapshot } from '@recollect/core/store'
import { expect } from 'vitest'
import { ALICE, addVersion, expectCode, indexText, insertItem } from '../steps.ts'
import { closing, storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

/** As many as stores are given connections for short reads. */
const MANY = 4

/** What a scope holds, as far as a snapshot must keep it. */
const contents = async ({ items, cards, changes }: ScopeView) => ({
  texts: (await items.list({ limit: 1000 })).rows.map((item) => item.text),
  counted: await items.count(),
  values: (await cards.history('user:location')).map((card) => [card.value, card.active]),
  changes: (await changes.list({ limit: 10 })).rows.length,
})

/** Gives the case a way to snapshots. */
const snapshotCase = (
  name: string,
  run: (open: (scope?: string) => Promise<Snapshot>, store: Store) => Promise<void>,
): StoreCase =>
  storeCase(
    name,
    async ({ store }) => {
      const snapshot = store.snapshot?.bind(store)
      if (snapshot !== undefined) await run((scope = ALICE) => snapshot(scope), store)
    },
    'snapshot',
  )

export const snapshotCases: readonly StoreCase[] = [
  snapshotCase('shows in a snapshot what there was, whatever is written beside it', async (open, store) => {
    await indexText(store, 'a')
    await addVersion(store, '朝阳区')
    const held = await open()
    const before = await contents(held.view)
    await indexText(store, 'b')
    await addVersion(store, '海淀区')
    await insertItem(store, {}, 'bob')
    expect(await contents(held.view)).toEqual(before)
    await held.close()
    const after = await store.read(ALICE, contents)
    expect(after.texts).toEqual(['a', 'b'])
    expect(after.values).not.toEqual(before.values)
  }),
  snapshotCase('lets reads and writes go on beside many snapshots', async (open, store) => {
    await indexText(store, 'a')
    const held = await Promise.all(Array.from({ length: MANY }, () => open()))
    const written = await Promise.all(Array.from({ length: MANY }, () => insertItem(store)))
    expect(written.map((item) => item.seq).sort((a, b) => a - b)).toEqual(written.map((_, at) => at + 2))
    expect(await store.read(ALICE, ({ items }) => items.count())).toBe(MANY + 1)
    for (const { view, close } of held) {
      expect(await view.items.count()).toBe(1)
      await close()
    }
  }),
  snapshotCase('shows one scope in a snapshot, also one that is not there yet', async (open, store) => {
    await indexText(store, 'a', 'bob')
    const held = await open()
    expect(await contents(held.view)).toMatchObject({ texts: [], counted: 0, values: [] })
    await indexText(store, 'b')
    expect(await held.view.items.count()).toBe(0)
    await held.close()
  }),
  snapshotCase(
    'refuses a snapshot that was closed, and closes it twice without harm',
    async (open, store) => {
      await insertItem(store)
      const held = await open()
      await held.close()
      await held.close()
      await expectCode(held.view.items.count(), 'CLOSED')
      await expectCode(held.view.items.list({ limit: 1 }), 'CLOSED')
      expect(await store.read(ALICE, ({ items }) => items.count())).toBe(1)
    },
  ),
  closing(
    snapshotCase('closes what is still held when the store is closed', async (open, store) => {
      await insertItem(store)
      const held = await open()
      await store.close()
      await expectCode(held.view.items.count(), 'CLOSED')
      await expectCode(open(), 'CLOSED')
      await held.close()
    }),
  ),
]
