import type { Json } from '@recollect/core'
import type { ContextVariable } from '@recollect/core/store'
import { expect } from 'vitest'
import { aVariable } from '../../../fixtures/a-variable.ts'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { ALICE, expectCode } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { NO_LIMITS, allRows, readingWorking, sessionCase, writingWorking } from './steps.ts'

const VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  -7,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '',
  'null',
  '"quoted"',
  '长沙 😀',
  [],
  {},
  [[], [{}], null],
  { title: 'profile', fields: { 城市: '长沙', age: 30, tags: ['a', 'b'], none: null }, '': { deep: [[1]] } },
]

/** By session, then name, by code point; joined to one text some would change places, or be one. */
const SORTED = [
  ['a', 'b'],
  ['a', 'b c'],
  ['a', '"]'],
  ['a b', 'c'],
  ['a"', '['],
  ['aa', 'a'],
  ['é', '\n'],
  ['张三', 'A'],
  ['张三', 'a'],
  ['张三', '表单'],
  ['张三', '\ufffd'],
  ['张三', '😀'],
  ['\ufffd', 'x'],
  ['😀', 'x'],
] as const

const byName = SORTED.toSorted(([a, b], [c, d]) => compare(a, c) || compare(b, d))

function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => Array.from(text, (char) => char.codePointAt(0) ?? 0))
  const at = left?.findIndex((point, place) => point !== right?.[place]) ?? -1
  return at === -1 ? a.length - b.length : (left?.[at] ?? 0) - (right?.[at] ?? -1)
}

const places = (rows: readonly ContextVariable[]) => rows.map(({ session, name }) => [session, name])

const keeping: readonly StoreCase[] = [
  sessionCase('keeps a variable with every field as it was given', async ({ store }) => {
    const full = aVariable({
      session: 'discord-常规',
      name: 'form:个人资料',
      version: 12,
      createdAt: NOON - 5,
      updatedAt: NOON + 5,
      expiresAt: NOON + 86_400_123,
    })
    for (const given of [full, aVariable()]) {
      await writingWorking(store, (working) => working.put(given))
      const { session, name } = given
      const found = await readingWorking(store, async (working) => [
        await working.get(session, name),
        ...(await working.all(session)),
      ])
      const expected = { ...given, scope: ALICE }
      expect(found).toStrictEqual([expected, expected])
    }
  }),
  sessionCase('keeps a variable of every kind of JSON', async ({ store }) => {
    await writingWorking(store, async (working) => {
      for (const [at, value] of VALUES.entries()) await working.put(aVariable({ name: String(at), value }))
    })
    for (const [at, value] of VALUES.entries()) {
      const found = await readingWorking(store, (working) => working.get('s', String(at)))
      expect(found?.value, JSON.stringify(value)).toStrictEqual(value)
    }
  }),
  sessionCase('keeps the zero of JSON, which has no sign', async ({ store }) => {
    await writingWorking(store, (working) => working.put(aVariable({ value: [-0, { zero: -0 }] })))
    const found = await readingWorking(store, (working) => working.get('s', 'form:profile'))
    expect(found?.value).toStrictEqual([0, { zero: 0 }])
  }),
  sessionCase('replaces the whole variable that is there under a name', async ({ store }) => {
    const values = [{ city: '长沙', name: '小明' }, { city: '北京' }, ['北京'], null]
    for (const [at, value] of values.entries()) {
      const given = aVariable({ value, version: at + 1, expiresAt: at % 2 === 0 ? NOON : null })
      await writingWorking(store, (working) => working.put(given))
      const all = await readingWorking(store, (working) => working.all('s'))
      expect(all).toStrictEqual([{ ...given, scope: ALICE }])
    }
  }),
  sessionCase('removes a variable, and nothing when it is not there', async ({ store }) => {
    await writingWorking(store, async (working) => {
      for (const session of ['s', 't']) await working.put(aVariable({ session }))
      await working.put(aVariable({ name: 'other' }))
    })
    for (let times = 0; times < 2; times += 1) {
      await writingWorking(store, async (working) => {
        await working.remove('s', 'form:profile')
        await working.remove('none', 'form:profile')
      })
      const found = await readingWorking(store, async (working) => [
        await working.get('s', 'form:profile'),
        places((await working.list({ limit: 9 })).rows),
      ])
      expect(found).toEqual([null, [['s', 'other'], ['t', 'form:profile']]]) // prettier-ignore
    }
  }),
  sessionCase('keeps what has expired until it is removed', async ({ store }) => {
    await writingWorking(store, (working) => working.put(aVariable({ expiresAt: 1 })))
    const found = await readingWorking(store, async (working) => [
      (await working.get('s', 'form:profile'))?.expiresAt,
      places(await working.all('s')),
    ])
    expect(found).toEqual([1, [['s', 'form:profile']]])
  }),
  sessionCase('keeps a variable as it was when the caller changes what it put', async ({ store }) => {
    const value = { list: ['a'] }
    await writingWorking(store, (working) => working.put(aVariable({ value })))
    value.list.push('b')
    const found = await readingWorking(store, (working) => working.get('s', 'form:profile'))
    expect(found?.value).toEqual({ list: ['a'] })
  }),
]

