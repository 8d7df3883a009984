import { expect } from 'vitest'
import { aCard } from '../../fixtures/a-card.ts'
import { anItem } from '../../fixtures/an-item.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE, expectCode, insertCard, insertItem } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'
import { REFUSED, TEXTS } from './texts.ts'

export const unicodeCases: readonly StoreCase[] = [
  storeCase('gives every text of an item back exactly', async ({ store }) => {
    for (const text of TEXTS) {
      const given = {
        text,
        textHash: text,
        speaker: text,
        session: text,
        key: text,
        metadata: { [text]: [text] },
      }
      const item = await insertItem(store, given)
      const seen = await store.read(ALICE, async ({ items }) => [
        await items.get(item.id),
        await items.byKey(text),
        ...(await items.byTextHash(text, 5)),
        ...(await items.recent(5, { session: text })),
      ])
      expect(seen, JSON.stringify(text)).toStrictEqual([item, item, item, item])
      expect(item).toMatchObject({
        text,
        speaker: text,
        session: text,
        key: text,
        metadata: { [text]: [text] },
      })
    }
  }),
  storeCase('gives every text of a card back exactly, and finds it by each', async ({ store }) => {
    for (const text of TEXTS) {
      const card = await insertCard(store, {
        entity: text,
        slot: text,
        value: text,
        valueKey: text,
        session: text,
        facet: text,
      })
      const seen = await store.read(ALICE, async ({ cards }) => [
        await cards.get(card.id),
        await cards.latest(card.versionKey, text),
        await cards.lastRecorded(text),
        ...(await cards.active(text, [text])),
        ...(await cards.history(card.versionKey)),
      ])
      expect(seen, JSON.stringify(text)).toStrictEqual([card, card, card, card, card])
    }
  }),
  storeCase('keeps terms apart that only look alike', async ({ store }) => {
    const item = await insertItem(store)
    const terms = new Map(TEXTS.map((text, at) => [text, at + 1]))
    await store.transaction(ALICE, (tx) => tx.search.index(item.seq, terms))
    const found = await store.read(ALICE, (view) => view.search.postings(TEXTS, 1000))
    expect(new Map(found.terms.map(({ term, postings }) => [term, postings[0]?.[1]]))).toEqual(terms)
  }),
  storeCase('keeps the queries of expansions exactly', async ({ store }) => {
    const rows = TEXTS.map((text) => ({
      originalQuery: text,
      expandedQuery: text,
      kind: 'variants' as const,
      madeBy: 'zh@1',
      payload: JSON.stringify({ text }),
      createdAt: NOON,
    }))
    await store.transaction(ALICE, (tx) => tx.expansions.put(rows))
    for (const row of rows) {
      expect(await store.read(ALICE, (view) => view.expansions.get(row.originalQuery, 'zh@1'))).toStrictEqual(
        [row],
      )
    }
  }),
  storeCase('refuses NUL and lone surrogates instead of storing something else', async ({ store }) => {
    for (const text of REFUSED) {
      const item = await insertItem(store)
      const tries = [
        () => insertItem(store, { text }),
        () => insertItem(store, { speaker: text }),
        () => insertItem(store, { key: text }),
        () => insertItem(store, { metadata: { deep: [{ [text]: 1 }] } }),
        () => insertItem(store, { metadata: { deep: [text] } }),
        () => insertCard(store, { value: text }),
        () => insertCard(store, { valueKey: text }),
        () => insertCard(store, { extra: { text } }),
        () => store.transaction(ALICE, (tx) => tx.search.index(item.seq, new Map([[text, 1]]))),
      ]
      for (const attempt of tries) await expectCode(attempt(), 'INVALID_INPUT')
    }
    expect(await store.read(ALICE, (view) => view.items.count())).toBe(REFUSED.length)
    expect(await store.read(ALICE, (view) => view.cards.count())).toBe(0)
  }),
  storeCase('keeps a text of a million characters', async ({ store }) => {
    const text = '长沙 𠮷 '.repeat(200_000)
    const item = await insertItem(store, { text })
    const read = await store.read(ALICE, (view) => view.items.get(item.id))
    expect(read?.text === text).toBe(true)
  }),
  storeCase('keeps names of the language itself as plain data', async ({ store }) => {
    const odd = ['__proto__', 'constructor', 'hasOwnProperty', 'toString']
    for (const name of odd) {
      const metadata = JSON.parse(`{"${name}":"x"}`) as Record<string, string>
      const item = await insertItem(store, { key: name, session: name, metadata })
      const read = await store.read(ALICE, (view) => view.items.byKey(name))
      expect(read).toStrictEqual(item)
      expect(Object.entries(read?.metadata ?? {})).toEqual([[name, 'x']])
      await store.transaction(ALICE, (tx) => tx.cards.insert(aCard({ slot: name, value: name })))
      expect(await store.read(ALICE, (view) => view.cards.active('user', [name]))).toHaveLength(1)
    }
    expect(await store.read(ALICE, (view) => view.items.byKey('valueOf'))).toBeNull()
    expect(await store.read(ALICE, (view) => view.items.get(anItem().id))).toBeNull()
  }),
]
