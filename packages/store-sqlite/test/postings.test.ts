import type { Store } from '@recollect/core'
import type { PostingsResult, SeqRange } from '@recollect/core/store'
import { inMemoryStore } from '@recollect/store-memory'
import { anItem } from '@recollect/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteStore } from '../src/index.ts'

/** From a term of every message to one of a single message, and one with what JSON must escape. */
const TERMS = ['every', 'second', 'third', 'tenth', 'once', 'a "quoted" \\ one', 'never']
const HOLDS = [1, 2, 3, 10, 100, 7]
const MESSAGES = 120

async function fill(store: Store): Promise<Store> {
  await store.migrate()
  await store.transaction('alice', async (tx) => {
    for (let at = 1; at <= MESSAGES; at += 1) {
      const item = await tx.items.insert(anItem({ id: `item-${String(at)}` }))
      const held = TERMS.filter((_term, place) => at % (HOLDS[place] ?? Infinity) === 0)
      await tx.search.index(item.seq, new Map(held.map((term, place) => [term, place + 1])))
    }
  })
  return store
}

describe('postings read together', () => {
  let stores: readonly Store[] = []

  beforeAll(async () => {
    stores = [await fill(inMemoryStore()), await fill(sqliteStore({ file: ':memory:' }))]
  })

  afterAll(async () => {
    for (const store of stores) await store.close()
  })

  const ask = (terms: readonly string[], budget: number, within?: SeqRange): Promise<PostingsResult[]> =>
    Promise.all(
      stores.map((store) => store.read('alice', (view) => view.search.postings(terms, budget, within))),
    )

  it.each([0, 1, 5, 11, 40, 41, 100, 140, 300, 4000])(
    'are those of the reference store under a budget of %i',
    async (budget) => {
      for (const terms of [TERMS, TERMS.toReversed(), TERMS.slice(2), ['never'], ['once', 'once']]) {
        for (const within of [undefined, { from: 20, to: 90 }]) {
          const [wanted, given] = await ask(terms, budget, within)
          expect(given).toEqual(wanted)
        }
      }
    },
  )

  it('of the term that the budget does not reach the end of are the newest', async () => {
    const [, found] = await ask(['every'], 3)
    expect(found?.terms.map(({ df, postings }) => [df, postings.map(([seq]) => seq)])).toEqual([
      [MESSAGES, [120, 119, 118]],
    ])
  })
})
