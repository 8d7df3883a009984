import { expect, it } from 'vitest'
import type { ConfigInput, QueryStep, Store } from '../src/index.ts'
import { inMemoryStore } from './support/in-memory-store.ts'
import { openMemory, sequentialIds } from './support/memory.ts'
import { toyPack } from './support/rules.ts'

const traceOf = async (store: Store, query: string, config: ConfigInput = {}, version = '1.0.0') => {
  const { alice } = await openMemory({
    store,
    config,
    languages: [toyPack({ version })],
    ids: sequentialIds(),
  })
  return (await alice.recall(query, { trace: true })).trace?.expansions ?? []
}

async function storeWithCachedQuery(): Promise<Store> {
  const store = inMemoryStore()
  const { alice } = await openMemory({ store })
  await alice.recall('my city')
  await alice.remember('A town by the sea')
  return store
}

it('writes the expansions of a recall with the next write, and uses them in another process', async () => {
  const expansions = await traceOf(await storeWithCachedQuery(), 'my city')
  expect(expansions.length).toBeGreaterThan(0)
  expect(expansions.every((expansion) => expansion.cached)).toBe(true)
})

it('gives the same hits cached and not', async () => {
  const { alice } = await openMemory()
  await alice.remember('A town by the sea')
  expect(await alice.recall('my city')).toEqual(await alice.recall('my city'))
})

it('makes them anew for another version of a pack', async () => {
  const expansions = await traceOf(await storeWithCachedQuery(), 'my city', {}, '2.0.0')
  expect(expansions.some((expansion) => expansion.cached)).toBe(false)
})

it('does not bring back a kind that is left out, nor keep one out that is not', async () => {
  const store = await storeWithCachedQuery()
  const kinds = async (...off: readonly QueryStep[]) =>
    (await traceOf(store, 'my city', { query: { off } })).map((expansion) => expansion.kind)
  const all = await kinds()
  expect(await kinds('expansion.synonyms')).toEqual(all.filter((kind) => kind !== 'synonyms'))
  expect(await kinds()).toEqual(all)
  expect(await kinds('expansion')).toEqual([])
})

it('leaves the cache alone when it is switched off', async () => {
  const store = inMemoryStore()
  const { alice } = await openMemory({ store, config: { query: { off: ['expansion_cache'] } } })
  await alice.recall('my city')
  await alice.remember('A town by the sea')
  const expansions = await traceOf(store, 'my city')
  expect(expansions.every((expansion) => !expansion.cached)).toBe(true)
})

it('keeps a store that cannot be written to from neither recalling nor closing', async () => {
  const store = inMemoryStore()
  const { alice: writer } = await openMemory({ store })
  await writer.remember('I live in Paris')
  const broken: Store = { ...store, transaction: () => Promise.reject(new Error('read only')) }
  const lost: string[] = []
  const observer = { count: (name: string) => lost.push(name), span: () => undefined }
  const { alice, recollect } = await openMemory({ store: broken, observer })
  await alice.recall('my city')
  await recollect.close()
  expect(lost).toEqual(['recollect.expansions.lost'])
})

it('writes them also when a store runs the work of a transaction twice', async () => {
  const inner = inMemoryStore()
  const store: Store = {
    ...inner,
    transaction: async (scope, work) => {
      const lost = inner.transaction(scope, async (tx) => {
        await work(tx)
        throw new Error('The connection broke.')
      })
      await lost.catch(() => null)
      return inner.transaction(scope, work)
    },
  }
  const { alice } = await openMemory({ store })
  await alice.recall('my city')
  await alice.remember('A town by the sea')
  const expansions = await traceOf(inner, 'my city')
  expect(expansions.every((expansion) => expansion.cached)).toBe(true)
})
