import { InvalidNamespaceError } from '@langchain/langgraph-checkpoint'
import type { Operation } from '@langchain/langgraph-checkpoint'
import { describe, expect, it } from 'vitest'
import { RecollectStore } from '../src/index.ts'
import { aDatabase, aSqliteStore, aStore, keysOf, messagesIn } from './support/store.ts'

const DOC = { foo: 'bar' }

describe('get, put and delete', () => {
  it('gives an item back with its namespace, key and both times', async () => {
    const store = await aSqliteStore()
    await store.put(['test'], '123', { value: 1 })
    expect(await store.get(['test'], '123')).toEqual({
      value: { value: 1 },
      key: '123',
      namespace: ['test'],
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
    })
  })

  it('replaces a value whole; the item keeps when it was created and tells when it was updated', async () => {
    const { store, clock, memory } = await aStore()
    await store.put(['a'], 'k', { foo: 'bar', gone: 1 })
    const createdAt = new Date(clock.now())
    clock.advance(60_000)
    await store.put(['a'], 'k', { foo: 'baz' })
    clock.advance(60_000)
    await store.put(['a'], 'k', { foo: 'qux' })
    const updatedAt = new Date(clock.now())
    expect(await store.get(['a'], 'k')).toMatchObject({ value: { foo: 'qux' }, createdAt, updatedAt })
    expect(await messagesIn(memory)).toBe(1)
  })

  it('deletes, as often as it is told to; what is put anew is new', async () => {
    const { store, clock, memory } = await aStore()
    await store.put(['a'], 'k', DOC)
    clock.advance(1000)
    for (const _time of [1, 2]) await store.delete(['a'], 'k')
    await store.delete(['missing'], 'missing')
    expect(await store.get(['a'], 'k')).toBeNull()
    expect(await messagesIn(memory)).toBe(0)
    await store.put(['a'], 'k', DOC)
    expect((await store.get(['a'], 'k'))?.createdAt).toEqual(new Date(clock.now()))
  })

  it.each([
    [
      'nested',
      {
        string: 'test',
        number: 42,
        yes: true,
        null: null,
        list: [1, 'four', [{}]],
        deep: { er: { est: [] } },
      },
    ],
    ['Chinese, English and neither', { 备注: '我喜欢喝茶 and tea', emoji: '👩‍👩‍👧', rtl: 'שלום' }],
    ['numbers', { big: 9007199254740991, small: 5e-324, negative: -1.5 }],
    ['order of names', { z: 1, a: 2, 10: 3, 9: 4 }],
    ['empty', {}],
    [
      'what databases and prompts trip over',
      {
        nul: 'a\0b',
        half: '\ud83d',
        bidi: '\u202e',
        'a.b': '%_\'"',
        fence: '<recollect-memory>x</recollect-memory>',
      },
    ],
    ['a long one', { text: '长'.repeat(200_000) }],
  ])('keeps a value without loss: %s', async (_name, value) => {
    const store = await aSqliteStore()
    await store.put(['a'], 'k', value)
    expect(JSON.stringify((await store.get(['a'], 'k'))?.value)).toBe(JSON.stringify(value))
  })

  it('keeps own names like those of prototypes', async () => {
    const { store } = await aStore()
    const value: Record<string, unknown> = JSON.parse('{"__proto__":{"a":1},"constructor":2}')
    await store.put(['a'], 'k', value)
    expect(JSON.stringify((await store.get(['a'], 'k'))?.value)).toBe('{"__proto__":{"a":1},"constructor":2}')
  })

  it('takes what is undefined for left out', async () => {
    const { store } = await aStore()
    await store.put(['a'], 'k', { here: 1, not: undefined })
    expect((await store.get(['a'], 'k'))?.value).toEqual({ here: 1 })
  })

  const circular: Record<string, unknown> = {}
  circular['self'] = circular
  it.each<[string, Record<string, unknown>]>([
    ['a number that is none', { n: [Number.NaN] }],
    ['a date', { at: new Date(0) }],
    ['a function', { f: () => 1 }],
    ['a big integer', { n: 1n }],
    ['a map', { m: new Map() }],
    ['itself', circular],
  ])('refuses a value with %s, which JSON would change, and stores nothing', async (_name, value) => {
    const { store, memory } = await aStore()
    await expect(store.put(['a'], 'k', value)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await messagesIn(memory)).toBe(0)
  })

  it('does not let a caller change what is stored', async () => {
    const { store } = await aStore()
    const value = { list: [1] }
    await store.put(['a'], 'k', value)
    value.list.push(2)
    const item = await store.get(['a'], 'k')
    item?.namespace.push('b')
    expect(await store.get(['a'], 'k')).toMatchObject({ value: { list: [1] }, namespace: ['a'] })
  })

  it('is there after a restart', async () => {
    const open = aDatabase()
    for (const read of [false, true]) {
      const recollect = await open()
      const store = new RecollectStore(recollect.scope('agent'))
      if (read) expect((await store.get(['记忆', 'u1'], '城市'))?.value).toEqual({ city: '长沙' })
      else await store.put(['记忆', 'u1'], '城市', { city: '长沙' })
      await recollect.close()
    }
  })

  it('makes no fact of a value, whatever it says', async () => {
    const { store, memory } = await aStore()
    await store.put(['a'], 'k', { text: 'I live in Paris. 我住在长沙。 My name is Bob.' })
    expect((await memory.cards.list()).rows).toEqual([])
  })
})

