import type { CardPatch, ItemPatch, NewCard, NewItem } from '@recollect/core/store'
import fc from 'fast-check'
import { aCard } from '../fixtures/a-card.ts'
import { anItem } from '../fixtures/an-item.ts'
import { NOON } from '../fixtures/fixed-clock.ts'
import { POOLS } from './pools.ts'

export const oneOf = <T>(pool: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...pool)
export const maybe = <T>(pool: readonly T[]): fc.Arbitrary<T | null> =>
  fc.option(oneOf(pool), { nil: null, freq: 2 })
export const time = fc.integer({ min: NOON - 5, max: NOON + 5 })
const version = fc.integer({ min: 1, max: 4 })
const span = fc.option(fc.record({ start: fc.nat(9), end: fc.nat(9) }), { nil: null })
const unread = fc.array(
  fc.record({ kind: oneOf(['fact', 'change'] as const), start: fc.nat(9), end: fc.nat(9) }),
  { maxLength: 2 },
)

export const item: fc.Arbitrary<NewItem> = fc
  .record({
    id: oneOf(POOLS.itemIds),
    role: oneOf(['user', 'assistant', 'tool'] as const),
    text: fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0')),
    textHash: oneOf(POOLS.hashes),
    session: maybe(POOLS.sessions),
    saidAt: time,
    key: maybe(POOLS.keys),
    extractedBy: maybe(POOLS.packs),
    unread,
    metadata: fc.option(
      fc.dictionary(oneOf(['a', 'b', '中']), fc.oneof(fc.integer(), fc.boolean(), oneOf(['x', '😀']))),
      {
        nil: null,
      },
    ),
  })
  .map((given) => anItem({ ...given, metadata: given.metadata === null ? null : { ...given.metadata } }))

export const itemPatch: fc.Arbitrary<ItemPatch> = fc.record(
  {
    factType: maybe(['address', 'nickname']),
    active: fc.boolean(),
    parentId: maybe(POOLS.itemIds),
    version,
    extractedBy: maybe(POOLS.packs),
    unread,
  },
  { requiredKeys: [] },
)

export const card: fc.Arbitrary<NewCard> = fc
  .record({
    id: oneOf(POOLS.cardIds),
    entity: oneOf(POOLS.entities),
    slot: oneOf(POOLS.slots),
    valueKey: oneOf(POOLS.valueKeys),
    version,
    active: fc.boolean(),
    itemId: maybe(POOLS.itemIds),
    session: maybe(POOLS.sessions),
    kind: oneOf(['fact', 'preference'] as const),
    span,
    contested: fc.boolean(),
    expiresAt: fc.option(time, { nil: null }),
    seenAt: fc.array(time, { maxLength: 2 }),
  })
  .map((given) => aCard(given))

export const cardPatch: fc.Arbitrary<CardPatch> = fc.record(
  {
    active: fc.boolean(),
    contested: fc.boolean(),
    correctedBy: maybe(POOLS.cardIds),
    relation: oneOf(['sets', 'updates'] as const),
    validFrom: fc.option(time, { nil: null }),
    validTo: fc.option(time, { nil: null }),
    expiresAt: fc.option(time, { nil: null }),
    lastSeenAt: time,
    seenAt: fc.array(time, { maxLength: 2 }),
    valueKey: oneOf(POOLS.valueKeys),
    version,
    extra: fc.option(fc.constant({ 中: ['😀', 1.5] }), { nil: null }),
    itemId: maybe(POOLS.itemIds),
    span,
  },
  { requiredKeys: [] },
)