const listing: readonly StoreCase[] = [
  sessionCase('gives the variables of a session by code point of their names', async ({ store }) => {
    await writingWorking(store, async (working) => {
      for (const [session, name] of SORTED.toReversed()) await working.put(aVariable({ session, name }))
    })
    for (const session of ['a', 'a b', '张三', 'none']) {
      const all = await readingWorking(store, (working) => working.all(session))
      expect(places(all)).toEqual(byName.filter(([id]) => id === session))
    }
  }),
  sessionCase(
    'lists variables by session and name, by code point, in pages of any size',
    async ({ store }) => {
      await writingWorking(store, async (working) => {
        for (const [session, name] of SORTED.toReversed()) await working.put(aVariable({ session, name }))
      })
      for (const limit of [1, 2, 3, 13, 14, 15]) {
        const rows = await allRows(limit, (page) => readingWorking(store, (working) => working.list(page)))
        expect(places(rows)).toEqual(byName)
      }
    },
  ),
  sessionCase('skips and repeats no variable when others come and go between pages', async ({ store }) => {
    const put = (...given: readonly (readonly [string, string])[]) =>
      writingWorking(store, async (working) => {
        for (const [session, name] of given) await working.put(aVariable({ session, name }))
      })
    await put(['a', 'b'], ['b', 'b'], ['b', 'd'], ['c', 'a'])
    const list = (cursor: string | null) =>
      readingWorking(store, (working) => working.list({ limit: 2, cursor }))
    const first = await list(null)
    await writingWorking(store, (working) => working.remove('b', 'b'))
    await put(['a', 'c'], ['b', 'a'], ['b', 'c'])
    const second = await list(first.next)
    expect([...first.rows, ...second.rows].map(({ session, name }) => `${session}${name}`)).toEqual([
      'ab',
      'bb',
      'bc',
      'bd',
    ])
    expect(places((await list(second.next)).rows)).toEqual([['c', 'a']])
  }),
  sessionCase(
    'refuses a page of variables that is no page, and a cursor it did not give',
    async ({ store }) => {
      await writingWorking(store, (working) => working.put(aVariable()))
      const list = (limit: number, cursor: string | null) =>
        readingWorking(store, (working) => working.list({ limit, cursor }))
      for (const limit of NO_LIMITS) await expectCode(list(limit, null), 'INVALID_INPUT')
      for (const cursor of ['', 'x', '[', '[]', '["s"]', '[1,2]', '{}', 'null'])
        await expectCode(list(1, cursor), 'INVALID_INPUT')
    },
  ),
]

export const workingCases: readonly StoreCase[] = [...keeping, ...listing]
