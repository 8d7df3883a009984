import fc from 'fast-check'
import type { FactInput, MessageInput } from '@recollect/core'
import { NOON } from '../fixtures/fixed-clock.ts'
import { TEXTS } from './texts.ts'
import type { Verb } from './verb.ts'

const DAY = 86_400_000

const day = fc.integer({ min: -30, max: 30 }).map((days) => NOON + days * DAY)
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined })

const message: fc.Arbitrary<MessageInput> = fc
  .record({ text: fc.constantFrom(...TEXTS), at: maybe(day), session: maybe(fc.constantFrom('s1', 's2')) })
  .map(({ text, at, session }) => ({
    text,
    ...(at === undefined ? {} : { at }),
    ...(session === undefined ? {} : { session }),
  }))

const SLOTS = ['location', 'likes', 'handover-note', '交接说明'] as const
const VALUES = ['Boston', '海淀', 'tea', '钥匙在前台', 'keys are with Bob'] as const

const fact: fc.Arbitrary<FactInput> = fc
  .record({
    slot: fc.constantFrom(...SLOTS),
    value: fc.constantFrom(...VALUES),
    relation: fc.constantFrom('sets', 'sets', 'updates', 'retracts'),
    validFrom: maybe(day),
    expiresAt: maybe(fc.integer({ min: 31, max: 60 }).map((days) => NOON + days * DAY)),
    source: maybe(fc.constantFrom('crm', 'form')),
  })
  .map(({ slot, value, relation, validFrom, expiresAt, source }) => ({
    slot,
    value,
    relation,
    ...(validFrom === undefined ? {} : { validFrom }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(source === undefined ? {} : { source }),
  }))

const pick = fc.nat(99)

const verb: fc.Arbitrary<Verb> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('remember' as const),
      messages: fc.array(message, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('put' as const), fact }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('correct' as const), pick, value: fc.constantFrom(...VALUES) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('forget' as const),
      what: fc.constantFrom('item', 'card', 'slot'),
      pick,
      grace: fc.constantFrom(0, DAY, 90 * DAY),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('undo' as const),
      pick,
      dependents: fc.constantFrom('refuse', 'undo'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.integer({ min: -2, max: 20 }).map((days) => days * DAY),
    }),
  },
)

/** What may be done to a memory, in any order, at any time. */
export const verbs = (most: number): fc.Arbitrary<readonly Verb[]> =>
  fc.array(verb, { minLength: 1, maxLength: most })