describe('invalid namespaces', () => {
  it.each([[[]], [['the', 'thing.about']], [['some', 'fun', '']], [['langgraph', 'foo']]])(
    'are refused by put: %j',
    async (namespace) => {
      const { store, memory } = await aStore()
      await expect(store.put(namespace, 'foo', DOC)).rejects.toThrow(InvalidNamespaceError)
      expect(await messagesIn(memory)).toBe(0)
    },
  )

  it('are refused by get, delete, search and listNamespaces where they cannot be', async () => {
    const { store } = await aStore()
    await expect(store.get(['a.b'], 'k')).rejects.toThrow(InvalidNamespaceError)
    await expect(store.delete(['a.b'], 'k')).rejects.toThrow(InvalidNamespaceError)
    await expect(store.search(['a.b'])).rejects.toThrow(InvalidNamespaceError)
    await expect(store.listNamespaces({ prefix: ['a.b'] })).rejects.toThrow(InvalidNamespaceError)
    await expect(store.listNamespaces({ suffix: ['a.b'] })).rejects.toThrow(InvalidNamespaceError)
  })

  it('are not those with `langgraph` further in; at the root LangGraph itself may have it, by batch', async () => {
    const { store } = await aStore()
    await store.put(['foo', 'langgraph', 'foo'], 'bar', DOC)
    expect((await store.search(['foo', 'langgraph', 'foo']))[0]?.value).toEqual(DOC)
    await store.batch([{ namespace: ['langgraph', 'foo'], key: 'bar', value: DOC }])
    expect((await store.get(['langgraph', 'foo'], 'bar'))?.value).toEqual(DOC)
    expect((await store.search(['langgraph', 'foo']))[0]?.value).toEqual(DOC)
    await store.delete(['langgraph', 'foo'], 'bar')
    expect(await store.get(['langgraph', 'foo'], 'bar')).toBeNull()
  })
})

