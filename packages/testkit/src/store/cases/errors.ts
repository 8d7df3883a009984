import { RecollectError } from '@recollect/core'
import { expect } from 'vitest'
import { anItem } from '../../fixtures/an-item.ts'
import { ALICE, expectCode, insertItem, insertItems } from '../steps.ts'
import { closing, storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

export const errorCases: readonly StoreCase[] = [
  storeCase('throws errors that are marked, coded and say what to do', async ({ store }) => {
    const item = await insertItem(store, { key: 'k' })
    const error: unknown = await insertItem(store, { id: item.id }).catch((reason: unknown) => reason)
    expect(RecollectError.isInstance(error)).toBe(true)
    expect(error).toMatchObject({
      code: 'STORE_CONFLICT',
      message: expect.stringMatching(/\. .+/u) as unknown,
    })
  }),
  storeCase('works on after a refused write', async ({ store }) => {
    const item = await insertItem(store)
    await expectCode(insertItem(store, { id: item.id }), 'STORE_CONFLICT')
    expect((await insertItem(store)).seq).toBe(2)
  }),
  storeCase('refuses a page that is empty, too large or not a number', async ({ store }) => {
    await insertItem(store)
    for (const limit of [0, -1, 1001, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expectCode(
        store.read(ALICE, (view) => view.items.list({ limit })),
        'INVALID_INPUT',
      )
      await expectCode(
        store.read(ALICE, (view) => view.cards.list({ limit })),
        'INVALID_INPUT',
      )
      await expectCode(store.scopes({ limit }), 'INVALID_INPUT')
    }
    for (const limit of [0, -1, 1.5, Number.NaN]) {
      await expectCode(
        store.read(ALICE, (view) => view.items.recent(limit)),
        'INVALID_INPUT',
      )
      await expectCode(
        store.read(ALICE, (view) => view.items.byTextHash('h', limit)),
        'INVALID_INPUT',
      )
    }
  }),
  storeCase('refuses a cursor it did not give', async ({ store }) => {
    for (const cursor of ['', 'x', '-1', '1.5', '1 OR 1=1', '9'.repeat(40)]) {
      await expectCode(
        store.read(ALICE, (view) => view.items.list({ limit: 1, cursor })),
        'INVALID_INPUT',
      )
      await expectCode(
        store.read(ALICE, (view) => view.cards.list({ limit: 1, cursor })),
        'INVALID_INPUT',
      )
    }
  }),
  storeCase('passes an error of the caller through a read unchanged', async ({ store }) => {
    const failure = new Error('mine')
    const reading = store.read(ALICE, async () => {
      throw failure
    })
    await expect(reading).rejects.toBe(failure)
    expect(await store.read(ALICE, (view) => view.items.count())).toBe(0)
  }),
  storeCase('migrates twice without a change', async ({ store }) => {
    await insertItems(store, 2)
    await store.migrate()
    expect(await store.read(ALICE, (view) => view.items.count())).toBe(2)
  }),
  closing(
    storeCase('refuses every call after close, and closes twice', async ({ store }) => {
      await insertItem(store)
      await store.close()
      await store.close()
      await expectCode(
        store.read(ALICE, (view) => view.items.count()),
        'CLOSED',
      )
      await expectCode(
        store.transaction(ALICE, (tx) => tx.items.insert(anItem())),
        'CLOSED',
      )
      await expectCode(store.scopes({ limit: 1 }), 'CLOSED')
      await expectCode(store.migrate(), 'CLOSED')
    }),
  ),
  closing(
    storeCase('finishes the work under way before it closes', async ({ store }) => {
      const writing = insertItem(store)
      const closing = store.close()
      expect((await writing).seq).toBe(1)
      await closing
    }),
  ),
]
