import type { MemoryCard, Store } from '@recollect/core'
import { expect } from 'vitest'
import { ALICE, addVersion, insertItem, postings, indexText } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

const ROUNDS = 10

/** Versions 1..n without a gap, exactly one active, each pointing to the one before. */
function expectWholeChain(chain: readonly MemoryCard[], length: number): void {
  const byVersion = chain.toSorted((a, b) => a.version - b.version)
  expect(byVersion.map((card) => card.version)).toEqual(Array.from({ length }, (_, at) => at + 1))
  expect(byVersion.filter((card) => card.active).map((card) => card.version)).toEqual([length])
  expect(byVersion.map((card) => card.parentId)).toEqual([
    null,
    ...byVersion.slice(0, -1).map((card) => card.id),
  ])
}

async function raceVersions(writers: readonly Store[]): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await Promise.all(writers.map((store, at) => addVersion(store, `${String(round)} by ${String(at)}`)))
    for (const store of writers) {
      const chain = await store.read(ALICE, (view) => view.cards.history('user:location'))
      expectWholeChain(chain, round * writers.length)
    }
  }
}

async function raceKey(writers: readonly Store[]): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const key = `key ${String(round)}`
    const outcomes = await Promise.allSettled(writers.map((store) => insertItem(store, { key })))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(writers.length - 1)
    for (const outcome of refused) expect(outcome.reason).toMatchObject({ code: 'STORE_CONFLICT' })
    const item = await writers[0]?.read(ALICE, (view) => view.items.byKey(key))
    expect(item?.seq).toBe(round)
  }
}

export const raceCases: readonly StoreCase[] = [
  storeCase('keeps one active version when writers update the same slot at once', async ({ store }) => {
    await raceVersions([store, store, store])
  }),
  storeCase(
    'keeps one active version when writers on two handles do',
    async ({ store, reopen }) => {
      await raceVersions([store, await reopen()])
    },
    'multiProcess',
  ),
  storeCase('lets exactly one of two writers have an idempotency key', async ({ store }) => {
    await raceKey([store, store])
  }),
  storeCase(
    'lets exactly one of two writers on two handles have it',
    async ({ store, reopen }) => {
      await raceKey([store, await reopen()])
    },
    'multiProcess',
  ),
  storeCase('numbers items without a gap or a twin when many arrive at once', async ({ store }) => {
    const items = await Promise.all(Array.from({ length: 40 }, () => insertItem(store)))
    expect(items.map((item) => item.seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, at) => at + 1),
    )
  }),
  storeCase('keeps the figures of search exact when many items are indexed at once', async ({ store }) => {
    await Promise.all(Array.from({ length: 30 }, (_, at) => indexText(store, at % 2 === 0 ? 'a a b' : 'a')))
    const found = await postings(store, ['a', 'b'])
    expect(found).toMatchObject({
      documents: 30,
      totalLength: 60,
      terms: [
        { term: 'b', df: 15 },
        { term: 'a', df: 30 },
      ],
    })
  }),
  storeCase('serves many scopes at once without mixing them up', async ({ store }) => {
    const scopes = Array.from({ length: 20 }, (_, at) => `scope ${String(at)}`)
    await Promise.all(
      scopes.flatMap((scope) => [insertItem(store, { text: scope }, scope), addVersion(store, scope, scope)]),
    )
    for (const scope of scopes) {
      const seen = await store.read(scope, async (view) => [
        ...(await view.items.recent(9)).map((item) => item.text),
        ...(await view.cards.active('user', ['location'])).map((card) => card.value),
      ])
      expect(seen).toEqual([scope, scope])
    }
  }),
  storeCase('goes on after one of many writers failed', async ({ store }) => {
    const failing = Array.from({ length: 10 }, (_, at) =>
      store.transaction(ALICE, async () => {
        throw new Error(`writer ${String(at)} failed`)
      }),
    )
    const working = Array.from({ length: 10 }, () => insertItem(store))
    const outcomes = await Promise.allSettled(failing)
    expect(outcomes.every((outcome) => outcome.status === 'rejected')).toBe(true)
    expect(await Promise.all(working)).toHaveLength(10)
  }),
]
