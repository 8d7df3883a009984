import { hashEmbedder } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { RecollectStore } from '../src/index.ts'
import { aSqliteStore, aStore, keysOf } from './support/store.ts'

type Value = Record<string, unknown>

const put = async (store: RecollectStore, docs: Readonly<Record<string, Value>>) => {
  for (const [key, value] of Object.entries(docs)) await store.put(['docs'], key, value)
  return store
}

const FRUIT = {
  doc1: { text: 'red apple', color: 'red', score: 4.5 },
  doc2: { text: 'red car', color: 'red', score: 3 },
  doc3: { text: 'green apple', color: 'green', score: 4 },
  doc4: { text: 'blue car', color: 'blue', score: 3.5 },
}

describe('a search by fields', () => {
  it('gives items in the order in which they were written, ten at most, or as many as asked for', async () => {
    const store = await aSqliteStore()
    for (let n = 0; n < 12; n += 1) await store.put(['a'], `k${String(n).padStart(2, '0')}`, { n })
    expect(await store.search(['a'])).toHaveLength(10)
    expect((await store.search(['a']))[0]).not.toHaveProperty('score')
    expect(keysOf(await store.search(['a'], { limit: 2, offset: 1 }))).toEqual(['k01', 'k02'])
    expect(keysOf(await store.search(['a'], { limit: 5, offset: 10 }))).toEqual(['k10', 'k11'])
    expect(await store.search(['a'], { limit: 0 })).toEqual([])
    expect(await store.search(['a'], { offset: 99 })).toEqual([])
    expect(await store.search(['nonexistent'])).toEqual([])
  })

  it.each<[Value, string]>([
    [{ color: 'red' }, '12'],
    [{ color: { $eq: 'red' } }, '12'],
    [{ color: { $ne: 'red' } }, '34'],
    [{ score: { $gt: 3.5 } }, '13'],
    [{ score: { $gte: 3.5 } }, '134'],
    [{ score: { $lt: 3.5 } }, '2'],
    [{ score: { $lte: 3.5 } }, '24'],
    [{ score: { $gt: 3, $lt: 4.5 } }, '34'],
    [{ score: { $gte: 4 }, color: 'green' }, '3'],
    [{ color: { $in: ['red', 'blue'] } }, '124'],
    [{ color: { $nin: ['red', 'blue'] } }, '3'],
    [{ missing: 'x' }, ''],
    [{ missing: { $ne: 'x' } }, '1234'],
    [{ missing: { $gt: 0 } }, ''],
    [{ color: { $gt: 0 } }, ''],
    [{}, '1234'],
  ])('takes conditions: %j', async (filter, keys) => {
    const { store } = await aStore()
    await put(store, FRUIT)
    expect(keysOf(await store.search(['docs'], { filter })).join('')).toBe(
      [...keys].map((n) => `doc${n}`).join(''),
    )
  })

  it('compares what is no text or number whole, and times in ISO 8601 by order', async () => {
    const { store } = await aStore()
    await put(store, {
      one: { tags: ['a', 'b'], at: '2026-01-02T00:00:00Z', in: { a: 1, b: null }, on: true, n: '10' },
      two: { tags: ['b', 'a'], at: '2026-02-01T00:00:00Z', in: { a: 2 }, on: false, n: '9' },
    })
    const found = async (filter: Value) => keysOf(await store.search(['docs'], { filter }))
    expect(await found({ tags: ['a', 'b'] })).toEqual(['one'])
    expect(await found({ in: { b: null, a: 1 } })).toEqual(['one'])
    expect(await found({ on: true })).toEqual(['one'])
    expect(await found({ at: { $gte: '2026-01-15' } })).toEqual(['two'])
    expect(await found({ n: { $gt: '9' } })).toEqual(['one'])
    expect(await found({ constructor: { $ne: null } })).toEqual(['one', 'two'])
  })
})

