import type { MemoryCard, Span } from '@recollect/core'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec } from '../codec.ts'
import type { CardValues } from './card-values.ts'
import { toEventDate } from './event-date.ts'
import { orNull, placesOf, real, text, textOrNull, word } from './columns.ts'
import { readMoments } from './moments.ts'
import { openRow, plainOf } from '../seal/sealing-codec.ts'
import { cardChecksum, check } from './checksum.ts'

const KINDS = ['fact', 'preference', 'event', 'profile', 'relationship', 'goal'] as const
const POLARITIES = ['positive', 'negative'] as const
const RELATIONS = ['sets', 'updates', 'extends', 'retracts'] as const

const FACT_COLUMNS = [
  'seq',
  'id',
  'kind',
  'entity',
  'slot',
  'value',
  'normal_value',
  'polarity',
  'facet',
  'version_key',
  'value_key',
] as const

const VERSION_COLUMNS = [
  'version',
  'parent_id',
  'version_relation',
  'is_active',
  'is_contested',
  'corrected_by',
] as const

const TIME_COLUMNS = [
  'time_words',
  'event_date',
  'valid_from',
  'valid_to',
  'expires_at',
  'recorded_at',
  'superseded_at',
  'last_seen_at',
  'seen_at',
] as const

const SOURCE_COLUMNS = [
  'confidence',
  'source_memory_id',
  'span_start',
  'span_end',
  'session',
  'rule',
  'pack',
  'extra',
  'checksum',
] as const

/** The columns a `MemoryCard` is made of, in the order `rowToCard` takes them. */
export const CARD_COLUMNS = [...FACT_COLUMNS, ...VERSION_COLUMNS, ...TIME_COLUMNS, ...SOURCE_COLUMNS] as const

const AT = placesOf(CARD_COLUMNS)

export function rowToCard(scope: string, kept: SqlRow, codec: SqlCodec): MemoryCard {
  const row = openRow(codec, 'memory_cards', CARD_COLUMNS, kept)
  const card = cardOf(scope, row, codec)
  return check(card, orNull(row[AT.checksum], codec.readInteger), cardChecksum, 'memory_cards')
}

/** In one piece: rows are read by the hundred, and objects put together from others cost several times as much. */
function cardOf(scope: string, row: SqlRow, codec: SqlCodec): MemoryCard {
  return {
    scope,
    id: text(row[AT.id], 'id'),
    seq: codec.readInteger(row[AT.seq]),
    kind: word(row[AT.kind], 'kind', KINDS),
    entity: text(row[AT.entity], 'entity'),
    slot: text(row[AT.slot], 'slot'),
    value: text(row[AT.value], 'value'),
    normal: textOrNull(row[AT.normal_value], 'normal_value'),
    polarity: word(row[AT.polarity], 'polarity', POLARITIES),
    facet: textOrNull(row[AT.facet], 'facet'),
    versionKey: text(row[AT.version_key], 'version_key'),
    valueKey: text(row[AT.value_key], 'value_key'),
    version: codec.readInteger(row[AT.version]),
    parentId: textOrNull(row[AT.parent_id], 'parent_id'),
    relation: word(row[AT.version_relation], 'version_relation', RELATIONS),
    active: codec.readFlag(row[AT.is_active]),
    contested: codec.readFlag(row[AT.is_contested]),
    correctedBy: textOrNull(row[AT.corrected_by], 'corrected_by'),
    when: textOrNull(row[AT.time_words], 'time_words'),
    eventDate: row[AT.event_date] === null ? null : toEventDate(codec.readJson(row[AT.event_date])),
    validFrom: orNull(row[AT.valid_from], codec.readTime),
    validTo: orNull(row[AT.valid_to], codec.readTime),
    expiresAt: orNull(row[AT.expires_at], codec.readTime),
    recordedAt: codec.readTime(row[AT.recorded_at]),
    supersededAt: orNull(row[AT.superseded_at], codec.readTime),
    lastSeenAt: codec.readTime(row[AT.last_seen_at]),
    seenAt: readMoments(row[AT.seen_at]),
    confidence: real(row[AT.confidence], 'confidence'),
    itemId: textOrNull(row[AT.source_memory_id], 'source_memory_id'),
    span: spanOf(row[AT.span_start], row[AT.span_end], codec),
    session: textOrNull(row[AT.session], 'session'),
    rule: textOrNull(row[AT.rule], 'rule'),
    pack: textOrNull(row[AT.pack], 'pack'),
    extra: orNull(row[AT.extra], codec.readJson),
  }
}

function spanOf(from: unknown, to: unknown, codec: SqlCodec): Span | null {
  const start = orNull(from, codec.readInteger)
  const end = orNull(to, codec.readInteger)
  return start === null || end === null ? null : { start, end }
}

/** A row that was just written, as reading it would give it; its checksum was made of it a moment ago. */
export function writtenCard(scope: string, values: CardValues, codec: SqlCodec): MemoryCard {
  return rowToCard(
    scope,
    CARD_COLUMNS.map((column) => (column === 'checksum' ? null : values[column])),
    plainOf(codec),
  )
}

/** The columns a new row is written with. */
export const CARD_VALUE_COLUMNS = ['scope', ...CARD_COLUMNS] as const
