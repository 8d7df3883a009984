import type { ItemFilter, Store } from '@recollect/core'
import { expect } from 'vitest'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE, insertItem } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

async function fill(store: Store): Promise<void> {
  await insertItem(store, { role: 'user', session: 'a', saidAt: NOON, extractedBy: 'en@1' })
  await insertItem(store, { role: 'assistant', session: 'a', saidAt: NOON + 1 })
  await insertItem(store, {
    role: 'user',
    session: 'b',
    saidAt: NOON + 2,
    active: false,
    extractedBy: 'en@0',
  })
  await insertItem(store, { role: 'tool', session: null, saidAt: NOON + 3, extractedBy: 'en@1' })
}

const FILTERS: readonly (readonly [filter: ItemFilter, seqs: readonly number[]])[] = [
  [{}, [1, 2, 3, 4]],
  [{ role: 'user' }, [1, 3]],
  [{ session: 'a' }, [1, 2]],
  [{ active: true }, [1, 2, 4]],
  [{ active: false }, [3]],
  [{ from: NOON + 1 }, [2, 3, 4]],
  [{ to: NOON + 2 }, [1, 2]],
  [{ from: NOON + 1, to: NOON + 3 }, [2, 3]],
  [{ notExtractedBy: 'en@1' }, [2, 3]],
  [{ role: 'user', session: 'b', active: false, from: NOON, to: NOON + 9, notExtractedBy: 'en@1' }, [3]],
  [{ role: 'system' }, []],
]

export const itemFilterCases: readonly StoreCase[] = [
  storeCase('lists, counts and reads back by every filter alike', async ({ store }) => {
    await fill(store)
    for (const [filter, seqs] of FILTERS) {
      const seen = await store.read(ALICE, async ({ items }) => ({
        listed: (await items.list({ limit: 10 }, filter)).rows.map((item) => item.seq),
        recent: (await items.recent(10, filter)).map((item) => item.seq),
        count: await items.count(filter),
      }))
      expect(seen, JSON.stringify(filter)).toEqual({
        listed: seqs,
        recent: seqs.toReversed(),
        count: seqs.length,
      })
    }
  }),
  storeCase(
    'counts items whose extraction is still owed among those not extracted by a pack',
    async ({ store }) => {
      await fill(store)
      const owed = await store.read(ALICE, (view) =>
        view.items.list({ limit: 9 }, { notExtractedBy: 'zh@1' }),
      )
      expect(owed.rows.map((item) => item.seq)).toEqual([1, 2, 3, 4])
    },
  ),
  storeCase('gives the newest matching items when there are more than asked for', async ({ store }) => {
    await fill(store)
    const rows = await store.read(ALICE, (view) => view.items.recent(1, { role: 'user' }))
    expect(rows.map((item) => item.seq)).toEqual([3])
  }),
]
