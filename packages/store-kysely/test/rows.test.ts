import type { MemoryCard, MemoryItem } from '@recollect/core'
import { aCard, anItem, NOON } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { CARD_COLUMNS, rowToCard, writtenCard } from '../src/rows/card-row.ts'
import { cardToRow } from '../src/rows/card-values.ts'
import { EXPANSION_COLUMNS, expansionToRow, rowToExpansion } from '../src/rows/expansion-row.ts'
import { ITEM_COLUMNS, itemToRow, rowToItem, writtenItem } from '../src/rows/item-row.ts'
import { plainSqlite, postgresLike } from './flavors.ts'

const ITEMS = [
  anItem(),
  anItem({
    role: 'tool',
    speaker: 'Melanie',
    session: 's',
    key: 'k',
    factType: 'address',
    active: false,
    parentId: anItem().id,
    version: 9,
    extractedBy: 'zh@1',
    metadata: { deep: [1, { x: null }] },
  }),
]

const CARDS = [
  aCard(),
  aCard({
    polarity: 'negative',
    facet: 'phone',
    valueKey: '!x',
    parentId: aCard().id,
    relation: 'retracts',
    active: false,
    when: 'last fall',
    validFrom: 0,
    validTo: NOON,
    supersededAt: NOON,
    confidence: 0.1 + 0.2,
    itemId: anItem().id,
    span: { start: 0, end: 0 },
    session: 's',
    rule: 'zh/x',
    pack: 'zh@1',
    extra: {},
  }),
]

describe.each([plainSqlite, postgresLike])('rows of $name', ({ codec }) => {
  it.each(ITEMS)('take an item there and back', (item) => {
    const { textHash: _, ...fields } = item
    const expected: MemoryItem = { ...fields, scope: 'alice', seq: 7 }
    const values = itemToRow(3, 7, item, codec)
    expect(writtenItem('alice', values, codec)).toStrictEqual(expected)
    expect(
      rowToItem(
        'alice',
        ITEM_COLUMNS.map((column) => values[column]),
        codec,
      ),
    ).toStrictEqual(expected)
  })

  it.each(CARDS)('take a card there and back', (card) => {
    const expected: MemoryCard = { ...card, scope: 'alice' }
    const values = cardToRow(3, 7, card, codec)
    expect(writtenCard('alice', values, codec)).toStrictEqual(expected)
    expect(
      rowToCard(
        'alice',
        CARD_COLUMNS.map((column) => values[column]),
        codec,
      ),
    ).toStrictEqual(expected)
  })

  it('take an expansion there and back', () => {
    const row = {
      originalQuery: 'q',
      expandedQuery: 'a OR b',
      kind: 'or_query',
      madeBy: 'zh@1',
      payload: '{}',
      createdAt: NOON,
    } as const
    const values = expansionToRow(3, 0, row, codec)
    expect(
      rowToExpansion(
        EXPANSION_COLUMNS.map((column) => values[column]),
        codec,
      ),
    ).toStrictEqual(row)
  })
})

describe('a damaged row', () => {
  const { codec } = plainSqlite
  const values = cardToRow(1, 1, aCard(), codec)

  it.each([
    ['id', 5],
    ['kind', 'rumour'],
    ['polarity', null],
    ['version', 'one'],
    ['created_at', null],
    ['extra', '[]'],
    ['confidence', 'high'],
  ])('is refused when column %s holds %j', (column, value) => {
    const row = CARD_COLUMNS.map((name) => (name === column ? value : values[name]))
    expect(() => rowToCard('alice', row, codec)).toThrowError(
      expect.objectContaining({ code: 'STORE_CORRUPT' }),
    )
  })
})
