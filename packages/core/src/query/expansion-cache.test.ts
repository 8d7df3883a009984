import { describe, expect, it } from 'vitest'
import type { Expansion } from '../plugin/query.ts'
import type { ExpansionReader, ExpansionRow } from '../plugin/expansions.ts'
import { expansionCache } from './expansion-cache.ts'

const TEA: Expansion = { kind: 'or_query', terms: ['tea', 'cake'], text: 'tea OR cake', weight: 1 }

function reader(rows: readonly ExpansionRow[] = []): ExpansionReader {
  return {
    get: async (query, madeBy) => rows.filter((row) => row.originalQuery === query && row.madeBy === madeBy),
  }
}

function counting(expansions: readonly Expansion[] = [TEA]) {
  const make = () => {
    make.calls += 1
    return expansions
  }
  make.calls = 0
  return make
}

describe('the expansion cache', () => {
  it('makes a query’s expansions once, from the queue on', async () => {
    const cache = expansionCache('ty@1', () => 5)
    const make = counting()
    expect(await cache.find('alice', reader(), 'tea', make)).toEqual({ expansions: [TEA], cached: false })
    expect(await cache.find('alice', reader(), 'tea', make)).toEqual({ expansions: [TEA], cached: true })
    expect(make.calls).toBe(1)
  })

  it('gives them with their keys in one order, whether they wait or were written', async () => {
    const cache = expansionCache('ty@1', () => 5)
    const find = async (rows: readonly ExpansionRow[] = []) =>
      JSON.stringify((await cache.find('alice', reader(rows), 'tea', counting())).expansions)
    await find()
    const waiting = await find()
    expect(await find(cache.take('alice'))).toBe(waiting)
  })

  it('takes a row that cannot be read for none', async () => {
    const cache = expansionCache('ty@1', () => 5)
    await cache.find('alice', reader(), 'tea', counting())
    const [row] = cache.take('alice')
    for (const payload of [
      '',
      '[]',
      '{"kind":"or_query","weight":1}',
      '{"kind":"x","terms":[],"weight":1}',
    ]) {
      const rows = row ? [{ ...row, payload }] : []
      expect((await cache.find('alice', reader(rows), 'tea', counting())).cached).toBe(false)
      cache.take('alice')
    }
  })

  it('keeps scopes apart', async () => {
    const cache = expansionCache('ty@1', () => 5)
    const make = counting()
    await cache.find('alice', reader(), 'tea', make)
    expect((await cache.find('bob', reader(), 'tea', make)).cached).toBe(false)
    expect(cache.waiting()).toEqual(['alice', 'bob'])
  })

  it('hands its rows over once and finds them again in the store', async () => {
    const cache = expansionCache('ty@1', () => 5)
    await cache.find('alice', reader(), 'tea', counting())
    const rows = cache.take('alice')
    expect(rows).toMatchObject([
      { originalQuery: 'tea', expandedQuery: 'tea OR cake', kind: 'or_query', madeBy: 'ty@1', createdAt: 5 },
    ])
    expect([cache.take('alice'), cache.waiting()]).toEqual([[], []])
    expect(await cache.find('alice', reader(rows), 'tea', counting())).toEqual({
      expansions: [TEA],
      cached: true,
    })
  })

  it('takes rows of another pack for stale', async () => {
    const old = expansionCache('ty@1', () => 5)
    await old.find('alice', reader(), 'tea', counting())
    const rows = old.take('alice')
    expect(
      (await expansionCache('ty@2', () => 6).find('alice', reader(rows), 'tea', counting())).cached,
    ).toBe(false)
  })

  it.each(['', 'no json', '{}', '{"terms":"tea","weight":1,"kind":"or_query"}', 'null'])(
    'makes anew what is kept as %j',
    async (payload) => {
      const row = {
        originalQuery: 'tea',
        expandedQuery: '',
        kind: 'or_query' as const,
        madeBy: 'ty@1',
        payload,
        createdAt: 1,
      }
      expect(await expansionCache('ty@1', () => 5).find('alice', reader([row]), 'tea', counting())).toEqual({
        expansions: [TEA],
        cached: false,
      })
    },
  )

  it('keeps no long query, and no query without expansions', async () => {
    const cache = expansionCache('ty@1', () => 5)
    await cache.find('alice', reader(), 'a'.repeat(201), counting())
    await cache.find('alice', reader(), 'tea', counting([]))
    expect(cache.waiting()).toEqual([])
  })

  it('holds a bounded number of queries: where scopes are only read, the oldest makes way', async () => {
    const cache = expansionCache('ty@1', () => 5)
    for (let i = 0; i < 400; i++) await cache.find(`scope${String(i)}`, reader(), 'tea', counting())
    expect(cache.waiting()).toHaveLength(256)
    expect(cache.waiting()).not.toContain('scope0')
    expect((await cache.find('scope399', reader(), 'tea', counting())).cached).toBe(true)
  })

  it('lets the oldest query of a scope go, not all of them', async () => {
    const cache = expansionCache('ty@1', () => 5)
    for (let i = 0; i < 257; i++) await cache.find('alice', reader(), `tea ${String(i)}`, counting())
    expect((await cache.find('alice', reader(), 'tea 256', counting())).cached).toBe(true)
    expect((await cache.find('alice', reader(), 'tea 1', counting())).cached).toBe(true)
    expect(cache.take('alice')).toHaveLength(256)
    expect((await cache.find('alice', reader(), 'tea 0', counting())).cached).toBe(false)
  })

  it('counts a query once that two recalls make at the same time', async () => {
    const cache = expansionCache('ty@1', () => 5)
    const both = () => cache.find('alice', reader(), 'tea', counting())
    await Promise.all([both(), both()])
    for (let i = 1; i < 256; i++) await cache.find(`scope${String(i)}`, reader(), 'tea', counting())
    expect(cache.waiting()).toHaveLength(256)
    expect(cache.waiting()).toContain('alice')
  })
})
