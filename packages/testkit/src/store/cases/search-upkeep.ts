import { expect } from 'vitest'
import { ALICE, expectCode, indexText, postings, postingsOf, termsOf } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

const EMPTY = { documents: 0, totalLength: 0, terms: [] }

export const searchUpkeepCases: readonly StoreCase[] = [
  storeCase('replaces what was indexed for an item, terms and counts', async ({ store }) => {
    const item = await indexText(store, 'old old both')
    await store.transaction(ALICE, (tx) => tx.search.index(item.seq, termsOf('new both')))
    expect(await postings(store, ['old', 'both', 'new'])).toEqual({
      documents: 1,
      totalLength: 2,
      terms: [
        { term: 'both', df: 1, postings: [[1, 1, 2]] },
        { term: 'new', df: 1, postings: [[1, 1, 2]] },
      ],
    })
  }),
  storeCase('indexes the same terms twice without counting them twice', async ({ store }) => {
    const item = await indexText(store, 'a b')
    await store.transaction(ALICE, (tx) => tx.search.index(item.seq, termsOf('a b')))
    expect(await postings(store, ['a'])).toMatchObject({ documents: 1, totalLength: 2 })
  }),
  storeCase('takes an item without terms out of the index', async ({ store }) => {
    const item = await indexText(store, 'a b')
    await store.transaction(ALICE, (tx) => tx.search.index(item.seq, new Map()))
    expect(await postings(store, ['a', 'b'])).toEqual(EMPTY)
    await store.transaction(ALICE, (tx) => tx.search.index(item.seq, termsOf('a')))
    expect(await postings(store, ['a'])).toMatchObject({ documents: 1, totalLength: 1 })
  }),
  storeCase('removes the postings of a removed item exactly', async ({ store }) => {
    const gone = await indexText(store, 'a a b')
    await indexText(store, 'a c')
    await store.transaction(ALICE, (tx) => tx.items.remove(gone.id))
    expect(await postings(store, ['a', 'b', 'c'])).toEqual({
      documents: 1,
      totalLength: 2,
      terms: [
        { term: 'a', df: 1, postings: [[2, 1, 2]] },
        { term: 'c', df: 1, postings: [[2, 1, 2]] },
      ],
    })
  }),
  storeCase('is empty again after the last indexed item was removed', async ({ store }) => {
    const gone = await indexText(store, 'a b')
    await store.transaction(ALICE, (tx) => tx.items.remove(gone.id))
    expect(await postings(store, ['a', 'b'])).toEqual(EMPTY)
  }),
  storeCase('counts an item that is kept but not indexed nowhere', async ({ store }) => {
    await indexText(store, 'a')
    await store.transaction(ALICE, (tx) => tx.items.count())
    await indexText(store, '')
    expect(await postings(store, ['a'])).toMatchObject({ documents: 1, totalLength: 1 })
  }),
  storeCase('refuses to index an item that is not there', async ({ store }) => {
    await expectCode(
      store.transaction(ALICE, (tx) => tx.search.index(7, termsOf('a'))),
      'NOT_FOUND',
    )
    expect(await postingsOf(store, 'a')).toEqual([])
  }),
]