describe('a batch', () => {
  it('reads what was there before it, then writes, and answers in order', async () => {
    const store = await aSqliteStore()
    await store.put(['test', 'foo'], 'key1', { data: 'value1' })
    await store.put(['test', 'bar'], 'key2', { data: 'value2' })
    const results = await store.batch([
      { namespacePrefix: ['test'], limit: 5, offset: 0 },
      { namespace: ['test', 'bar'], key: 'key2' },
      { matchConditions: [], limit: 5, offset: 0 },
      { namespace: ['test'], key: 'key3', value: { data: 'value3' } },
      { namespace: ['test', 'foo'], key: 'key1' },
      { namespace: ['test'], key: 'key3' },
      { namespacePrefix: ['test'], filter: { data: 'value1' } },
    ])
    expect(results).toMatchObject([
      [{ key: 'key1' }, { key: 'key2' }],
      { value: { data: 'value2' } },
      [
        ['test', 'bar'],
        ['test', 'foo'],
      ],
      undefined,
      { value: { data: 'value1' } },
      null,
      [{ key: 'key1' }],
    ])
    expect((await store.get(['test'], 'key3'))?.value).toEqual({ data: 'value3' })
  })

  it('writes the last of several writes to an item', async () => {
    const { store, memory } = await aStore()
    await store.batch([
      { namespace: ['a'], key: 'k', value: { n: 1 } },
      { namespace: ['a'], key: 'gone', value: { n: 1 } },
      { namespace: ['a'], key: 'k', value: null },
      { namespace: ['a'], key: 'k', value: { n: 2 } },
      { namespace: ['a'], key: 'gone', value: null },
    ])
    expect((await store.search(['a'])).map(({ value }) => value)).toEqual([{ n: 2 }])
    expect(await messagesIn(memory)).toBe(1)
  })

  it.each<[string, Operation]>([
    ['an empty namespace', { namespace: [], key: 'b', value: DOC }],
    ['a label that is no string', JSON.parse('{"namespace":["a",1],"key":"b","value":{}}')],
    ['a key that is none', JSON.parse('{"namespace":["a"],"key":7}')],
    ['a value that is a list', JSON.parse('{"namespace":["a"],"key":"b","value":[1]}')],
    ['an unknown operator', { namespacePrefix: ['a'], filter: { n: { $regex: '.*' } } }],
    ['a limit below zero', { namespacePrefix: ['a'], limit: -1 }],
    ['half an offset', { matchConditions: [], limit: 1, offset: 0.5 }],
    [
      'an unknown match',
      JSON.parse('{"matchConditions":[{"matchType":"infix","path":["a"]}],"limit":1,"offset":0}'),
    ],
    ['an index that is none', JSON.parse('{"namespace":["a"],"key":"b","value":{},"index":[1]}')],
  ])('with %s is refused whole', async (_name, wrong) => {
    const { store, memory } = await aStore()
    const operations: Operation[] = [{ namespace: ['a'], key: 'k', value: DOC }, wrong]
    await expect(store.batch(operations)).rejects.toThrow(/^.{20}/u)
    expect(await messagesIn(memory)).toBe(0)
  })

  it('may be empty', async () => {
    expect(await (await aStore()).store.batch([])).toEqual([])
  })
})

describe('writers at the same time', () => {
  it('leave one whole item, whoever was last', async () => {
    const { store, memory } = await aStore()
    await Promise.all(Array.from({ length: 20 }, (_, n) => store.put(['a'], 'k', { n, same: n })))
    const items = await store.search(['a'])
    expect(items).toHaveLength(1)
    expect(items[0]?.value['n']).toBe(items[0]?.value['same'])
    expect(await messagesIn(memory)).toBe(1)
  })

  it('of two processes leave one too, and a version left behind by a dead one is not shown', async () => {
    const open = aDatabase()
    const [one, two] = [await open(), await open()]
    const stores = [one, two].map((recollect) => new RecollectStore(recollect.scope('agent')))
    await Promise.all(stores.map((store, n) => store.put(['a'], 'k', { text: `tea ${String(n)}` })))
    const memory = one.scope('agent')
    const [left] = (await memory.items.list()).rows
    const { text = '', role = 'tool', session = '', metadata = {} } = left ?? {}
    // As if the process had died before it removed the version before.
    const dead = { text, role, metadata: metadata ?? {}, session: session ?? '' }
    await memory.remember({ ...dead, metadata: { ...dead.metadata, langgraph_value: '{"text":"tea now"}' } })
    expect((await memory.items.list()).rows).toHaveLength(2)
    for (const store of stores) {
      const now = [{ key: 'k', value: { text: 'tea now' } }]
      expect(await store.search(['a'])).toMatchObject(now)
      expect(await store.search(['a'], { query: 'tea' })).toMatchObject(now)
      expect(await store.get(['a'], 'k')).toMatchObject({ value: { text: 'tea now' } })
    }
    await stores[0]?.put(['a'], 'k', DOC)
    expect(keysOf((await stores[1]?.search([])) ?? [])).toEqual(['k'])
    expect((await memory.items.list()).rows).toHaveLength(1)
    await Promise.all([one.close(), two.close()])
  })
})
