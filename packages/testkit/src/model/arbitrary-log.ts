import type { NewChange, RecordImage } from '@recollect/core/store'
import fc from 'fast-check'
import { aChange } from '../fixtures/a-change.ts'
import { card, item, maybe, oneOf, time } from './arbitrary-records.ts'
import type { StoreOperation } from './operation.ts'
import { POOLS } from './pools.ts'

/** Places in a scope: those that few operations fill, and one beyond. */
const seq = fc.integer({ min: 1, max: 5 })
const momentOrNull = fc.option(time, { nil: null })

const change: fc.Arbitrary<NewChange> = fc
  .record({
    id: oneOf(POOLS.changeIds),
    kind: oneOf(['remember', 'forget', 'undo'] as const),
    at: time,
    batch: maybe(POOLS.batches),
    undoUntil: momentOrNull,
    note: fc.option(fc.constant({ to: '小明', list: [1.5, null] }), { nil: null }),
  })
  .map(aChange)

const image: fc.Arbitrary<RecordImage> = fc.oneof(
  fc.record({ item, seq, isThere: fc.boolean() }).map(({ item: { id, ...rest }, seq: at, isThere }) => ({
    record: 'item' as const,
    id,
    before: isThere ? { id, ...rest, scope: '', seq: at } : null,
  })),
  fc.record({ card, seq, isThere: fc.boolean() }).map(({ card: { id, ...rest }, seq: at, isThere }) => ({
    record: 'card' as const,
    id,
    before: isThere ? { id, ...rest, scope: '', seq: at } : null,
  })),
)

const ids = fc.oneof(
  fc.record({
    record: fc.constant('item' as const),
    ids: fc.array(oneOf(POOLS.itemIds), { maxLength: 4 }),
  }),
  fc.record({
    record: fc.constant('card' as const),
    ids: fc.array(oneOf(POOLS.cardIds), { maxLength: 4 }),
  }),
)

const restoring: fc.Arbitrary<StoreOperation> = fc.oneof(
  fc.record({ item, seq }).map(({ item: given, seq: at }) => ({
    kind: 'restore item' as const,
    item: { ...given, seq: at },
  })),
  fc.record({ card, seq }).map(({ card: given, seq: at }) => ({
    kind: 'restore card' as const,
    card: { ...given, seq: at },
  })),
)

/** Writes to the log, and what an undo does. */
export const logOperation: fc.Arbitrary<StoreOperation> = fc.oneof(
  { weight: 3, arbitrary: restoring },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('append change' as const),
      change,
      images: fc.array(image, { maxLength: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('mark changes' as const),
      ids: fc.array(oneOf(POOLS.changeIds), { maxLength: 2 }),
      undoneBy: maybe(POOLS.changeIds),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ids, seqs: fc.array(seq, { maxLength: 3 }) }).map(({ ids: gone, seqs }) => ({
      kind: 'erase images' as const,
      ...gone,
      seqs,
    })),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ask lapses' as const), now: time }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('set next due' as const), at: momentOrNull }) },
)
