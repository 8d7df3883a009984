import type { Store } from '@recollect/core'
import type { SessionReader, TurnPlace, TurnRange } from '@recollect/core/store'
import { expect } from 'vitest'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { ALICE } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { KINDS, allRows, append, everyKey, numbersOf, reading, sessionCase, writing } from './steps.ts'

type Ask = (sessions: SessionReader, range: TurnRange) => Promise<readonly TurnPlace[]>

/** Whatever finds turns by time; all that `common` has are under each. */
const ASKS: readonly Ask[] = [
  (sessions, range) => sessions.latest(range),
  ...KINDS.map(
    (kind): Ask =>
      (sessions, range) =>
        sessions.find(kind, 'common', range),
  ),
]
const common = {
  questionHash: 'common',
  topics: ['common'],
  topicTokens: ['common'],
  tokens: ['common'],
} as const

/** Numbers from the newest to the oldest, in ranges of `limit`, each before the last turn of the one ahead. */
async function walk(store: Store, limit: number, ask: Ask): Promise<readonly number[]> {
  const seen: number[] = []
  let before: TurnPlace | undefined
  for (;;) {
    const range = before === undefined ? { limit } : { limit, before }
    const rows = await reading(store, (sessions) => ask(sessions, range))
    expect(rows.length).toBeLessThanOrEqual(limit)
    seen.push(...numbersOf(rows))
    const last = rows.at(-1)
    if (last === undefined || seen.length > 1000) return seen
    before = { number: last.number, saidAt: last.saidAt }
  }
}

const inOrder: readonly StoreCase[] = [
  sessionCase(
    'finds turns newest first by time, of equal times the one inserted later',
    async ({ store }) => {
      const times = [0, 5, -3, 5, 0, 0, -NOON - 1, 5, 3]
      await append(
        store,
        times.map((time, at) => ({ ...common, session: `s${String(at % 3)}`, saidAt: NOON + time })),
      )
      for (const ask of ASKS) {
        const rows = await reading(store, (sessions) => ask(sessions, { limit: 99 }))
        expect(rows.map(({ number, saidAt }) => [number, saidAt - NOON])).toEqual([
          [8, 5],
          [4, 5],
          [2, 5],
          [9, 3],
          [6, 0],
          [5, 0],
          [1, 0],
          [3, -3],
          [7, -NOON - 1],
        ])
      }
    },
  ),
  sessionCase('gives of what it finds the place and nothing else', async ({ store }) => {
    await append(store, [common])
    for (const kind of KINDS) {
      const found = await reading(store, (sessions) => sessions.find(kind, 'common', { limit: 9 }))
      expect(found).toStrictEqual([{ number: 1, saidAt: NOON }])
    }
  }),
  sessionCase('goes through all that it finds in ranges of any size', async ({ store }) => {
    const times = Array.from({ length: 40 }, (_, at) => NOON + ((at * 7) % 11) - 5)
    await append(
      store,
      times.map((saidAt) => ({ ...common, saidAt })),
    )
    const order = times
      .map((saidAt, at) => ({ saidAt, number: at + 1 }))
      .toSorted((a, b) => b.saidAt - a.saidAt || b.number - a.number)
    for (const ask of ASKS) {
      for (const limit of [1, 3, 8, 39, 40, 41])
        expect(await walk(store, limit, ask)).toEqual(numbersOf(order))
    }
  }),
  sessionCase('goes on from a place where no turn is any more, or ever was', async ({ store }) => {
    await append(
      store,
      [0, 1, 1, 1, 2].map((time) => ({ ...common, saidAt: NOON + time })),
    )
    await writing(store, (sessions) => sessions.removeTurn(3))
    const places = [
      { number: 3, saidAt: NOON + 1 },
      { number: 99, saidAt: NOON + 1 },
      { number: 0, saidAt: NOON + 1 },
      { number: 1, saidAt: NOON },
      { number: 2, saidAt: NOON + 99 },
    ]
    for (const ask of ASKS) {
      const found = await Promise.all(
        places.map((before) =>
          reading(store, async (sessions) => numbersOf(await ask(sessions, { limit: 9, before }))),
        ),
      )
      expect(found).toEqual([[2, 1], [4, 2, 1], [1], [], [5, 4, 2, 1]])
    }
  }),
]

