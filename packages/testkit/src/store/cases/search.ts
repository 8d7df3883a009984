import { expect } from 'vitest'
import { ALICE, indexText, postings, postingsOf, termsOf } from '../steps.ts'
import { anItem } from '../../fixtures/an-item.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

export const searchCases: readonly StoreCase[] = [
  storeCase('gives for each term its documents with occurrences and length', async ({ store }) => {
    await indexText(store, '安卓 玩机 用户 安卓')
    await indexText(store, '用户')
    expect(await postings(store, ['安卓', '用户'])).toEqual({
      documents: 2,
      totalLength: 5,
      terms: [
        { term: '安卓', df: 1, postings: [[1, 2, 4]] },
        {
          term: '用户',
          df: 2,
          postings: [
            [2, 1, 1],
            [1, 1, 4],
          ],
        },
      ],
    })
  }),
  storeCase('puts the rarest term first and leaves out terms that no document has', async ({ store }) => {
    for (const text of ['a b c', 'a b', 'a']) await indexText(store, text)
    const { terms } = await postings(store, ['a', 'none', 'b', 'c'])
    expect(terms.map(({ term, df }) => [term, df])).toEqual([
      ['c', 1],
      ['b', 2],
      ['a', 3],
    ])
  }),
  storeCase('keeps the order of the query among terms that are equally rare', async ({ store }) => {
    await indexText(store, 'x y z')
    const { terms } = await postings(store, ['y', 'z', 'x'])
    expect(terms.map(({ term }) => term)).toEqual(['y', 'z', 'x'])
  }),
  storeCase('reads a term asked for twice once', async ({ store }) => {
    await indexText(store, 'a b')
    const { terms } = await postings(store, ['a', 'a', 'b', 'a'])
    expect(terms.map(({ term }) => term)).toEqual(['a', 'b'])
  }),
  storeCase(
    'cuts the term that crosses the budget to its newest items and still counts it exactly',
    async ({ store }) => {
      for (const text of ['a b', 'a b', 'a b', 'a', 'a']) await indexText(store, text)
      const { terms } = await postings(store, ['a', 'b'], 5)
      expect(terms.map(({ term, df, postings: read }) => [term, df, read.map(([seq]) => seq)])).toEqual([
        ['b', 3, [3, 2, 1]],
        ['a', 5, [5, 4]],
      ])
    },
  ),
  storeCase('names the terms after the budget with their count and without postings', async ({ store }) => {
    for (const text of ['a b c', 'a b', 'a']) await indexText(store, text)
    const { terms } = await postings(store, ['a', 'b', 'c'], 1)
    expect(terms.map(({ term, df, postings: read }) => [term, df, read.length])).toEqual([
      ['c', 1, 1],
      ['b', 2, 0],
      ['a', 3, 0],
    ])
  }),
  storeCase('gives the same for a large scope under a small budget as for a small one', async ({ store }) => {
    await store.transaction(ALICE, async (tx) => {
      for (let at = 1; at <= 400; at += 1) {
        const item = await tx.items.insert(anItem())
        await tx.search.index(item.seq, termsOf(at % 4 === 0 ? 'all some' : 'all'))
      }
    })
    const { terms, documents, totalLength } = await postings(store, ['all', 'some', 'none'], 110)
    expect([documents, totalLength]).toEqual([400, 500])
    expect(terms.map(({ term, df, postings: read }) => [term, df, read.length])).toEqual([
      ['some', 100, 100],
      ['all', 400, 10],
    ])
    expect(terms[1]?.postings[0]).toEqual([400, 1, 2])
    expect(terms[1]?.postings[9]).toEqual([391, 1, 1])
  }),
  storeCase(
    'reads a stretch of the items, with order and counts of the whole scope, under any budget',
    async ({ store }) => {
      await store.transaction(ALICE, async (tx) => {
        for (let at = 1; at <= 60; at += 1) {
          const item = await tx.items.insert(anItem())
          await tx.search.index(item.seq, termsOf(at % 6 === 0 ? 'all some' : 'all'))
        }
      })
      for (const [budget, all] of [
        [1000, [39, 38, 37, 36, 35, 34, 33, 32, 31, 30]],
        [8, [39, 38, 37, 36, 35, 34]],
      ] as const) {
        const within = { from: 30, to: 40 }
        const { terms, documents } = await store.read(ALICE, (view) =>
          view.search.postings(['all', 'some'], budget, within),
        )
        expect(documents).toBe(60)
        expect(terms.map(({ term, df, postings: read }) => [term, df, read.map(([seq]) => seq)])).toEqual([
          ['some', 10, [36, 30]],
          ['all', 60, all],
        ])
        expect(terms[1]?.postings[3]).toEqual([36, 1, 2])
      }
      const nowhere = await store.read(ALICE, (view) =>
        view.search.postings(['all'], 9, { from: 61, to: 70 }),
      )
      expect(nowhere.terms).toEqual([{ term: 'all', df: 60, postings: [] }])
    },
  ),
  storeCase('finds nothing in an empty scope and for no terms', async ({ store }) => {
    const nothing = { documents: 0, totalLength: 0, terms: [] }
    expect(await postings(store, ['a'])).toEqual(nothing)
    expect(await postings(store, [])).toEqual(nothing)
  }),
  storeCase(
    'reads terms as plain text: no operator, pattern or SQL in them means anything',
    async ({ store }) => {
      const hostile = [
        '%',
        '*',
        'a*',
        '"',
        "'; DROP TABLE postings; --",
        'a OR b',
        '^a',
        'NEAR(a)',
        '{"$ne":1}',
        '\\',
        '_',
      ]
      const item = await store.transaction(ALICE, (tx) => tx.items.insert(anItem()))
      await store.transaction(ALICE, (tx) =>
        tx.search.index(
          item.seq,
          new Map([
            ['a', 1],
            ['b', 1],
          ]),
        ),
      )
      for (const term of hostile) expect(await postingsOf(store, term), term).toEqual([])
      const all = new Map(hostile.map((term) => [term, 2]))
      await store.transaction(ALICE, (tx) => tx.search.index(item.seq, all))
      for (const term of hostile)
        expect(await postingsOf(store, term), term).toEqual([[1, 2, hostile.length * 2]])
    },
  ),
]