describe('a search by words', () => {
  it.each([
    ['Where does she live?', 'home'],
    ['她喜欢喝什么？', 'drink'],
    ['喝茶', 'drink'],
    ['TypeScript 项目', 'work'],
  ])('finds values in Chinese, English or both, best first, with a score: %s', async (query, key) => {
    const store = await put(await aSqliteStore(), {
      drink: { note: '她喜欢喝绿茶，不喜欢咖啡' },
      home: { note: 'She lives in Berlin, near the river' },
      work: { 笔记: '她负责 TypeScript 项目' },
    })
    const [best] = await store.search(['docs'], { query })
    expect(best).toMatchObject({ key, score: expect.any(Number) })
    expect(best?.score).toBeGreaterThan(0)
  })

  it('gives what does not match behind what does, without a score, or leaves it out', async () => {
    const { store, memory } = await aStore({ index: { fields: ['text'] } })
    await put(store, { car: { text: 'a fast car' }, tea: { text: 'green tea' }, bus: { text: 'a slow bus' } })
    const found = await store.search(['docs'], { query: 'tea' })
    expect(found.map(({ key, score }) => [key, score !== undefined])).toEqual([
      ['tea', true],
      ['car', false],
      ['bus', false],
    ])
    const strict = new RecollectStore(memory, { unmatched: false })
    expect(keysOf(await strict.search(['docs'], { query: 'tea' }))).toEqual(['tea'])
    expect(await strict.search(['docs'], { query: 'submarine' })).toEqual([])
    expect(await strict.search(['docs'])).toHaveLength(3)
  })

  it('takes conditions too', async () => {
    const { store } = await aStore()
    await put(store, FRUIT)
    const found = async (query: string, filter: Value) =>
      keysOf(await store.search(['docs'], { query, filter }))
    expect(await found('apple', { color: 'red' })).toEqual(['doc1', 'doc2'])
    expect(await found('car', { color: 'red' })).toEqual(['doc2', 'doc1'])
    expect((await found('blue', { score: { $gt: 3.2 } }))[0]).toBe('doc4')
    expect(await found('apple', { score: { $gte: 4 }, color: 'green' })).toEqual(['doc3'])
  })

  it('goes page by page, each item once', async () => {
    const { store } = await aStore()
    const docs = Array.from({ length: 5 }, (_, n) => [
      `doc${String(n)}`,
      { text: `test document number ${String(n)}` },
    ])
    await put(store, Object.fromEntries(docs))
    const pages = []
    for (const offset of [0, 2, 4])
      pages.push(...(await store.search(['docs'], { query: 'test', limit: 2, offset })))
    expect(new Set(keysOf(pages)).size).toBe(5)
    expect(await store.search(['docs'], { query: 'test', limit: 10 })).toHaveLength(5)
  })

  it.each(['', '  ', 'test '.repeat(100), 'test!@#$%^&*()', '!?', '“”'])(
    'takes any query: %j',
    async (query) => {
      const { store } = await aStore()
      await put(store, { doc1: { text: 'test document' } })
      expect(keysOf(await store.search(['docs'], { query }))).toEqual(['doc1'])
    },
  )

  it('finds a value by what it says now', async () => {
    const { store } = await aStore()
    await put(store, { doc1: { text: 'zany zebra Xerxes' }, doc2: { text: 'something about dogs' } })
    expect((await store.search(['docs'], { query: 'zany Xerxes' }))[0]?.score).toBeGreaterThan(0)
    await store.put(['docs'], 'doc1', { text: 'new text about dogs' })
    const scores = async (query: string) =>
      Object.fromEntries((await store.search(['docs'], { query })).map(({ key, score }) => [key, score]))
    expect((await scores('zany Xerxes'))['doc1']).toBeUndefined()
    expect((await scores('new text about dogs'))['doc1']).toBeGreaterThan(0)
    await store.delete(['docs'], 'doc1')
    expect(await scores('new text')).not.toHaveProperty('doc1')
  })
})

describe('index', () => {
  const value = {
    text: 'default',
    alternate: 'target',
    chapters: [{ content: 'target' }, { content: 'harbor' }],
    meta: { title: '目标' },
  }
  it.each<[string, false | string[] | undefined, string, boolean]>([
    ['none', false, 'default', false],
    ['no fields', [], 'default', false],
    ['the fields of the store', undefined, 'default', true],
    ['the fields of the store alone', undefined, 'target', false],
    ['a field', ['alternate'], 'target', true],
    ['each of a list', ['chapters[*].content'], 'harbor', true],
    ['one of a list', ['chapters[0].content'], 'harbor', false],
    ['the last of a list', ['chapters[-1].content'], 'harbor', true],
    ['a field in a field', ['meta.title'], '目标', true],
    ['several', ['{text,meta.title}'], '目标', true],
    ['any', ['meta.*'], '目标', true],
    ['the whole', ['$'], 'harbor', true],
    ['a missing field', ['missing.field[0]'], 'default', false],
  ])('says what an item is found by: %s', async (_name, index, query, found) => {
    const { store } = await aStore({ index: { fields: ['text'] } })
    await store.put(['docs'], 'doc', value, index)
    expect((await store.get(['docs'], 'doc'))?.value).toEqual(value)
    const [item] = await store.search(['docs'], { query })
    expect(item?.key).toBe('doc')
    expect(item?.score !== undefined).toBe(found)
  })

  it('false takes away what an item was found by before', async () => {
    const { store } = await aStore()
    await store.put(['docs'], 'doc', { text: 'apple' })
    await store.put(['docs'], 'doc', { text: 'apple' }, false)
    expect((await store.search(['docs'], { query: 'apple' }))[0]?.score).toBeUndefined()
  })

  it('holds texts a message must not have, without what is wrong with them', async () => {
    const { store } = await aStore()
    // Longer than what is searched of a text, and longer still once it is normalised.
    const long = 'so it is '.repeat(1800) + 'ﷺ'.repeat(5000)
    await store.put(['docs'], 'doc', { text: 'zebra\0\u202e\ud83d crossing', long })
    expect((await store.search(['docs'], { query: 'zebra crossing' }))[0]?.score).toBeGreaterThan(0)
  })

  it('uses the vectors of the memory, where it has an embedder', async () => {
    const embedder = hashEmbedder()
    const { store } = await aStore(
      { unmatched: false },
      { embedder, config: { recall: { vectorThreshold: 0.2 } } },
    )
    await put(store, { one: { text: 'extraordinarily' }, two: { text: '潜水艇' } })
    expect(keysOf(await store.search(['docs'], { query: 'extraordinariness' }))).toEqual(['one'])
    expect(embedder.calls.flat()).toContain('text: extraordinarily')
  })
})
