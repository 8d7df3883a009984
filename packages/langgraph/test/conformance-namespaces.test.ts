import { describe, expect, it } from 'vitest'
import { RecollectStore } from '../src/index.ts'
import { aMemory, aSqliteStore, aStore, keysOf } from './support/store.ts'

/** A store with one item in each namespace. */
async function holding(namespaces: readonly string[][]) {
  const { store } = await aStore()
  for (const [n, namespace] of namespaces.entries()) await store.put(namespace, `id_${String(n)}`, { n })
  return store
}

describe('listNamespaces', () => {
  const MANY = [
    ['a', 'b', 'c'],
    ['a', 'b', 'd', 'e'],
    ['a', 'b', 'd', 'i'],
    ['a', 'b', 'f'],
    ['a', 'c', 'f'],
    ['b', 'a', 'f'],
    ['users', '123'],
    ['users', '456', 'settings'],
    ['admin', 'users', '789'],
  ]

  it('lists by prefix, suffix, both, with wildcards, cut to a depth, page by page, in order', async () => {
    const store = await holding(MANY)
    const [c, e, i, f, acf, baf] = MANY
    expect(await store.listNamespaces({ prefix: ['a', 'b'] })).toEqual([c, e, i, f])
    expect(await store.listNamespaces({ suffix: ['f'] })).toEqual([f, acf, baf])
    expect(await store.listNamespaces({ prefix: ['a'], suffix: ['f'] })).toEqual([f, acf])
    expect(await store.listNamespaces({ prefix: ['a', 'b'], maxDepth: 3 })).toEqual([c, ['a', 'b', 'd'], f])
    expect(await store.listNamespaces({ prefix: ['a', 'b'], limit: 2 })).toEqual([c, e])
    expect(await store.listNamespaces({ prefix: ['a', 'b'], offset: 2 })).toEqual([i, f])
    expect(await store.listNamespaces({ prefix: ['a', '*', 'f'] })).toEqual([f, acf])
    expect(await store.listNamespaces({ suffix: ['*', 'f'] })).toEqual([f, acf, baf])
    expect(await store.listNamespaces({ prefix: ['nonexistent'] })).toEqual([])
    expect(await store.listNamespaces({ prefix: ['users', '123'] })).toEqual([['users', '123']])
    expect(await store.listNamespaces({ prefix: ['a', 'b', 'c', 'd', 'e'] })).toEqual([])
  })

  it('takes a wildcard for one label, whatever it is', async () => {
    const store = await holding([
      ['users', '123'],
      ['users', '789', 'settings'],
      ['admin', 'users', '789'],
      ['guests', '456', 'preferences'],
      ['admin', 'users', 'settings', '789'],
    ])
    const list = (prefix: string[], suffix?: string[]) =>
      store.listNamespaces(suffix === undefined ? { prefix } : { prefix, suffix })
    expect(await list(['users', '*'])).toEqual([
      ['users', '123'],
      ['users', '789', 'settings'],
    ])
    expect(await list(['*'], ['*', 'preferences'])).toEqual([['guests', '456', 'preferences']])
    expect(await list(['*', 'users'], ['*', 'settings'])).toEqual([])
    expect(await list(['*', 'users'], ['settings', '*'])).toEqual([['admin', 'users', 'settings', '789']])
  })

  it('gives each namespace of a depth once, and cuts after it has matched', async () => {
    const store = await holding([
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'e'],
      ['a', 'b', 'f'],
      ['a', 'g'],
      ['h', 'i', 'j', 'k'],
    ])
    expect(await store.listNamespaces({ maxDepth: 2 })).toEqual([
      ['a', 'b'],
      ['a', 'g'],
      ['h', 'i'],
    ])
    expect(await store.listNamespaces({ suffix: ['k'], maxDepth: 1 })).toEqual([['h']])
    expect(await store.listNamespaces({ maxDepth: 2, limit: 1, offset: 1 })).toEqual([['a', 'g']])
  })

  it('knows no namespace without an item', async () => {
    const store = await aSqliteStore()
    expect(await store.listNamespaces()).toEqual([])
    await store.put(['a', 'b'], 'k', { n: 1 })
    expect(await store.listNamespaces({})).toEqual([['a', 'b']])
    await store.delete(['a', 'b'], 'k')
    expect(await store.listNamespaces({})).toEqual([])
  })

  it('goes through more namespaces than a page of the memory has', async () => {
    const { store } = await aStore()
    const names = Array.from({ length: 210 }, (_, n) => `n${String(n).padStart(3, '0')}`)
    await store.batch(names.map((name) => ({ namespace: ['many', name], key: 'k', value: { name } })))
    expect(await store.listNamespaces({ limit: 1000 })).toEqual(names.map((name) => ['many', name]))
    expect(await store.search(['many'], { limit: 500 })).toHaveLength(210)
  })
})

