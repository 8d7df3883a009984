import type { Store } from '@recollect/core'
import { expect } from 'vitest'
import { aTurn } from '../../../fixtures/a-turn.ts'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { ALICE, expectCode } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { NO_LIMITS, append, numbersOf, reading, sessionCase, writing } from './steps.ts'

const FULL = aTurn({
  session: 'discord-常规-20260130',
  seq: 4,
  user: 'Evanchen',
  question: '为什么用序列索引？\nWhy not embeddings?',
  questionHash: '8f14e45fceea167a5a36dedd4bea2543',
  tokens: ['序列', '索引', 'embedding'],
  answer: '因为便宜。\nBecause it is cheap.',
  answerTokens: 7,
  significance: 0.8500000000000001,
  manual: true,
  marked: true,
  topics: ['memory_design', '架构'],
  topicTokens: ['memory', 'design', '架构'],
  autoTopics: true,
  saidAt: NOON - 86_400_123,
  archived: false,
  extra: {
    q_tokens: ['hi'],
    from: { session: 'a', seq: 2 },
    list: [1, 2.5, true, null, '六', [[]]],
    none: {},
  },
})

/** Every way to read the turns of `FULL`'s session. */
const seenOf = (store: Store) =>
  reading(store, async (sessions) => [
    await sessions.turn(FULL.session, FULL.seq),
    ...(await sessions.byNumber([1])),
    ...(await sessions.bySpan([1, 1])),
    ...(await sessions.tail(FULL.session, 9)),
    ...(await sessions.onward(FULL.session, 0, 9)),
    ...(await sessions.latest({ limit: 9 })),
  ])

const appending: readonly StoreCase[] = [
  sessionCase('keeps a turn with every field as it was given', async ({ store }) => {
    const expected = { ...FULL, scope: ALICE, number: 1 }
    expect(await append(store, [FULL])).toStrictEqual([expected])
    expect(await seenOf(store)).toStrictEqual(Array.from({ length: 6 }, () => expected))
  }),
  sessionCase('keeps a turn without an answer and with nothing optional', async ({ store }) => {
    const given = aTurn({ session: FULL.session, seq: FULL.seq })
    const expected = { ...given, scope: ALICE, number: 1 }
    expect(await append(store, [given])).toStrictEqual([expected])
    expect(await seenOf(store)).toStrictEqual(Array.from({ length: 6 }, () => expected))
  }),
  sessionCase(
    'numbers the turns of a scope from 1 without a gap, whatever their session',
    async ({ store }) => {
      const sessions = ['a', 'b', 'a', 'c', 'b']
      const turns = await append(
        store,
        sessions.map((session) => ({ session })),
      )
      const more = await append(store, [{ session: 'd' }])
      expect(numbersOf([...turns, ...more])).toEqual([1, 2, 3, 4, 5, 6])
    },
  ),
  sessionCase('never gives the number of a turn out again, not even that of the last', async ({ store }) => {
    await append(store, [{}, {}])
    await writing(store, (sessions) => sessions.removeTurn(2))
    expect(numbersOf(await append(store, [{ seq: 2 }]))).toEqual([3])
  }),
  sessionCase('refuses a second turn at a place of a session, and keeps the first', async ({ store }) => {
    const [first] = await append(store, [{ question: 'first' }])
    await expectCode(append(store, [{ question: 'twin' }]), 'STORE_CONFLICT')
    const [other] = await append(store, [{ session: 'S' }])
    expect(await reading(store, (sessions) => sessions.bySpan([1, 9]))).toStrictEqual([first, other])
    expect(numbersOf([first, other].flatMap((turn) => turn ?? []))).toEqual([1, 2])
  }),
  sessionCase('keeps a turn as it was when the caller changes what it appended', async ({ store }) => {
    const [tokens, topics, topicTokens] = [['t'], ['a'], ['a']]
    const extra = { list: ['x'] }
    await append(store, [{ tokens, topics, topicTokens, extra }])
    for (const list of [tokens, topics, topicTokens, extra.list]) list.push('later')
    const kept = { tokens: ['t'], topics: ['a'], topicTokens: ['a'], extra: { list: ['x'] } }
    expect(await reading(store, (sessions) => sessions.turn('s', 1))).toMatchObject(kept)
    expect(await reading(store, (sessions) => sessions.find('token', 'later', { limit: 9 }))).toEqual([])
  }),
  sessionCase('keeps turns of a session that has no row of its own', async ({ store }) => {
    await append(store, [{}])
    const found = await reading(store, async (sessions) => [
      await sessions.get('s'),
      (await sessions.list({ limit: 9 })).rows,
      numbersOf(await sessions.tail('s', 9)),
    ])
    expect(found).toEqual([null, [], [1]])
  }),
]

