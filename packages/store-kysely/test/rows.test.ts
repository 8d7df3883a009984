import type { MemoryCard, MemoryItem } from '@recollect/core'
import type { RecordImage } from '@recollect/core/store'
import { aCard, aChange, anItem, aSession, aTurn, NOON } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { CARD_COLUMNS, rowToCard, writtenCard } from '../src/rows/card-row.ts'
import { cardToRow } from '../src/rows/card-values.ts'
import { changeToRow, writtenChange } from '../src/rows/change-row.ts'
import { EXPANSION_COLUMNS, expansionToRow, rowToExpansion } from '../src/rows/expansion-row.ts'
import { imageToJson, rowToImage } from '../src/rows/image-row.ts'
import { ITEM_COLUMNS, itemToRow, rowToItem, writtenItem } from '../src/rows/item-row.ts'
import { rowToSession, SESSION_COLUMNS, sessionToRow } from '../src/rows/session-row.ts'
import { rowToTurn, TURN_COLUMNS, turnToRow, writtenTurn } from '../src/rows/turn-row.ts'
import { rowToVariable, VARIABLE_COLUMNS, variableToRow } from '../src/rows/variable-row.ts'
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
    contested: true,
    correctedBy: aCard().id,
    expiresAt: NOON,
    seenAt: [NOON, NOON + 1],
    normal: '北京',
    eventDate: { from: 0, to: null, precision: 'day', ambiguous: true },
  }),
]

const TURNS = [
  aTurn(),
  aTurn({
    user: 'Evanchen',
    question: '你觉得这个设计怎么样？',
    tokens: ['设计', 'memory'],
    answer: 'sequence-indexed…',
    answerTokens: 9,
    significance: 0.1 + 0.2,
    manual: true,
    marked: true,
    topics: ['memory_design', '架构'],
    topicTokens: ['memory', 'design', '架构'],
    autoTopics: true,
    archived: true,
    extra: { from: ['discord', 3] },
  }),
]

const SESSIONS = [
  aSession(),
  aSession({
    id: 'discord-常规-20260130',
    channel: '1466083818061566090',
    archivedAt: NOON,
    lastSeq: 9,
    turns: 7,
    archivedTurns: 7,
    answers: 3,
    significance: 0.1 + 0.2,
    bytes: 2 ** 40,
    mergingInto: 'main',
    extra: {},
  }),
]

const VALUES = [null, true, 0.5, '', '中', [], [null, [1]], {}, { b: 1, a: { x: '"' } }]

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
    const expected: MemoryCard = { ...card, scope: 'alice', seq: 7 }
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

  it.each([...CARDS, ...ITEMS])('take an image there and back', (given) => {
    const before = { ...given, scope: 'alice', seq: 7 }
    const image: RecordImage =
      'textHash' in before
        ? { record: 'item', id: before.id, before }
        : { record: 'card', id: before.id, before }
    const row = [5, image.record, image.id, imageToJson(3, image, codec)]
    expect(rowToImage('alice', row, codec)).toStrictEqual({ change: 5, image })
  })

  it('take a change there and back', () => {
    const change = aChange({ kind: 'move', batch: 'b', undoUntil: NOON, note: { to: ['中'] } })
    const spans = { items: null, cards: [3, 9] } as const
    const row = changeToRow(3, 4, change, spans, codec)
    expect(writtenChange('alice', row, codec)).toStrictEqual({
      ...change,
      ...spans,
      scope: 'alice',
      seq: 4,
      undoneBy: null,
      erased: false,
    })
  })

  it.each(TURNS)('take a turn there and back', (turn) => {
    const row = turnToRow(3, { ...turn, number: 7 }, codec)
    expect(writtenTurn('alice', row, codec)).toStrictEqual({ ...turn, scope: 'alice', number: 7 })
  })

  it.each(SESSIONS)('take a session there and back', (session) => {
    const values = sessionToRow(3, session, codec)
    const row = SESSION_COLUMNS.map((column) => values[column])
    expect(rowToSession('alice', row, codec)).toStrictEqual({ ...session, scope: 'alice' })
  })

  it.each(VALUES)('take a variable there and back that holds %j', (value) => {
    const times = { createdAt: 0, updatedAt: NOON, expiresAt: value === null ? null : NOON + 1 }
    const variable = { session: 's', name: 'form:报名', value, version: 2, ...times }
    const values = variableToRow(3, variable, codec)
    const row = VARIABLE_COLUMNS.map((column) => values[column])
    expect(rowToVariable('alice', row, codec)).toStrictEqual({ ...variable, scope: 'alice' })
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
        'q',
        EXPANSION_COLUMNS.map((column) => values[column]),
        codec,
      ),
    ).toStrictEqual(row)
  })
})

