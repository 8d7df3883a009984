import type { Store } from '@recollect/core'
import type { QaTurn } from '@recollect/core/store'
import { expect } from 'vitest'
import { aSession } from '../../../fixtures/a-session.ts'
import { aTurn } from '../../../fixtures/a-turn.ts'
import { aVariable } from '../../../fixtures/a-variable.ts'
import { ALICE, expectCode } from '../../steps.ts'
import { storeCase } from '../../store-case.ts'
import type { StoreCase } from '../../store-case.ts'
import {
  KEYED,
  append,
  everyKey,
  numbersOf,
  reader,
  reading,
  readingWorking,
  sessionCase,
  workingWriter,
  writer,
  writing,
} from './steps.ts'

const SCOPES = ['alice', 'Alice', 'alice ', 'al%', '爱丽丝', '😀'] as const

/** The same session, turn and variable in a scope, whose contents tell it. */
const fill = (store: Store, scope: string): Promise<void> =>
  store.transaction(scope, async (tx) => {
    await writer(tx).put(aSession({ channel: scope, turns: 1, bytes: 7 }))
    await writer(tx).append(aTurn({ ...KEYED, question: scope }))
    await workingWriter(tx).put(aVariable({ value: scope }))
  })

/** Puts the next turn into a session, as a log does. */
const logNext = (store: Store, session: string): Promise<QaTurn> =>
  store.transaction(ALICE, async (tx) => {
    const sessions = writer(tx)
    const before = await sessions.get(session)
    const [last] = await sessions.tail(session, 1)
    const seq = (last?.seq ?? 0) + 1
    const turn = await sessions.append(aTurn({ ...KEYED, session, seq, question: `question ${String(seq)}` }))
    await sessions.put(aSession({ id: session, lastSeq: seq, turns: (before?.turns ?? 0) + 1 }))
    return turn
  })

/** Sessions that writers log into at once have every place and number once, without a gap, and are counted. */
async function raceLogs(writers: readonly Store[]): Promise<void> {
  const names = ['s', 't', '会话']
  const turns = await Promise.all(
    Array.from({ length: 10 }, () =>
      writers.flatMap((store) => names.map((name) => logNext(store, name))),
    ).flat(),
  )
  const each = 10 * writers.length
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
  expect(numbersOf(turns).toSorted((a, b) => a - b)).toEqual(upTo(each * names.length))
  for (const store of writers) {
    for (const name of names) {
      const [rows, session] = await reading(store, async (sessions) => [
        await sessions.onward(name, 0, 1000),
        await sessions.get(name),
      ])
      expect(rows.map(({ seq }) => seq)).toEqual(upTo(each))
      expect(session).toMatchObject({ lastSeq: each, turns: each })
    }
    const found = await reading(store, (sessions) => sessions.find('token', 't', { limit: 1000 }))
    expect(numbersOf(found)).toEqual(upTo(each * names.length).toReversed())
  }
}

