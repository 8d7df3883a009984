import type { MemoryCard, Span } from '@recollect/core'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec } from '../flavor.ts'
import type { CardValues } from './card-values.ts'
import { toEventDate } from './event-date.ts'
import { orNull, real, text, textOrNull, word } from './columns.ts'
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
  'event_period',
  'event_date',
  'valid_to',
  'expires_at',
  'created_at',
  'superseded_at',
  'updated_at',
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

const VERSIONS = FACT_COLUMNS.length
const TIMES = VERSIONS + VERSION_COLUMNS.length
const SOURCE = TIMES + TIME_COLUMNS.length

/** The columns a `MemoryCard` is made of, in the order `rowToCard` takes them. */
export const CARD_COLUMNS = [...FACT_COLUMNS, ...VERSION_COLUMNS, ...TIME_COLUMNS, ...SOURCE_COLUMNS] as const

export function rowToCard(scope: string, kept: SqlRow, codec: SqlCodec): MemoryCard {
  const row = openRow(codec, 'memory_cards', CARD_COLUMNS, kept)
  const card = {
    scope,
    ...factOf(row, codec),
    ...versionOf(row.slice(VERSIONS, TIMES), codec),
    ...timesOf(row.slice(TIMES, SOURCE), codec),
    ...sourceOf(row.slice(SOURCE), codec),
  }
  return check(card, orNull(row.at(-1), codec.readInteger), cardChecksum, 'memory_cards')
}

function factOf(row: SqlRow, codec: SqlCodec) {
  const [seq, id, kind, entity, slot, value, normalValue, polarity, facet, versionKey, valueKey] = row
  return {
    id: text(id, 'id'),
    seq: codec.readInteger(seq),
    kind: word(kind, 'kind', KINDS),
    entity: text(entity, 'entity'),
    slot: text(slot, 'slot'),
    value: text(value, 'value'),
    normal: textOrNull(normalValue, 'normal_value'),
    polarity: word(polarity, 'polarity', POLARITIES),
    facet: textOrNull(facet, 'facet'),
    versionKey: text(versionKey, 'version_key'),
    valueKey: text(valueKey, 'value_key'),
  }
}

function versionOf(columns: SqlRow, codec: SqlCodec) {
  const [version, parentId, versionRelation, isActive, isContested, correctedBy] = columns
  return {
    version: codec.readInteger(version),
    parentId: textOrNull(parentId, 'parent_id'),
    relation: word(versionRelation, 'version_relation', RELATIONS),
    active: codec.readFlag(isActive),
    contested: codec.readFlag(isContested),
    correctedBy: textOrNull(correctedBy, 'corrected_by'),
  }
}

function timesOf(columns: SqlRow, codec: SqlCodec) {
  const [timeWords, eventPeriod, eventDate, validTo, expiresAt, ...recorded] = columns
  const [createdAt, supersededAt, updatedAt, seenAt] = recorded
  return {
    when: textOrNull(timeWords, 'time_words'),
    eventDate: eventPeriod === null ? null : toEventDate(codec.readJson(eventPeriod)),
    validFrom: orNull(eventDate, codec.readTime),
    validTo: orNull(validTo, codec.readTime),
    expiresAt: orNull(expiresAt, codec.readTime),
    recordedAt: codec.readTime(createdAt),
    supersededAt: orNull(supersededAt, codec.readTime),
    lastSeenAt: codec.readTime(updatedAt),
    seenAt: readMoments(seenAt),
  }
}

function sourceOf(columns: SqlRow, codec: SqlCodec) {
  const [confidence, sourceMemoryId, spanStart, spanEnd, session, rule, pack, extra] = columns
  return {
    confidence: real(confidence, 'confidence'),
    itemId: textOrNull(sourceMemoryId, 'source_memory_id'),
    span: spanOf(spanStart, spanEnd, codec),
    session: textOrNull(session, 'session'),
    rule: textOrNull(rule, 'rule'),
    pack: textOrNull(pack, 'pack'),
    extra: orNull(extra, codec.readJson),
  }
}

function spanOf(from: unknown, to: unknown, codec: SqlCodec): Span | null {
  const start = orNull(from, codec.readInteger)
  const end = orNull(to, codec.readInteger)
  return start === null || end === null ? null : { start, end }
}

/** A row that was just written, as reading it would give it. */
export function writtenCard(scope: string, values: CardValues, codec: SqlCodec): MemoryCard {
  return rowToCard(
    scope,
    CARD_COLUMNS.map((column) => values[column]),
    plainOf(codec),
  )
}

/** The columns a new row is written with. */
export const CARD_VALUE_COLUMNS = ['scope', ...CARD_COLUMNS] as const