it('reads an image of a fact that was kept under the names columns had before', () => {
  const { codec } = plainSqlite
  const eventDate = { from: 0, to: null, precision: 'day', ambiguous: true } as const
  const before = { ...aCard({ validFrom: 5, eventDate }), scope: 'alice', seq: 7 }
  const kept = imageToJson(3, { record: 'card', id: before.id, before }, codec) ?? ''
  const old = kept
    .replace('"event_date":', '"event_period":')
    .replace('"valid_from":', '"event_date":')
    .replace('"recorded_at":', '"created_at":')
    .replace('"last_seen_at":', '"updated_at":')
  expect(rowToImage('alice', [1, 'card', before.id, old], codec).image.before).toStrictEqual(before)
})

describe('a damaged image', () => {
  const { codec } = plainSqlite
  const card = { ...aCard({ extra: { a: 1 } }), scope: 'alice', seq: 7 }
  const whole = imageToJson(3, { record: 'card', id: card.id, before: card }, codec) ?? ''
  const refused = expect.objectContaining({ code: 'STORE_CORRUPT' }) as unknown
  const read = (record: unknown, image: unknown) => () => rowToImage('alice', [1, record, 'x', image], codec)

  it.each([
    ['"is_active":true', '"is_active":1'],
    ['"version":1', '"version":1.5'],
    ['"value":"朝阳区",', ''],
    ['"kind":"profile"', '"kind":"rumour"'],
    ['"{\\"a\\":1}"', '"{"'],
    ['"{\\"a\\":1}"', '"[]"'],
  ])('is refused when it holds not %s but %s', (from, to) => {
    expect(whole).toContain(from)
    expect(read('card', whole)).not.toThrow()
    expect(read('card', whole.replace(from, to))).toThrowError(refused)
  })

  it('is refused when it is of another kind of record', () => {
    expect(read('item', whole)).toThrowError(refused)
    expect(read('rumour', null)).toThrowError(refused)
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
    ['recorded_at', null],
    ['extra', '[]'],
    ['confidence', 'high'],
    ['seen_at', '{}'],
    ['seen_at', '[1.5]'],
    ['seen_at', 'x'],
  ])('is refused when column %s holds %j', (column, value) => {
    const row = CARD_COLUMNS.map((name) => (name === column ? value : values[name]))
    expect(() => rowToCard('alice', row, codec)).toThrowError(
      expect.objectContaining({ code: 'STORE_CORRUPT' }),
    )
  })
})

describe('a damaged row of a session', () => {
  const { codec } = plainSqlite
  const corrupt = expect.objectContaining({ code: 'STORE_CORRUPT' }) as unknown
  const turn = turnToRow(1, { ...aTurn(), number: 1 }, codec)
  const session = sessionToRow(1, aSession(), codec)
  const times = { createdAt: 0, updatedAt: 0, expiresAt: null }
  const variable = variableToRow(1, { session: 's', name: 'n', value: 1, version: 1, ...times }, codec)

  it.each([
    ['number', '1'],
    ['question', null],
    ['tokens', null],
    ['tokens', '["a", 1]'],
    ['topics', '{}'],
    ['topic_tokens', 'x'],
    ['significance', 'high'],
    ['answer_tokens', null],
    ['said_at', null],
    ['extra', '[]'],
  ])('is refused when column %s of a turn holds %j', (column, value) => {
    const row = TURN_COLUMNS.map((name) => (name === column ? value : turn[name]))
    expect(() => rowToTurn('alice', row, codec)).toThrowError(corrupt)
  })

  it.each([
    ['id', 1],
    ['last_at', null],
    ['turns', 'many'],
    ['significance', null],
    ['extra', '1'],
  ])('is refused when column %s of a session holds %j', (column, value) => {
    const row = SESSION_COLUMNS.map((name) => (name === column ? value : session[name]))
    expect(() => rowToSession('alice', row, codec)).toThrowError(corrupt)
  })

  it.each([
    ['value', '{'],
    ['value', null],
    ['version', 'x'],
  ])('is refused when column %s of a variable holds %j', (column, value) => {
    const row = VARIABLE_COLUMNS.map((name) => (name === column ? value : variable[name]))
    expect(() => rowToVariable('alice', row, codec)).toThrowError(corrupt)
  })
})

describe('text that JSON would hide', () => {
  it.each(['\0', '\ud800'])('is refused in the lists of a turn: %j', (text) => {
    for (const list of ['tokens', 'topics', 'topicTokens'] as const) {
      const turn = { ...aTurn({ [list]: ['fine', text] }), number: 1 }
      expect(() => turnToRow(1, turn, plainSqlite.codec)).toThrowError(
        expect.objectContaining({ code: 'INVALID_INPUT' }),
      )
    }
  })
})
