import { anItem } from '@recollect/testkit'
import type { Metadata } from '@recollect/core'
import { describe, expect, inject, it } from 'vitest'
import { writeKey } from '../src/codec/keys.ts'
import { postgresCodec } from '../src/codec/codec.ts'
import { scopeKey } from '../src/codec/scope-key.ts'
import { readTimestamp, writeTimestamp } from '../src/codec/timestamps.ts'
import { pseudoRandom } from './support/numbers.ts'
import { rowsOf, withRaw } from './support/raw.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { schemaHarness } from './support/schemas.ts'

const FIRST = Date.UTC(-4712, 0, 1)
const LAST = 8.64e15

/** Where the way of writing a year changes, leap days, and times spread over everything there is. */
function times(): number[] {
  const below = pseudoRandom(7)
  const spread = Array.from(
    { length: 2000 },
    () => FIRST + Math.floor(((LAST - FIRST) * below(2 ** 31)) / 2 ** 31),
  )
  const edges = [-4712, -4711, -1000, -1, 0, 1, 2, 99, 100, 999, 1000, 9999, 10_000, 99_999, 100_000, 275_760]
  const atEdges = edges.flatMap((year) => {
    const start = new Date(0).setUTCFullYear(year, 0, 1)
    return [start - 1, start, start + 1, new Date(start).setUTCMonth(1, 29)]
  })
  return [...spread, ...atEdges, FIRST, LAST, -1, 0, 1].filter((ms) => ms >= FIRST && ms <= LAST)
}

const names = Array.from({ length: 20_000 }, (_, at) => `user-${String(at)}`)

describe('times', () => {
  it('are read as they were written', () => {
    for (const ms of times()) expect(readTimestamp(writeTimestamp(ms))).toBe(ms)
  })

  it.each([FIRST - 1, LAST + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    'that the server cannot hold are refused: %d',
    (ms) => {
      expect(() => writeTimestamp(ms)).toThrowError(expect.objectContaining({ code: 'INVALID_INPUT' }))
    },
  )

  it.each([
    '',
    'infinity',
    '-infinity',
    '2024-13-01 00:00:00+00',
    '2024-01-01 00:00:00+08',
    '2024-01-01',
    'x',
  ])('that are none are damage: %s', (text) => {
    expect(() => readTimestamp(text)).toThrowError(expect.objectContaining({ code: 'STORE_CORRUPT' }))
  })
})

describe('JSON', () => {
  it.each(['{', '[]', '7', 'null', '"text"'])('that is no object is damage: %s', (text) => {
    expect(() => postgresCodec.readJson(text)).toThrowError(
      expect.objectContaining({ code: 'STORE_CORRUPT' }),
    )
  })

  it('values of another type are damage', () => {
    const { readFlag, readInteger, readTime, readJson } = postgresCodec
    for (const read of [readFlag, readInteger, readTime, readJson]) {
      for (const wrong of [null, undefined, {}, 't', Number.NaN]) {
        if (wrong !== wrong && read === readTime) continue
        expect(() => read(wrong)).toThrowError(expect.objectContaining({ code: 'STORE_CORRUPT' }))
      }
    }
  })
})

describe('the number of a scope', () => {
  it('is the same for ever', () => {
    expect(['alice', '小明', 'a'.repeat(10_000)].map(scopeKey)).toEqual([
      '1579641300545110103',
      '8043236713787856941',
      '1436243320949168976',
    ])
  })

  it('is a positive bigint, another one for each name', () => {
    const keys = [...names, 'Alice', 'alice ', 'e\u0301', '\u00E9', '小明', '小明 '].map(scopeKey)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.every((key) => BigInt(key) > 0n && BigInt(key) < 2n ** 63n)).toBe(true)
  })
})

