import type { MemoryCard, MemoryItem, Store } from '@recollect/core'
import type { PostingsResult } from '@recollect/core/store'

/** Terms whose postings are looked at. */
const TERMS = ['boston', 'austin', 'live', 'tea', '海淀', '杭州', '住', '喜欢', '茶']

export interface Whole {
  readonly items: readonly MemoryItem[]
  readonly cards: readonly MemoryCard[]
  readonly postings: PostingsResult
}

/** Everything a scope holds as the store has it, in order; the log aside. */
export function wholeOf(store: Store, scope: string): Promise<Whole> {
  return store.read(scope, async ({ items, cards, search }) => ({
    items: (await items.list({ limit: 1000 })).rows,
    cards: (await cards.list({ limit: 1000 })).rows,
    postings: await search.postings(TERMS, 10_000),
  }))
}
