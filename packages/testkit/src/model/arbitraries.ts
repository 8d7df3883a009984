import type { ExpansionRow } from '@recollect/core/store'
import fc from 'fast-check'
import { logOperation } from './arbitrary-log.ts'
import { card, cardPatch, item, itemPatch, oneOf, time } from './arbitrary-records.ts'
import { semanticOperation } from './arbitrary-semantic.ts'
import { sessionOperation } from './arbitrary-sessions.ts'
import type { StoreOperation, StoreStep } from './operation.ts'
import { POOLS } from './pools.ts'

const expansion: fc.Arbitrary<ExpansionRow> = fc.record({
  originalQuery: oneOf(POOLS.queries),
  expandedQuery: oneOf(['a OR b', 'c']),
  kind: oneOf(['or_query', 'synonyms'] as const),
  madeBy: oneOf(POOLS.packs),
  payload: oneOf(['{}', '{"weight":1}']),
  createdAt: time,
})

const terms = fc.uniqueArray(fc.tuple(oneOf(POOLS.terms), fc.integer({ min: 1, max: 3 })), {
  selector: ([term]) => term,
  maxLength: 5,
})

const putVectors = oneOf(POOLS.spaces).chain((space) =>
  fc.record({
    kind: fc.constant('put vectors' as const),
    space: fc.constant(space),
    vectors: fc.uniqueArray(
      fc.tuple(
        fc.integer({ min: 1, max: 4 }),
        // Few and exact in single precision, so that scores are often equal; now and then one number short.
        fc.array(fc.integer({ min: -2, max: 2 }), {
          minLength: space.dimensions - (space.model === 'm' ? 0 : 1),
          maxLength: space.dimensions,
        }),
      ),
      { selector: ([seq]) => seq, maxLength: 3 },
    ),
  }),
)

const operation: fc.Arbitrary<StoreOperation> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('insert item' as const), item }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('update item' as const),
      id: oneOf(POOLS.itemIds),
      patch: itemPatch,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('remove item' as const), id: oneOf(POOLS.itemIds) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('index item' as const),
      seq: fc.integer({ min: 1, max: 6 }),
      terms,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('insert card' as const), card }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('update card' as const),
      id: oneOf(POOLS.cardIds),
      patch: cardPatch,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('remove card' as const), id: oneOf(POOLS.cardIds) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('put expansions' as const),
      rows: fc.array(expansion, { maxLength: 3 }),
    }),
  },
  { weight: 8, arbitrary: putVectors },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('keep only vectors' as const), space: oneOf(POOLS.spaces) }),
  },
  { weight: 8, arbitrary: logOperation },
  { weight: 2, arbitrary: sessionOperation },
  { weight: 1, arbitrary: semanticOperation },
)

/** Mostly a log of questions and answers: too few writes meet on one turn when every kind is as frequent. */
const logging: fc.Arbitrary<StoreOperation> = fc.oneof(
  { weight: 9, arbitrary: sessionOperation },
  { weight: 1, arbitrary: operation },
)

/** The same with episodes and knowledge. */
const knowing: fc.Arbitrary<StoreOperation> = fc.oneof(
  { weight: 9, arbitrary: semanticOperation },
  { weight: 1, arbitrary: operation },
)

/**
 * Random transactions of `length` operations in all, on two scopes; one in ten fails at its end. In two sequences of nine most of them
 * write to sessions, in two others to episodes and knowledge.
 */
export function storeSteps(length: number): fc.Arbitrary<readonly StoreStep[]> {
  return fc.oneof(
    { weight: 5, arbitrary: stepsOf(operation, length) },
    { weight: 2, arbitrary: stepsOf(logging, length) },
    { weight: 2, arbitrary: stepsOf(knowing, length) },
  )
}

function stepsOf(kinds: fc.Arbitrary<StoreOperation>, length: number): fc.Arbitrary<readonly StoreStep[]> {
  const step = fc.record({
    scope: oneOf(POOLS.scopes),
    operations: fc.array(kinds, { minLength: 1, maxLength: 3 }),
    fails: fc.nat(9).map((roll) => roll === 0),
  })
  return fc.array(step, { minLength: Math.ceil(length / 2), maxLength: Math.ceil(length / 2), size: 'max' })
}