const byKey: readonly StoreCase[] = [
  sessionCase(
    'finds a turn by its hash, its topics, their terms and its own, each by its kind',
    async ({ store }) => {
      await append(store, [
        { questionHash: 'x' },
        { questionHash: 'h', topics: ['x', 'memory_design'], topicTokens: ['memory', 'design'] },
        { questionHash: 'h', topics: ['记忆'], topicTokens: ['x', '记忆'] },
        { questionHash: 'h', tokens: ['x', 'memory', '架构'] },
      ])
      expect(await everyKey(store)).toEqual({
        latest: [4, 3, 2, 1],
        'hash h': [4, 3, 2],
        'hash x': [1],
        'topic memory_design': [2],
        'topic x': [2],
        'topic 记忆': [3],
        'topic_token design': [2],
        'topic_token memory': [2],
        'topic_token x': [3],
        'topic_token 记忆': [3],
        'token memory': [4],
        'token x': [4],
        'token 架构': [4],
      })
      for (const kind of KINDS)
        expect(await reading(store, (sessions) => sessions.find(kind, 'none', { limit: 9 }))).toEqual([])
    },
  ),
  sessionCase(
    'finds a turn once that has a key more than once, and keeps its list whole',
    async ({ store }) => {
      const twice = { topics: ['a', 'b', 'a'], topicTokens: ['a', 'a'], tokens: ['t', 't', 't'] }
      await append(store, [{ ...twice, questionHash: 'h' }])
      const found = { latest: [1], 'hash h': [1], 'topic a': [1], 'topic b': [1], 'topic_token a': [1] }
      expect(await everyKey(store)).toEqual({ ...found, 'token t': [1] })
      expect(await reading(store, (sessions) => sessions.turn('s', 1))).toMatchObject(twice)
      await writing(store, (sessions) => sessions.update(1, { topics: [], topicTokens: [] }))
      expect(await everyKey(store)).toEqual({ latest: [1], 'hash h': [1], 'token t': [1] })
    },
  ),
  sessionCase('finds nothing of what was archived from the first', async ({ store }) => {
    await append(store, [{ ...common, archived: true }, common])
    const one = { 'hash common': [2], 'topic common': [2], 'topic_token common': [2], 'token common': [2] }
    expect(await everyKey(store)).toEqual({ latest: [2], ...one })
    expect(await reading(store, (sessions) => sessions.turn('s', 1))).toMatchObject({ archived: true })
  }),
  sessionCase(
    'counts what every key of a kind has, by code point, in pages of any size',
    async ({ store }) => {
      const keys = ['A', 'Z', 'a', 'aa', 'é', '张三', '\ufffd', '😀', '\u{10ffff}']
      await append(
        store,
        // The first has as many turns as there are keys, the last has one; the latest of each is its first.
        keys.map((_, at) => {
          const held = keys.slice(0, keys.length - at).toReversed()
          const saidAt = NOON - at
          return { saidAt, questionHash: keys[at] ?? '', topics: held, topicTokens: held, tokens: held }
        }),
      )
      const counts = keys.map((key, at) => ({ key, turns: keys.length - at, lastAt: NOON }))
      for (const kind of ['topic', 'topic_token', 'token'] as const) {
        for (const limit of [1, 2, 8, 9, 10])
          expect(await allRows(limit, (page) => reading(store, (log) => log.keys(kind, page)))).toStrictEqual(
            counts,
          )
      }
      const hashes = await allRows(4, (page) => reading(store, (log) => log.keys('hash', page)))
      expect(hashes).toStrictEqual(keys.map((key, at) => ({ key, turns: 1, lastAt: NOON - at })))
    },
  ),
  sessionCase('has no key of a kind that no turn has', async ({ store }) => {
    await append(store, [{}])
    for (const kind of ['topic', 'topic_token', 'token'] as const)
      expect(await reading(store, (log) => log.keys(kind, { limit: 9 }))).toEqual({ rows: [], next: null })
    expect(await reading(store, (log) => log.keys('hash', { limit: 9 }), `${ALICE} 2`)).toMatchObject({
      rows: [],
    })
  }),
]

export const sessionFinding: readonly StoreCase[] = [...inOrder, ...byKey]
