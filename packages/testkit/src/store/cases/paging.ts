import type { Page, Store } from '@recollect/core'
import { expect } from 'vitest'
import { aCard } from '../../fixtures/a-card.ts'
import { ALICE, insertItem, insertItems } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

/** All pages of a list, one array each. */
async function allPages<T>(page: (cursor: string | null) => Promise<Page<T>>): Promise<(readonly T[])[]> {
  const pages: (readonly T[])[] = []
  let cursor: string | null = null
  do {
    const { rows, next }: Page<T> = await page(cursor)
    pages.push(rows)
    cursor = next
  } while (cursor !== null && pages.length < 100)
  return pages
}

const itemPage = (store: Store, limit: number) => (cursor: string | null) =>
  store.read(ALICE, (view) => view.items.list({ limit, cursor }))

export const pagingCases: readonly StoreCase[] = [
  storeCase('pages through items once each, in order, ending without an empty page', async ({ store }) => {
    const items = await insertItems(store, 6)
    for (const limit of [1, 2, 3, 4, 5, 6, 7]) {
      const pages = await allPages(itemPage(store, limit))
      expect(pages.flat()).toStrictEqual(items)
      expect(pages).toHaveLength(Math.ceil(6 / limit))
    }
  }),
  storeCase('gives one empty page when there is nothing', async ({ store }) => {
    expect(await itemPage(store, 3)(null)).toEqual({ rows: [], next: null })
    expect(await store.read(ALICE, (view) => view.cards.list({ limit: 3 }))).toEqual({ rows: [], next: null })
    expect(await store.scopes({ limit: 3 })).toEqual({ rows: [], next: null })
  }),
  storeCase('pages through filtered items', async ({ store }) => {
    for (let at = 0; at < 9; at += 1) await insertItem(store, { role: at % 3 === 0 ? 'user' : 'assistant' })
    const pages = await allPages((cursor) =>
      store.read(ALICE, (view) => view.items.list({ limit: 2, cursor }, { role: 'user' })),
    )
    expect(pages.map((rows) => rows.map((item) => item.seq))).toEqual([[1, 4], [7]])
  }),
  storeCase('skips nothing and repeats nothing when items come and go between pages', async ({ store }) => {
    const items = await insertItems(store, 4)
    const first = await itemPage(store, 2)(null)
    await store.transaction(ALICE, (tx) => tx.items.remove(items[1]?.id ?? ''))
    await store.transaction(ALICE, (tx) => tx.items.remove(items[2]?.id ?? ''))
    await insertItem(store)
    const rest = await allPages((cursor) => itemPage(store, 2)(cursor ?? first.next))
    expect(rest.flat().map((item) => item.seq)).toEqual([4, 5])
  }),
  storeCase(
    'pages through items and cards from the newest on, of those that pass a filter',
    async ({ store }) => {
      const items = await insertItems(store, 6)
      await store.transaction(ALICE, async (tx) => {
        for (const [at, item] of items.entries())
          await tx.cards.insert(aCard({ slot: `slot${String(at)}`, active: at % 2 === 0, itemId: item.id }))
      })
      const order = 'newest'
      for (const limit of [1, 2, 3, 5, 6, 7]) {
        const found = await allPages((cursor) =>
          store.read(ALICE, (view) => view.items.list({ limit, cursor, order })),
        )
        expect(found.flat()).toStrictEqual(items.toReversed())
        expect(found).toHaveLength(Math.ceil(6 / limit))
        const cards = await allPages((cursor) =>
          store.read(ALICE, (view) => view.cards.list({ limit, cursor, order }, { active: true })),
        )
        expect(cards.flat().map(({ seq }) => seq)).toEqual([5, 3, 1])
      }
    },
  ),
  storeCase('pages through cards in order of recording', async ({ store }) => {
    await store.transaction(ALICE, async (tx) => {
      for (let at = 1; at <= 5; at += 1)
        await tx.cards.insert(aCard({ slot: `slot${String(at)}`, value: String(at) }))
    })
    const pages = await allPages((cursor) =>
      store.read(ALICE, (view) => view.cards.list({ limit: 2, cursor })),
    )
    expect(pages.map((rows) => rows.map((card) => card.value).join(''))).toEqual(['12', '34', '5'])
  }),
  storeCase('pages through scopes in the order of their code points', async ({ store }) => {
    const sorted = ['A', 'Z', 'a', 'aa', 'b', 'é', '张三', '\ufffd', '😀', '\u{10ffff}']
    for (const scope of sorted.toReversed()) await insertItem(store, {}, scope)
    const pages = await allPages((cursor) => store.scopes({ limit: 3, cursor }))
    expect(pages.flat()).toEqual(sorted)
    expect(pages.map((rows) => rows.length)).toEqual([3, 3, 3, 1])
  }),
]