const scopes: readonly StoreCase[] = [
  sessionCase('keeps the sessions, turns and variables of many scopes apart', async ({ store }) => {
    for (const scope of SCOPES) await fill(store, scope)
    for (const scope of SCOPES) {
      const seen = await reading(
        store,
        async (sessions) => ({
          channels: (await sessions.list({ limit: 9 })).rows.map(({ channel }) => channel),
          totals: await sessions.totals(),
          turns: [
            await sessions.turn('s', 1),
            ...(await sessions.byNumber([1, 2])),
            ...(await sessions.bySpan([1, 9])),
            ...(await sessions.tail('s', 9)),
            ...(await sessions.onward('s', 0, 9)),
            ...(await sessions.latest({ limit: 9 })),
          ].map((turn) => turn?.question),
        }),
        scope,
      )
      expect(seen, scope).toMatchObject({
        channels: [scope],
        totals: { sessions: 1, turns: 1, bytes: 7 },
        turns: Array.from({ length: 6 }, () => scope),
      })
      const found = { latest: [1], 'hash h': [1], 'topic a': [1], 'topic_token a1': [1], 'token t': [1] }
      expect(await everyKey(store, scope)).toEqual(found)
      const values = await readingWorking(
        store,
        async (working) => [
          (await working.get('s', 'form:profile'))?.value,
          ...(await working.all('s')).map(({ value }) => value),
          ...(await working.list({ limit: 9 })).rows.map(({ value }) => value),
        ],
        scope,
      )
      expect(values).toEqual([scope, scope, scope])
    }
    expect(new Set((await store.scopes({ limit: 9 })).rows)).toEqual(new Set(SCOPES))
  }),
  sessionCase('lets no scope change or remove the sessions of another one', async ({ store }) => {
    await fill(store, 'alice')
    const [turn] = await reading(store, (sessions) => sessions.bySpan([1, 1]), 'alice')
    const refused = [
      () => writing(store, (sessions) => sessions.update(1, { archived: true, topics: ['b'] }), 'bob'),
      () => writing(store, (sessions) => sessions.removeTurn(1), 'bob'),
      () => writing(store, (sessions) => sessions.remove('s'), 'bob'),
    ]
    for (const attempt of refused) await expectCode(attempt(), 'NOT_FOUND')
    await fill(store, 'carol')
    await store.transaction('carol', async (tx) => {
      await writer(tx).update(1, { topics: ['b'] })
      await writer(tx).removeTurn(1)
      await writer(tx).remove('s')
      await workingWriter(tx).remove('s', 'form:profile')
    })
    const kept = await reading(store, async (sessions) => [
      await sessions.turn('s', 1),
      (await sessions.get('s'))?.channel,
    ], 'alice') // prettier-ignore
    expect(kept).toStrictEqual([turn, 'alice'])
    expect(await everyKey(store, 'alice')).toMatchObject({ latest: [1], 'topic a': [1], 'token t': [1] })
    expect(await readingWorking(store, (working) => working.all('s'), 'alice')).toHaveLength(1)
  }),
]

const atOnce: readonly StoreCase[] = [
  sessionCase('gives places and numbers without a gap when many log at once', async ({ store }) => {
    await raceLogs([store])
  }),
  storeCase(
    'gives them without a gap when many log on two handles at once',
    async ({ store, reopen }) => {
      if (store.capabilities.sessions) await raceLogs([store, await reopen()])
    },
    'multiProcess',
  ),
  sessionCase('lets exactly one of many writers have a place of a session', async ({ store }) => {
    const tries = Array.from({ length: 8 }, () => append(store, [KEYED]))
    const outcomes = await Promise.allSettled(tries)
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(7)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'STORE_CONFLICT' })
    expect(await everyKey(store)).toMatchObject({ latest: [1], 'token t': [1] })
  }),
  sessionCase('gives one snapshot of turns and keys to all reads of one read', async ({ store }) => {
    await append(store, [KEYED])
    const seen = await store.read(ALICE, async (view) => {
      const first = numbersOf(await reader(view).latest({ limit: 9 }))
      const adding = append(store, [{ ...KEYED, seq: 2 }])
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      const second = numbersOf(await reader(view).find('token', 't', { limit: 9 }))
      return { first, second, adding }
    })
    await seen.adding
    expect([seen.first, seen.second]).toEqual([[1], [1]])
  }),
  storeCase(
    'keeps sessions, turns and variables for the next process',
    async ({ store, reopen }) => {
      if (!store.capabilities.sessions) return
      await fill(store, ALICE)
      await append(store, [{ ...KEYED, seq: 2, archived: true, extra: { a: ['中', 1.5] } }])
      const turns = await reading(store, (sessions) => sessions.bySpan([1, 9]))
      const other = await reopen()
      await store.close()
      expect(await reading(other, (sessions) => sessions.bySpan([1, 9]))).toStrictEqual(turns)
      expect(await reading(other, (sessions) => sessions.get('s'))).toMatchObject({ channel: ALICE })
      expect(await everyKey(other)).toMatchObject({ latest: [1], 'topic a': [1] })
      expect(await readingWorking(other, (working) => working.all('s'))).toMatchObject([{ value: ALICE }])
      expect((await logNext(other, 's')).number).toBe(3)
    },
    'durable',
  ),
]

export const sessionsApart: readonly StoreCase[] = [...scopes, ...atOnce]