const readingBack: readonly StoreCase[] = [
  sessionCase('fetches turns by number in the order asked, missing ones left out', async ({ store }) => {
    const turns = await append(
      store,
      Array.from({ length: 6 }, () => ({})),
    )
    await writing(store, (sessions) => sessions.removeTurn(3))
    const rows = await reading(store, (sessions) => sessions.byNumber([5, 99, 1, 3, 4, 0]))
    expect(rows).toStrictEqual([turns[4], turns[0], turns[3]])
    expect(await reading(store, (sessions) => sessions.byNumber([]))).toEqual([])
  }),
  sessionCase('fetches turns by thousands of numbers at once', async ({ store }) => {
    const turns = await append(
      store,
      Array.from({ length: 30 }, () => ({})),
    )
    const numbers = Array.from({ length: 3000 }, (_, at) => 3000 - at)
    const rows = await reading(store, (sessions) => sessions.byNumber(numbers))
    expect(rows).toStrictEqual(turns.toReversed())
  }),
  sessionCase(
    'gives the turns of a span of numbers, both ends included, gaps left out',
    async ({ store }) => {
      const sessions = ['b', 'a', 'c', 'a', 'b', 'a']
      await append(
        store,
        sessions.map((session) => ({ session, archived: session === 'c' })),
      )
      await writing(store, (log) => log.removeTurn(4))
      const spans = [[2, 5], [3, 3], [4, 4], [-3, 1], [6, 99], [7, 99], [5, 2]] as const // prettier-ignore
      const found = await reading(store, (log) =>
        Promise.all(spans.map(async (span) => numbersOf(await log.bySpan(span)))),
      )
      expect(found).toEqual([[2, 3, 5], [3], [], [1], [6], [], []])
    },
  ),
  sessionCase('gives the tail of a session by place, whatever the times and numbers', async ({ store }) => {
    const seqs = [5, 2, 9, 4, 1]
    await append(
      store,
      seqs.map((seq, at) => ({ seq, saidAt: NOON + seq * (at % 2 ? 1 : -1), archived: seq === 4 })),
    )
    await append(store, [{ session: 't', seq: 7 }])
    const tail = (limit: number, before?: number) =>
      reading(store, async (sessions) =>
        (await sessions.tail('s', limit, before)).map(({ seq, archived }) => (archived ? -seq : seq)),
      )
    expect(await tail(9)).toEqual([9, 5, -4, 2, 1])
    expect(await tail(2)).toEqual([9, 5])
    expect(await tail(2, 5)).toEqual([-4, 2])
    expect(await tail(9, 6)).toEqual([5, -4, 2, 1])
    expect([await tail(9, 1), await tail(9, 0)]).toEqual([[], []])
    expect(await reading(store, (sessions) => sessions.tail('none', 9))).toEqual([])
  }),
  sessionCase('goes onward through a session from any place', async ({ store }) => {
    const seqs = [5, 2, 9, 4, 1]
    await append(
      store,
      seqs.map((seq) => ({ seq, archived: seq === 4 })),
    )
    await append(store, [{ session: 't', seq: 7 }])
    const onward = (after: number, limit: number) =>
      reading(store, async (sessions) => (await sessions.onward('s', after, limit)).map(({ seq }) => seq))
    expect(await onward(0, 9)).toEqual([1, 2, 4, 5, 9])
    expect(await onward(2, 2)).toEqual([4, 5])
    expect(await onward(3, 1)).toEqual([4])
    expect(await onward(9, 9)).toEqual([])
    expect(await reading(store, (sessions) => sessions.onward('none', 0, 9))).toEqual([])
  }),
  sessionCase('knows a turn by its session and its place there', async ({ store }) => {
    await append(store, [{ seq: 2 }, { session: 't', seq: 1 }])
    const number = (session: string, seq: number) =>
      reading(store, async (sessions) => (await sessions.turn(session, seq))?.number ?? null)
    expect([await number('s', 2), await number('t', 1)]).toEqual([1, 2])
    expect([await number('s', 1), await number('t', 2), await number('none', 1)]).toEqual([null, null, null])
  }),
  sessionCase('refuses to read no turns, too many, or a part of one', async ({ store }) => {
    await append(store, [{}])
    for (const limit of NO_LIMITS) {
      const reads = [
        () => reading(store, (sessions) => sessions.tail('s', limit)),
        () => reading(store, (sessions) => sessions.onward('s', 0, limit)),
        () => reading(store, (sessions) => sessions.latest({ limit })),
        () => reading(store, (sessions) => sessions.find('hash', 'h', { limit })),
        () => reading(store, (sessions) => sessions.keys('hash', { limit })),
      ]
      for (const read of reads) await expectCode(read(), 'INVALID_INPUT')
    }
  }),
]

export const sessionLog: readonly StoreCase[] = [...appending, ...readingBack]
