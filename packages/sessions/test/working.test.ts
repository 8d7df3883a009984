import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sessions } from '../src/index.ts'
import type { SessionMemory, WorkingMemory } from '../src/index.ts'
import { DAY, exportOf, NOON, openMemory, transfer } from './support/core.ts'

async function openWorking(maxBytes?: number) {
  const options = maxBytes === undefined ? {} : { workingMaxBytes: maxBytes }
  const opened = await openMemory({ plugins: [sessions(options), transfer()] })
  const session = opened.alice.session('s1')
  return { ...opened, session, working: session.working }
}

const valueOf = async (working: WorkingMemory, name: string) => (await working.get(name))?.value

describe('a variable', () => {
  it('begins at version 1 and rises with each change', async () => {
    const { working, clock } = await openWorking()
    await working.set({ city: 'Oslo' })
    clock.set(NOON + 5)
    const { written } = await working.set({ city: 'Rome' })
    expect(written).toEqual([
      {
        scope: 'alice',
        session: 's1',
        name: 'city',
        value: 'Rome',
        version: 2,
        createdAt: NOON,
        updatedAt: NOON + 5,
        expiresAt: null,
      },
    ])
    expect(await working.get('city')).toEqual(written[0])
  })

  it('keeps version and time when its value does not change, whatever the order of its fields', async () => {
    const { working, clock } = await openWorking()
    await working.set({ trip: { from: 'Oslo', to: 'Rome', legs: [{ a: 1, b: [2] }] } })
    clock.set(NOON + 5)
    const { written, evicted, removed } = await working.set({
      trip: { legs: [{ b: [2], a: 1 }], to: 'Rome', from: 'Oslo' },
    })
    expect(written).toMatchObject([{ version: 1, updatedAt: NOON }])
    expect([evicted, removed]).toEqual([[], []])
  })

  it('is merged field by field: objects deep, null removes, lists are replaced', async () => {
    const { working } = await openWorking()
    await working.set({ trip: { to: { city: 'Rome', zip: '1' }, who: ['a', 'b'], budget: 5 } })
    await working.set({ trip: { to: { zip: null, 街道: '长安街' }, who: ['c', null], budget: null } })
    expect(await valueOf(working, 'trip')).toEqual({ to: { city: 'Rome', 街道: '长安街' }, who: ['c', null] })
  })

  it('is removed by null, and replaced as it is on demand', async () => {
    const { working } = await openWorking()
    await working.set({ a: { x: 1 }, b: 2 })
    expect(await working.set({ a: null, nothing: null })).toMatchObject({ written: [], removed: ['a'] })
    await working.set({ b: { y: null }, c: null }, { mode: 'replace' })
    expect((await working.all()).map(({ name, value }) => [name, value])).toEqual([
      ['b', { y: null }],
      ['c', null],
    ])
  })

  it('may have names that mean something to JavaScript', async () => {
    const { working } = await openWorking()
    const hostile: Record<string, unknown> = JSON.parse(
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 2}}}',
    )
    await working.set(hostile)
    await working.set({ deep: JSON.parse('{"__proto__": {"polluted": 3}}') })
    await working.set({ deep: JSON.parse('{"__proto__": {"more": 4}}') })
    expect((await working.all()).map(({ name }) => name)).toEqual(['__proto__', 'constructor', 'deep'])
    expect(JSON.stringify(await valueOf(working, 'deep'))).toBe('{"__proto__":{"polluted":3,"more":4}}')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('an expiry', () => {
  it('takes a variable away for reads, and from the store with the next write', async () => {
    const { working, clock, store } = await openWorking()
    await working.set({ short: 1, long: 1 }, { ttlMs: 1000 })
    await working.set({ long: 1 }, { expiresAt: new Date(NOON + DAY) })
    clock.set(NOON + 1000)
    expect(await working.get('short')).toBeNull()
    expect((await working.all()).map(({ name }) => name)).toEqual(['long'])
    await working.set({ other: 1 })
    const stored = await store.read('alice', async (view) => view.working?.all('s1'))
    expect(stored?.map(({ name }) => name)).toEqual(['long', 'other'])
  })

  it('is written even when the value does not change, kept when none is given, and removed by null', async () => {
    const { working, clock } = await openWorking()
    await working.set({ a: 1 }, { ttlMs: 10 })
    clock.set(NOON + 5)
    expect(await working.set({ a: 1 }, { ttlMs: 10 })).toMatchObject({
      written: [{ version: 1, updatedAt: NOON, expiresAt: NOON + 15 }],
    })
    expect(await working.set({ a: 2 })).toMatchObject({ written: [{ version: 2, expiresAt: NOON + 15 }] })
    expect(await working.set({ a: 2 }, { expiresAt: null })).toMatchObject({ written: [{ expiresAt: null }] })
  })

  it('lets a variable begin anew at version 1', async () => {
    const { working, clock } = await openWorking()
    await working.set({ a: { x: 1 } })
    await working.set({ a: { x: 2 } }, { ttlMs: 10 })
    clock.set(NOON + 10)
    expect(await working.set({ a: { y: 1 } }, { ifVersion: { a: 0 } })).toMatchObject({
      written: [{ version: 1, value: { y: 1 }, createdAt: NOON + 10, expiresAt: null }],
    })
  })

  it.each([
    ['of nothing', { ttlMs: 0 }],
    ['before now', { ttlMs: -1 }],
    ['of part of a millisecond', { ttlMs: 0.5 }],
    ['beyond the calendar', { ttlMs: Number.MAX_SAFE_INTEGER }],
    ['in the past', { expiresAt: NOON }],
    ['that is no time', { expiresAt: 'tomorrow' }],
    ['given twice', { ttlMs: 1, expiresAt: NOON + 1 }],
  ])('%s is refused', async (_name, options) => {
    const { working, session } = await openWorking()
    await expect(working.set({ a: 1 }, options)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(session.info()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('an expected version', () => {
  it('lets the write through, or refuses it whole', async () => {
    const { working } = await openWorking()
    await working.set({ a: 1 }, { ifVersion: { a: 0 } })
    await working.set({ a: 2 }, { ifVersion: { a: 1, never: 0 } })
    const refused = working.set({ a: 3, b: 1 }, { ifVersion: { a: 1 } })
    await expect(refused).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
    await expect(working.set({ b: 1 }, { ifVersion: { a: 0 } })).rejects.toThrow(/has version 2/u)
    await expect(working.set({ b: 1 }, { ifVersion: { b: 4 } })).rejects.toThrow(/is not there/u)
    expect((await working.all()).map(({ name, value }) => [name, value])).toEqual([['a', 2]])
  })
})

describe('the cap', () => {
  it('lets the oldest go, those of this write excepted, and says which', async () => {
    const { working, clock } = await openWorking(60)
    for (const [at, name] of ['a', 'b', 'c'].entries()) {
      clock.set(NOON + at)
      await working.set({ [name]: 'x'.repeat(16) })
    }
    clock.set(NOON + 9)
    const write = await working.set({ a: 'x'.repeat(16), d: '中文' })
    expect(write).toMatchObject({
      evicted: [{ name: 'b', version: 1, bytes: 19, updatedAt: NOON + 1 }],
      bytes: 19 + 19 + 9,
      maxBytes: 60,
    })
    expect((await working.all()).map(({ name }) => name)).toEqual(['a', 'c', 'd'])
  })

  it('lets go by name among those of one time', async () => {
    const { working } = await openWorking(30)
    await working.set({ b: '1234567', a: '1234567', c: '1234567' })
    expect((await working.set({ z: '12345678' })).evicted.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('refuses what is above it by itself, and changes nothing', async () => {
    const { working, alice } = await openWorking(30)
    await working.set({ a: 1, expired: 2 })
    const before = await exportOf(alice)
    const refused = working.set({ b: '中'.repeat(10) })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(refused).rejects.toThrow(/33 bytes/u)
    expect(await exportOf(alice)).toEqual(before)
  })

  it('cannot be zero', async () => {
    await expect(openWorking(0)).rejects.toMatchObject({ code: 'INVALID_CONFIG' })
  })
})

describe('what cannot be kept', () => {
  const withHole: unknown = Object.assign([1], { 2: 3 })
  const cycle: Record<string, unknown> = {}
  cycle['self'] = cycle
  const deep = (levels: number): unknown => (levels === 0 ? 1 : { d: deep(levels - 1) })

  it.each([
    ['undefined', { x: undefined }, /"v\.x" is undefined/u],
    ['a function', { x: () => 1 }, /"v\.x" is a function/u],
    ['a symbol', { x: Symbol('s') }, /"v\.x" is a symbol/u],
    ['a name that is a symbol', { [Symbol('s')]: 1 }, /"v" has a symbol/u],
    [
      'a getter that fails',
      {
        get x() {
          throw new Error('no')
        },
      },
      /"v" has a field that fails/u,
    ],
    ['a bigint', [{ x: 1n }], /"v\[0\]\.x" is a bigint/u],
    ['NaN', Number.NaN, /"v" is NaN/u],
    ['Infinity', [Number.POSITIVE_INFINITY], /"v\[0\]" is Infinity/u],
    ['a date', { at: new Date(0) }, /"v\.at" is a Date\. Pass an ISO string/u],
    ['a map', new Map(), /object of a class/u],
    [
      'an object of a class',
      new (class Trip {
        readonly to = 'Rome'
      })(),
      /object of a class/u,
    ],
    ['a cycle', cycle, /deeper than 32/u],
    ['a list with a hole', withHole, /"v\[1\]" is a hole/u],
    ['NUL', { x: 'a\0b' }, /"v\.x" has a NUL/u],
    ['NUL in a name', { 'a\0b': 1 }, /"v" has a NUL/u],
    ['half of a pair', '\ud83d', /surrogate/u],
    ['more than 32 levels', deep(33), /deeper than 32/u],
  ])('%s is refused with its place', async (_name, value, message) => {
    const { working, session } = await openWorking()
    const refused = working.set({ ok: 1, v: value })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(refused).rejects.toThrow(message)
    await expect(session.info()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('32 levels, and every kind of JSON, are kept as they are', async () => {
    const { working } = await openWorking()
    const value = { deep: deep(31), list: [null, true, -0.5, 1e300, '', '中文😀'] }
    await working.set({ v: value })
    expect(await valueOf(working, 'v')).toEqual(value)
  })

  it.each([
    ['empty', ''],
    ['too long', 'x'.repeat(257)],
    ['of two lines', 'a\nb'],
    ['half of a pair', '\ud83d'],
  ])('a name that is %s is refused', async (_name, name) => {
    const { working } = await openWorking()
    await expect(working.set({ [name]: 1 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(working.get(name)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(working.remove(name)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is kept apart from what the caller holds', async () => {
    const { working } = await openWorking()
    const value = { list: [1] }
    await working.set({ v: value })
    value.list.push(2)
    expect(await valueOf(working, 'v')).toEqual({ list: [1] })
  })
})

describe('a session', () => {
  it('begins with the first variable, not with a write of nothing', async () => {
    const { working, session } = await openWorking()
    await working.set({})
    await working.set({ a: null })
    await expect(session.info()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await working.set({ a: 1 })
    expect(await session.info()).toMatchObject({ id: 's1', turns: 0, createdAt: NOON })
  })

  it('that nobody wrote to has no variables to read or remove', async () => {
    const { working } = await openWorking()
    for (const read of [working.get('a'), working.all(), working.remove('a')])
      await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('loses variables together or not at all', async () => {
    const { working } = await openWorking()
    await working.set({ a: 1, b: 2, c: 3 })
    await expect(working.remove('a', 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await working.remove('a', 'b', 'a')).toMatchObject({ removed: ['a', 'b'], written: [] })
    expect((await working.all()).map(({ name }) => name)).toEqual(['c'])
  })

  it('has variables of its own', async () => {
    const { working, alice, recollect } = await openWorking()
    await working.set({ a: 1 })
    await alice.session('s2').working.set({ a: 2 })
    await recollect.scope('bob').session('s1').working.set({ a: 3 })
    expect(await valueOf(working, 'a')).toBe(1)
    expect(await valueOf(alice.session('s2').working, 'a')).toBe(2)
  })

  it('that is being merged takes no variables', async () => {
    const { working, session, store, alice } = await openWorking()
    await working.set({ a: 1 })
    const row = await session.info()
    await store.transaction('alice', async (tx) => tx.sessions?.put({ ...row, mergingInto: 's2' }))
    const before = await exportOf(alice)
    for (const write of [
      working.set({ a: 2 }),
      working.remove('a'),
      working.submitForm({ title: 'T', fields: { x: 1 } }),
    ])
      await expect(write).rejects.toMatchObject({ code: 'SESSION_MERGING' })
    expect(await exportOf(alice)).toEqual(before)
  })
})

describe('many writers', () => {
  const fields = (session: SessionMemory, count: number) =>
    Array.from({ length: count }, (_, i) =>
      session.working.set({ trip: { [`field${i}`]: i, shared: { [`inner${i}`]: i } } }),
    )

  it('of different fields lose nothing of each other', async () => {
    const { session, working } = await openWorking()
    const writes = await Promise.all(fields(session, 60))
    const versions = writes.map(({ written }) => written[0]?.version).sort((a = 0, b = 0) => a - b)
    expect(versions).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
    const value = await valueOf(working, 'trip')
    expect(value).toMatchObject({ field0: 0, field59: 59, shared: { inner0: 0, inner59: 59 } })
    expect(Object.keys(value ?? {})).toHaveLength(61)
  })

  it('give the union of their fields in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.string({ minLength: 1 })), {
          minLength: 1,
          maxLength: 8,
          selector: ([top, name]) => JSON.stringify([top, name]),
        }),
        async (names) => {
          const { working } = await openWorking()
          await Promise.all(names.map(([top, name], at) => working.set({ v: { [top]: { [name]: at } } })))
          const expected = new Map<string, Map<string, number>>()
          for (const [at, [top, name]] of names.entries())
            expected.set(top, new Map([...(expected.get(top) ?? []), [name, at]]))
          const plain = Object.fromEntries(
            [...expected].map(([top, inner]) => [top, Object.fromEntries(inner)]),
          )
          expect(await valueOf(working, 'v')).toEqual(plain)
        },
      ),
      { numRuns: 50 },
    )
  })
})
