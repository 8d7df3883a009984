import type { ScopedMemory, Store } from '../../src/index.ts'
import { allCards, allItems } from './invariants.ts'

/** Everything a scope holds, the index included; the log aside. */
export async function wholeOf(memory: ScopedMemory, store: Store): Promise<unknown> {
  const items = await allItems(memory)
  const terms = ['live', 'paris', 'rome', 'oslo', 'tea', 'bob', 'austin']
  return {
    items,
    cards: [...(await allCards(memory))].sort((a, b) => a.seq - b.seq),
    postings: await store.read(memory.scope, ({ search }) => search.postings(terms, 10_000)),
  }
}
