import type { MemoryCard, MemoryItem, Store } from '@recollect/core'
import type { NewCard, NewItem, Posting, PostingsResult } from '@recollect/core/store'
import { expect } from 'vitest'
import { aCard } from '../fixtures/a-card.ts'
import { anItem } from '../fixtures/an-item.ts'

/** The scope of tests that need only one. */
export const ALICE = 'alice'

export function insertItem(store: Store, given: Partial<NewItem> = {}, scope = ALICE): Promise<MemoryItem> {
  return store.transaction(scope, (tx) => tx.items.insert(anItem(given)))
}

export function insertItems(store: Store, count: number, scope = ALICE): Promise<MemoryItem[]> {
  return store.transaction(scope, async (tx) => {
    const items: MemoryItem[] = []
    for (let at = 1; at <= count; at += 1)
      items.push(await tx.items.insert(anItem({ text: `message ${String(at)}` })))
    return items
  })
}

export function insertCard(
  store: Store,
  given: Partial<Omit<NewCard, 'versionKey'>> = {},
  scope = ALICE,
): Promise<MemoryCard> {
  return store.transaction(scope, (tx) => tx.cards.insert(aCard(given)))
}

/** Inserts an item and indexes it under `text` cut at spaces. */
export function indexText(store: Store, text: string, scope = ALICE): Promise<MemoryItem> {
  return store.transaction(scope, async (tx) => {
    const item = await tx.items.insert(anItem({ text }))
    await tx.search.index(item.seq, termsOf(text))
    return item
  })
}

export function termsOf(text: string): Map<string, number> {
  const terms = new Map<string, number>()
  for (const term of text.split(' ').filter((word) => word !== ''))
    terms.set(term, (terms.get(term) ?? 0) + 1)
  return terms
}

export function postings(
  store: Store,
  terms: readonly string[],
  budget = 1000,
  scope = ALICE,
): Promise<PostingsResult> {
  return store.read(scope, (view) => view.search.postings(terms, budget))
}

/** The postings of one term, or nothing. */
export async function postingsOf(store: Store, term: string, scope = ALICE): Promise<readonly Posting[]> {
  const found = await postings(store, [term], 1000, scope)
  return found.terms[0]?.postings ?? []
}

/** Closes the active version and adds the next one, as a version update does. */
export function addVersion(store: Store, value: string, scope = ALICE): Promise<MemoryCard> {
  return store.transaction(scope, async (tx) => {
    const last = await tx.cards.latest('user:location', '')
    if (last?.active === true) await tx.cards.update(last.id, { active: false })
    return tx.cards.insert(aCard({ value, version: (last?.version ?? 0) + 1, parentId: last?.id ?? null }))
  })
}

export async function expectCode(promise: Promise<unknown>, code: string): Promise<void> {
  const message = expect.stringMatching(/\S/u) as unknown
  await expect(promise).rejects.toMatchObject({ code, message })
}
