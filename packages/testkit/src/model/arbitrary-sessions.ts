import type { Session, NewTurn, TurnPatch } from '@recollect/core/store'
import fc from 'fast-check'
import { aSession } from '../fixtures/a-session.ts'
import { aTurn } from '../fixtures/a-turn.ts'
import { aVariable } from '../fixtures/a-variable.ts'
import { maybe, oneOf, time } from './arbitrary-records.ts'
import { POOLS } from './pools.ts'
import type { SessionOperation } from './session-operation.ts'

/** Numbers and places that few operations fill, and one beyond. */
const number = fc.integer({ min: 1, max: 6 })
const seq = fc.integer({ min: 1, max: 4 })
/** Exact in binary, so that sums are the same in any order. */
const significance = fc.integer({ min: 0, max: 8 }).map((eighths) => eighths / 8)
const keys = (pool: readonly string[]) => fc.array(oneOf(pool), { maxLength: 3 })
const extra = fc.option(fc.constant({ from: ['s', 1.5, null], 甲: { b: '😀' } }), { nil: null })

const session: fc.Arbitrary<Omit<Session, 'scope'>> = fc
  .record({
    id: oneOf(POOLS.logs),
    channel: maybe(POOLS.keys),
    lastAt: time,
    archivedAt: fc.option(time, { nil: null }),
    turns: fc.nat(9),
    archivedTurns: fc.nat(9),
    answers: fc.nat(9),
    significance,
    bytes: fc.nat(999),
    mergingInto: maybe(POOLS.logs),
    extra,
  })
  .map(aSession)

const turn: fc.Arbitrary<NewTurn> = fc
  .record({
    session: oneOf(POOLS.logs),
    seq,
    user: maybe(POOLS.keys),
    questionHash: oneOf(POOLS.hashes),
    tokens: keys(POOLS.topics),
    answer: maybe(['yes', '是的']),
    significance,
    topics: keys(POOLS.topics),
    topicTokens: keys(POOLS.topics),
    saidAt: time,
    archived: fc.nat(3).map((roll) => roll === 0),
    extra,
  })
  .map(aTurn)

const patch: fc.Arbitrary<TurnPatch> = fc.record(
  {
    session: oneOf(POOLS.logs),
    seq,
    questionHash: oneOf(POOLS.hashes),
    tokens: keys(POOLS.topics),
    answer: maybe(['no', '不']),
    answerTokens: fc.nat(9),
    significance,
    manual: fc.boolean(),
    marked: fc.boolean(),
    topics: keys(POOLS.topics),
    topicTokens: keys(POOLS.topics),
    autoTopics: fc.boolean(),
    archived: fc.boolean(),
    extra,
  },
  { requiredKeys: [] },
)

const variable = fc
  .record({
    session: oneOf(POOLS.logs),
    name: oneOf(POOLS.variables),
    value: oneOf([null, 1.5, 'x', ['😀'], { a: { b: [] } }]),
    version: fc.integer({ min: 1, max: 4 }),
    expiresAt: fc.option(time, { nil: null }),
  })
  .map(aVariable)

const is = <K extends SessionOperation['kind']>(kind: K) => fc.constant(kind)

/** Writes to the log of questions and answers, and to working memory. */
export const sessionOperation: fc.Arbitrary<SessionOperation> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: is('append turn'), turn }) },
  { weight: 4, arbitrary: fc.record({ kind: is('update turn'), number, patch }) },
  { weight: 2, arbitrary: fc.record({ kind: is('put session'), session }) },
  { weight: 2, arbitrary: fc.record({ kind: is('put variable'), variable }) },
  { weight: 1, arbitrary: fc.record({ kind: is('remove turn'), number }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ turn, number })
      .map((given) => ({ kind: 'restore turn' as const, turn: { ...given.turn, number: given.number } })),
  },
  { weight: 1, arbitrary: fc.record({ kind: is('remove session'), id: oneOf(POOLS.logs) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: is('remove variable'),
      session: oneOf(POOLS.logs),
      name: oneOf(POOLS.variables),
    }),
  },
)
