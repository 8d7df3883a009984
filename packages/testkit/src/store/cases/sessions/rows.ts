import type { Session } from '@recollect/core/store'
import { expect } from 'vitest'
import { aSession } from '../../../fixtures/a-session.ts'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { ALICE, expectCode } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { NO_LIMITS, allRows, reading, sessionCase, writing } from './steps.ts'

const FULL = aSession({
  id: 'discord-常规-20260130',
  channel: '1466083818061566090',
  createdAt: NOON - 86_400_123,
  lastAt: NOON + 1,
  archivedAt: NOON + 7,
  lastSeq: 9,
  turns: 6,
  archivedTurns: 5,
  answers: 4,
  significance: 3.1875,
  bytes: 5_000_000_000,
  mergingInto: 'the other',
  extra: { version: 1, metadata: { list: [1, 2.5, true, null, '六'] }, empty: {} },
})

/** By code point; by UTF-16 units the last two would come before the one ahead of them, and by a locale few would stay. */
const SORTED = ['A', 'Z', 'a', 'a b', 'aa', 'b', 'é', '张三', '李四', '\ufffd', '😀', '\u{10ffff}'] as const

const ids = (rows: readonly Session[]): readonly string[] => rows.map(({ id }) => id)

export const sessionRows: readonly StoreCase[] = [
  sessionCase('keeps a session with every field as it was given', async ({ store }) => {
    for (const given of [FULL, aSession()]) {
      await writing(store, (sessions) => sessions.put(given))
      const found = await reading(store, (sessions) => sessions.get(given.id))
      expect(found).toStrictEqual({ ...given, scope: ALICE })
    }
  }),
  sessionCase('replaces the whole session that is there under an id', async ({ store }) => {
    const { id } = FULL
    for (const given of [FULL, aSession({ id, lastSeq: 10 }), { ...FULL, turns: 0 }]) {
      await writing(store, (sessions) => sessions.put(given))
      const found = await reading(store, async (sessions) => [
        await sessions.get(id),
        ...(await sessions.list({ limit: 9 })).rows,
      ])
      expect(found).toStrictEqual([
        { ...given, scope: ALICE },
        { ...given, scope: ALICE },
      ])
    }
  }),
  sessionCase('removes a session from every way to find it', async ({ store }) => {
    await writing(store, async (sessions) => {
      await sessions.put(FULL)
      await sessions.put(aSession({ bytes: 7 }))
      await sessions.remove(FULL.id)
    })
    const found = await reading(store, async (sessions) => ({
      byId: await sessions.get(FULL.id),
      listed: ids((await sessions.list({ limit: 9 })).rows),
      totals: await sessions.totals(),
    }))
    expect(found).toMatchObject({ byId: null, listed: ['s'], totals: { sessions: 1, turns: 0, bytes: 7 } })
  }),
  sessionCase(
    'knows no session that was never put, and says NOT_FOUND when it is removed',
    async ({ store }) => {
      expect(await reading(store, (sessions) => sessions.get('s'))).toBeNull()
      await expectCode(
        writing(store, (sessions) => sessions.remove('s')),
        'NOT_FOUND',
      )
    },
  ),
  sessionCase('lists sessions by code point, in pages of any size', async ({ store }) => {
    await writing(store, async (sessions) => {
      for (const id of [...SORTED.slice(5), ...SORTED.slice(0, 5)].toReversed())
        await sessions.put(aSession({ id }))
    })
    for (const limit of [1, 2, 5, 11, 12, 13, 1000]) {
      const rows = await allRows(limit, (page) => reading(store, (sessions) => sessions.list(page)))
      expect(ids(rows)).toEqual(SORTED)
    }
  }),
  sessionCase(
    'lists sessions that are archived or not, and were last used before a moment',
    async ({ store }) => {
      const given = SORTED.map((id, at) =>
        aSession({ id, lastAt: NOON + at, archivedAt: at % 3 === 0 ? NOON : null }),
      )
      await writing(store, async (sessions) => {
        for (const session of given) await sessions.put(session)
      })
      for (const archived of [undefined, true, false]) {
        for (const lastBefore of [undefined, NOON, NOON + 6, NOON + 99]) {
          const filter = {
            ...(archived === undefined ? {} : { archived }),
            ...(lastBefore === undefined ? {} : { lastBefore }),
          }
          const passing = given.filter(
            ({ archivedAt, lastAt }) =>
              (archived === undefined || (archivedAt !== null) === archived) &&
              (lastBefore === undefined || lastAt < lastBefore),
          )
          const rows = await allRows(2, (page) => reading(store, (sessions) => sessions.list(page, filter)))
          expect(ids(rows), JSON.stringify(filter)).toEqual(passing.map(({ id }) => id))
        }
      }
    },
  ),
  sessionCase('skips and repeats no session when others come and go between pages', async ({ store }) => {
    const put = (...given: readonly string[]) =>
      writing(store, async (sessions) => {
        for (const id of given) await sessions.put(aSession({ id }))
      })
    await put('b', 'd', 'f', 'h')
    const list = (cursor: string | null) => reading(store, (sessions) => sessions.list({ limit: 2, cursor }))
    const first = await list(null)
    await writing(store, (sessions) => sessions.remove('d'))
    await put('a', 'e', 'f')
    const second = await list(first.next)
    expect([first, second].map(({ rows }) => ids(rows))).toEqual([
      ['b', 'd'],
      ['e', 'f'],
    ])
    expect(ids((await list(second.next)).rows)).toEqual(['h'])
  }),
  sessionCase('sums the figures of all sessions', async ({ store }) => {
    const none = { sessions: 0, archivedSessions: 0, turns: 0, archivedTurns: 0, answers: 0 }
    expect(await reading(store, (sessions) => sessions.totals())).toEqual({
      ...none,
      significance: 0,
      bytes: 0,
    })
    await writing(store, async (sessions) => {
      for (const id of ['a', 'b', 'c']) await sessions.put({ ...FULL, id })
      await sessions.put(aSession({ turns: 1, answers: 1, significance: 0.5, bytes: 10 }))
    })
    expect(await reading(store, (sessions) => sessions.totals())).toStrictEqual({
      sessions: 4,
      archivedSessions: 3,
      turns: 19,
      archivedTurns: 15,
      answers: 13,
      significance: 10.0625,
      bytes: 15_000_000_010,
    })
  }),
  sessionCase('refuses a page of sessions that is empty, too large or not a number', async ({ store }) => {
    for (const limit of NO_LIMITS)
      await expectCode(
        reading(store, (sessions) => sessions.list({ limit })),
        'INVALID_INPUT',
      )
  }),
  sessionCase('keeps a session as it was when the caller changes what it put', async ({ store }) => {
    const extra = { list: ['a'] }
    await writing(store, (sessions) => sessions.put(aSession({ extra })))
    extra.list.push('b')
    expect(await reading(store, (sessions) => sessions.get('s'))).toMatchObject({ extra: { list: ['a'] } })
  }),
  sessionCase('lists a scope that holds nothing but a session, for as long as it does', async ({ store }) => {
    await writing(store, (sessions) => sessions.put(aSession()))
    expect((await store.scopes({ limit: 9 })).rows).toEqual([ALICE])
    await writing(store, (sessions) => sessions.remove('s'))
    expect((await store.scopes({ limit: 9 })).rows).toEqual([])
  }),
]
