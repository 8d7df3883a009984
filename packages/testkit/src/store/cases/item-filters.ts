import type { ItemFilter, Store } from '@recollect/core'
import { expect } from 'vitest'
import { anItem } from '../../fixtures/an-item.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE, insertItem } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

async function fill(store: Store): Promise<void> {
  await insertItem(store, {
    role: 'user',
    session: 'a',
    saidAt: NOON,
    extractedBy: 'en@1',
    speaker: 'Ann',
    metadata: { n: 1, on: true, none: null, 'a"b.c\\': 'x', 中: '文', deep: { n: 2 }, list: [1] },
  })
  await insertItem(store, {
    role: 'assistant',
    session: 'a',
    saidAt: NOON + 1,
    metadata: { n: '1', on: 1, none: 'null', deep: 2, list: 1 },
  })
  await insertItem(store, {
    role: 'user',
    session: 'b',
    saidAt: NOON + 2,
    active: false,
    extractedBy: 'en@0',
    unread: [{ kind: 'change', start: 0, end: 4 }],
    speaker: 'ann',
    metadata: { n: 1 },
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
  [{ unread: true }, [3]],
  [{ unread: false }, [1, 2, 4]],
  [{ role: 'system' }, []],
  [{ speaker: 'Ann' }, [1]],
  [{ metadata: {} }, [1, 2, 3, 4]],
  [{ metadata: { n: 1 } }, [1, 3]],
  [{ metadata: { n: '1' } }, [2]],
  [{ metadata: { on: true } }, [1]],
  [{ metadata: { on: 1 } }, [2]],
  [{ metadata: { on: false } }, []],
  [{ metadata: { none: null } }, [1]],
  [{ metadata: { none: 'null' } }, [2]],
  [{ metadata: { missing: null } }, []],
  [{ metadata: { 'a"b.c\\': 'x' } }, [1]],
  [{ metadata: { 中: '文', n: 1 } }, [1]],
  [{ metadata: { deep: 2 } }, [2]],
  [{ metadata: { list: 1 } }, [2]],
  [{ metadata: { constructor: 'x' } }, []],
  [{ metadata: { $: 1 } }, []],
  [{ metadata: { '%': 1, _: "' or 1=1 --" } }, []],
  [{ role: 'user', session: 'a', speaker: 'Ann', metadata: { n: 1 }, from: NOON, to: NOON + 1 }, [1]],
]

const ALL = [1, 2, 3, 4]

export const itemFilterCases: readonly StoreCase[] = [
  storeCase('lists, counts and reads back by every filter alike', async ({ store }) => {
    await fill(store)
    for (const [filter, seqs] of FILTERS) {
      const seen = await store.read(ALICE, async ({ items }) => ({
        listed: (await items.list({ limit: 10 }, filter)).rows.map((item) => item.seq),
        recent: (await items.recent(10, filter)).map((item) => item.seq),
        bySeq: (await items.bySeq(ALL, filter)).map((item) => item.seq),
        byHash: (await items.byTextHash(anItem().textHash, 10, filter)).map((item) => item.seq),
        own: (await items.bySeq(ALL, filter)).every((item) => item.text === anItem().text),
        count: await items.count(filter),
      }))
      expect(seen, JSON.stringify(filter)).toEqual({
        listed: seqs,
        recent: seqs.toReversed(),
        bySeq: seqs,
        byHash: seqs.toReversed(),
        own: true,
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
  storeCase(
    'gives the newest equal messages that pass, not those that pass among the newest',
    async ({ store }) => {
      await fill(store)
      const hash = anItem().textHash
      const rows = await store.read(ALICE, (view) => view.items.byTextHash(hash, 1, { role: 'assistant' }))
      expect(rows.map((item) => item.seq)).toEqual([2])
    },
  ),
  storeCase('reads items by their ids in the order asked for, those it has', async ({ store }) => {
    await fill(store)
    const rows = await store.read(ALICE, (view) => view.items.list({ limit: 9 }))
    const [first, second, third] = rows.rows
    const ids = [third?.id ?? '', anItem().id, first?.id ?? '', "' or 1=1 --"]
    const found = await store.read(ALICE, (view) => view.items.byIds(ids))
    expect(found).toStrictEqual([third, first])
    expect(await store.read(ALICE, (view) => view.items.byIds([]))).toEqual([])
    const many = [second?.id ?? '', ...Array.from({ length: 70 }, () => anItem().id), first?.id ?? '']
    expect(await store.read(ALICE, (view) => view.items.byIds(many))).toStrictEqual([second, first])
  }),
  storeCase('refuses metadata to look for that no store can hold', async ({ store }) => {
    await fill(store)
    for (const metadata of [{ n: 'a\0' }, { '\ud800': 1 }]) {
      const asked = store.read(ALICE, async (view) => {
        // The reference store holds no such text, so that it may also find nothing.
        expect(await view.items.count({ metadata })).toBe(0)
        return null
      })
      await asked.catch((error: unknown) => expect(error).toMatchObject({ code: 'INVALID_INPUT' }))
    }
  }),
  storeCase('gives the newest matching items when there are more than asked for', async ({ store }) => {
    await fill(store)
    const rows = await store.read(ALICE, (view) => view.items.recent(1, { role: 'user' }))
    expect(rows.map((item) => item.seq)).toEqual([3])
  }),
]