describe('a key', () => {
  const around = Array.from({ length: 20 }, (_, at) => 990 + at)
  const texts = [
    '',
    'short',
    ...around.map((length) => 'a'.repeat(length)),
    ...around.map((length) => `${'a'.repeat(length - 1)}b`),
    ...Array.from({ length: 20 }, (_, at) => '记'.repeat(325 + at)),
    ...Array.from({ length: 20 }, (_, at) => '😀'.repeat(240 + at)),
    'e\u0301'.repeat(500),
    '\u00E9'.repeat(500),
  ]

  it('is another one for each text, and short', () => {
    const keys = texts.map(writeKey)
    expect(new Set(keys).size).toBe(texts.length)
    for (const key of keys) expect(Buffer.byteLength(key)).toBeLessThanOrEqual(1000)
  })

  it('is the text where that is short', () => {
    for (const text of ['', 'user', '住址', 'a'.repeat(1000), '😀'.repeat(250)])
      expect(writeKey(text)).toBe(text)
  })

  it('of a text that looks like a shortened one is not the key of that one', () => {
    const long = 'x'.repeat(5000)
    const keys = [long, writeKey(long), writeKey(writeKey(long)), 'sha256:'].map(writeKey)
    expect(new Set(keys).size).toBe(4)
  })
})

describe.runIf(inject('postgres').available)('a server', () => {
  const database = ownDatabase()
  const odd: Metadata[] = [
    { '': '', ' ': ' ', '\u0001': '\u001F', '"': '\\', "'": '$1', $1: '?', 数字: '八', '😀': '\u{10FFFF}' },
    { constructor: 'c', toString: 1, hasOwnProperty: true, length: 0, '0': 'zero', '-1': 'minus' },
    {
      numbers: [0, 1e308, -1e308, 5e-324, 2 ** 53, -(2 ** 53), 0.1, 1 / 3, 1e21, 1e-7, 123_456_789.125],
    },
    { nested: [[], {}, [[]], [{}], null, true, false, [null, [null]]] },
    { long: 'x'.repeat(100_000), '\u2028': '\u2029', '\uFEFF': '\uFFFF', '\u202E': 'bidi' },
    JSON.parse('{"__proto__": {"polluted": true}}'),
  ]

  it('gives times back as they were, before Christ and beyond the year 9999', async () => {
    const given = times()
    await withRaw({ url: database.current.url }, async ({ driver }) => {
      const rows = await driver.read('alice', null, (connection) =>
        rowsOf<{ at: number; day: string }>(
          connection,
          `select at, to_char(at, 'DDD') as day from unnest($1::timestamptz[]) with ordinality as t(at, place) order by place`,
          [given.map(writeTimestamp)],
        ),
      )
      expect(rows.map(({ at }) => at)).toEqual(given)
      // The server means the same day by them.
      const days = given.map((ms) => {
        const date = new Date(ms)
        return Math.floor((ms - new Date(date).setUTCFullYear(date.getUTCFullYear(), 0, 1)) / 86_400_000)
      })
      expect(rows.filter(({ day }, at) => Math.abs(Number(day) - 1 - (days[at] ?? 0)) > 0)).toEqual([])
    })
  })

  it('gives JSON back as it was given, whatever its keys and numbers', async () => {
    const harness = schemaHarness('codec', database)
    const store = await harness.create()
    const items = odd.map((metadata) => anItem({ metadata }))
    await store.transaction('alice', async (tx) => {
      for (const item of items) await tx.items.insert(item)
    })
    const page = await store.read('alice', (view) => view.items.list({ limit: 100 }))
    const found = new Map(page.rows.map((item) => [item.id, item.metadata]))
    for (const { id, metadata } of items) expect(found.get(id)).toStrictEqual(metadata)
    await store.close()
  })

  it('spreads scopes evenly over the parts of a table, whatever their names have in common', async () => {
    const store = await schemaHarness('codec', database, { schema: 'spread', partitions: 8 }).create()
    await store.close()
    await withRaw({ url: database.current.url, schema: 'public' }, async ({ driver }) => {
      const rows = await driver.read('alice', null, (connection) =>
        rowsOf<{ part: number; scopes: number }>(
          connection,
          `select part, count(*) as scopes from unnest($1::bigint[]) as s(id), generate_series(0, 7) as p(part)
          where satisfies_hash_partition((select oid from pg_class where relname = 'scopes' and relkind = 'p' limit 1), 8, part, id)
          group by part order by part`,
          [names.map(scopeKey)],
        ),
      )
      const counts = rows.map(({ scopes }) => scopes)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(names.length)
      // Six standard deviations of a fair lot.
      for (const count of counts) expect(Math.abs(count - names.length / 8)).toBeLessThan(6 * Math.sqrt(2500))
    })
  })
})