describe('namespaces', () => {
  /** Which could be taken for one another where labels are joined, cut, folded or used as patterns. */
  const ALIKE: readonly (readonly [string[], string])[] = [
    [['a', 'b'], 'k'],
    [['a'], 'b'],
    [['a', 'b', 'k'], 'k'],
    [['ab'], 'k'],
    [['a,b'], 'k'],
    [['a","b'], 'k'],
    [['a/b'], 'k'],
    [['A', 'b'], 'k'],
    [['a', 'b '], 'k'],
    [['a', '%'], 'k'],
    [['a', '_'], 'k'],
    [['a', '*'], 'k'],
    [['a', 'é'], 'k'],
    [['a', 'e\u0301'], 'k'],
    [['用户', '小明'], 'k'],
    [['用户', '小'], '明'],
    [['a', 'b'], 'K'],
    [['a', 'b'], ''],
    [['a', 'b'], 'k\0'],
  ]

  it('that look alike have nothing in common', async () => {
    const store = await aSqliteStore()
    await store.batch(ALIKE.map(([namespace, key], n) => ({ namespace, key, value: { text: 'tea', n } })))
    for (const [n, [namespace, key]] of ALIKE.entries()) {
      expect((await store.get(namespace, key))?.value).toEqual({ text: 'tea', n })
      for (const query of ['', 'tea'])
        for (const found of await store.search(namespace, { query, limit: 100 }))
          expect(found.namespace.slice(0, namespace.length)).toEqual(namespace)
      await store.delete(namespace, key)
      expect(await store.get(namespace, key)).toBeNull()
      expect(await store.search([], { limit: 100 })).toHaveLength(ALIKE.length - n - 1)
    }
  })

  it('of a prefix are searched all together, and by the empty one all there are', async () => {
    const store = await aSqliteStore()
    await store.put(['docs', 'a'], '1', { n: 1 })
    await store.put(['docs', 'a', 'deep'], '2', { n: 2 })
    await store.put(['docsy'], '3', { n: 3 })
    expect(keysOf(await store.search(['docs']))).toEqual(['1', '2'])
    expect(keysOf(await store.search([]))).toEqual(['1', '2', '3'])
  })

  it('of other scopes are out of reach, and so is what a memory holds besides', async () => {
    const { recollect, memory } = await aMemory()
    const [mine, other] = [new RecollectStore(memory), new RecollectStore(recollect.scope('other'))]
    await mine.put(['a'], 'k', { text: 'tea' })
    await memory.remember(['I like tea.', { text: 'tea', role: 'tool', metadata: { langgraph: true } }])
    expect(await other.get(['a'], 'k')).toBeNull()
    expect(await other.search([], { query: 'tea' })).toEqual([])
    expect(await other.listNamespaces()).toEqual([])
    expect(keysOf(await mine.search([], { query: 'tea' }))).toEqual(['k'])
    expect(keysOf(await mine.search([]))).toEqual(['k'])
    expect(await mine.listNamespaces()).toEqual([['a']])
  })
})
