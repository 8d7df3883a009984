import type { Store } from '@recollect/core'
import type { SemanticReader } from '@recollect/core/store'
import { expect } from 'vitest'
import { aCard } from '../../fixtures/a-card.ts'
import { anItem } from '../../fixtures/an-item.ts'
import { plantAudit } from '../plant/plant-audit.ts'
import { plantEverything } from '../plant/plant-everything.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'
import { ALICE, expectCode, insertItem, indexText, postingsOf } from '../steps.ts'
import { contentsOf } from '../twins/contents.ts'

const BOB = 'bob'
const SPACE = { model: 'm', dimensions: 16 }
/** The same texts for every scope, each once. */
const TEXTS = Array.from({ length: 200 }, (_, at) => `text ${String(at)}`)
const texts = () => {
  let count = -1
  return () => TEXTS[(count += 1)] ?? ''
}

/** All that a scope holds, and all that is found by the texts in it. The audit log apart, which stays. */
const keptOf = (store: Store, scope: string) =>
  store.read(scope, async (view) => ({
    ...(await contentsOf(view)),
    audit: null,
    cached: await Promise.all(TEXTS.map((text, at) => view.expansions.get(text, TEXTS[at + 2] ?? ''))),
    found: await foundIn(view.semantic),
    compared: [
      await view.semantic?.vectors('node', SPACE, '', 10),
      await view.semantic?.vectors('episode', SPACE, '', 10),
    ],
  }))
const KINDS = ['node_key', 'node_words', 'node_term', 'episode_term'] as const
const foundIn = (semantic: SemanticReader | undefined) =>
  semantic === undefined
    ? null
    : Promise.all(TEXTS.flatMap((text) => KINDS.map((kind) => semantic.find(kind, text, 10))))

export const eraseCases: readonly StoreCase[] = [
  storeCase('removes all of a scope, and nothing of another', async ({ store }) => {
    const empty = await keptOf(store, ALICE)
    await plantEverything(store, ALICE, texts())
    await plantEverything(store, BOB, texts())
    const kept = await keptOf(store, BOB)
    const { rows } = await store.erase(ALICE)
    expect(rows).toMatchObject({ memory_items: 1, memory_cards: 1, changes: 1, postings: 2 })
    expect(await keptOf(store, ALICE)).toEqual(empty)
    expect(await keptOf(store, BOB)).toEqual(kept)
    expect((await store.scopes({ limit: 10 })).rows).not.toContain(ALICE)
  }),
  storeCase('lets a scope begin anew under its name', async ({ store }) => {
    await indexText(store, 'old word')
    await indexText(store, 'old word')
    await store.erase(ALICE)
    const item = await indexText(store, 'new word')
    expect(item.seq).toBe(1)
    expect(await postingsOf(store, 'word')).toEqual([[1, 1, 2]])
    expect(await postingsOf(store, 'old')).toEqual([])
  }),
  storeCase('lets ids and keys be used again', async ({ store }) => {
    const [item, card] = [anItem({ key: 'k' }), aCard()]
    for (let time = 0; time < 2; time += 1) {
      await store.transaction(ALICE, async (tx) => {
        await tx.items.insert(item)
        await tx.cards.insert(card)
      })
      expect((await store.erase(ALICE)).rows).toMatchObject({ memory_items: 1, memory_cards: 1 })
    }
  }),
  storeCase('has nothing to remove of a scope that is not there, nor the second time', async ({ store }) => {
    expect((await store.erase(ALICE)).rows).toEqual({})
    await insertItem(store)
    await store.erase(ALICE)
    expect((await store.erase(ALICE)).rows).toEqual({})
  }),
  storeCase('takes its turn among the writers of the scope', async ({ store }) => {
    await insertItem(store)
    const [, { rows }] = await Promise.all([
      store.transaction(ALICE, async (tx) => {
        await tx.items.insert(anItem())
        await tx.items.insert(anItem())
      }),
      store.erase(ALICE),
      insertItem(store),
    ])
    const left = await store.read(ALICE, (view) => view.items.count())
    expect([1, 3]).toContain(rows['memory_items'])
    expect(left).toBe(4 - (rows['memory_items'] ?? 0))
  }),
  storeCase(
    'keeps the audit log, unless it is to go as well, and that of another scope in any case',
    async ({ store }) => {
      const last = (scope: string) =>
        store.read(scope, async ({ audit }) => (await audit?.last())?.seq ?? null)
      for (const scope of [ALICE, BOB, 'carol']) await plantEverything(store, scope, texts())
      const kept = await keptOf(store, BOB)
      expect((await store.erase(ALICE)).rows).not.toHaveProperty('audit_log')
      expect(await last(ALICE)).toBe(1)
      expect(await keptOf(store, ALICE)).toEqual(await keptOf(store, 'nobody'))
      expect((await store.erase(ALICE, { audit: true })).rows).toMatchObject({ audit_log: 1 })
      expect(await Promise.all([ALICE, BOB].map(last))).toEqual([null, 1])
      expect(await keptOf(store, BOB)).toEqual(kept)
      expect((await store.erase(ALICE)).rows).toEqual({})
    },
    'audit',
  ),
  storeCase('leaves no name behind when no audit log stays', async ({ store }) => {
    for (const scope of [ALICE, BOB]) await insertItem(store, { text: 'words' }, scope)
    await store.transaction(BOB, plantAudit)
    const { rows } = await store.erase(ALICE)
    const again = await store.erase(ALICE)
    expect(again.rows).toEqual({})
    expect(rows).toMatchObject({ memory_items: 1, scopes: 1 })
    expect(await store.read(BOB, (view) => view.items.count())).toBe(1)
  }),
  storeCase('refuses a malformed scope', async ({ store }) => {
    await expectCode(store.erase(''), 'INVALID_SCOPE')
  }),
]
