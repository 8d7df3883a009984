import type { MemoryCard, Span } from '@recollect/core'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec } from '../flavor.ts'
import type { CardValues } from './card-values.ts'
import { toEventDate } from './event-date.ts'
import { orNull, real, text, textOrNull, word } from './columns.ts'

const KINDS = ['fact', 'preference', 'event', 'profile', 'relationship', 'goal'] as const
const POLARITIES = ['positive', 'negative'] as const
const RELATIONS = ['sets', 'updates', 'extends', 'retracts'] as const

/** The columns a `MemoryCard` is made of, in the order `rowToCard` takes them; `seq` is its place in lists. */
export const CARD_COLUMNS = [
  'seq',
  'id',
  'kind',
  'entity',
  'slot',
  'value',
  'polarity',
  'facet',
  'version_key',
  'value_key',
  'version',
  'parent_id',
  'version_relation',
  'is_active',
  'time_words',
  'event_date',
  'valid_to',
  'created_at',
  'superseded_at',
  'updated_at',
  'confidence',
  'source_memory_id',
  'span_start',
  'span_end',
  'session',
  'rule',
  'pack',
  'extra',
  'normal_value',
  'event_period',
] as const

export function rowToCard(scope: string, row: SqlRow, codec: SqlCodec): MemoryCard {
  const [, id, kind, entity, slot, value, polarity, facet, versionKey, valueKey, version, parentId, ...rest] =
    row
  const [versionRelation, isActive, timeWords, ...times] = rest
  const [confidence, sourceMemoryId, spanStart, spanEnd, session, rule, pack, ...added] = times.splice(5)
  const [extra, normalValue, eventPeriod] = added
  return {
    scope,
    id: text(id, 'id'),
    kind: word(kind, 'kind', KINDS),
    entity: text(entity, 'entity'),
    slot: text(slot, 'slot'),
    value: text(value, 'value'),
    normal: textOrNull(normalValue, 'normal_value'),
    polarity: word(polarity, 'polarity', POLARITIES),
    facet: textOrNull(facet, 'facet'),
    versionKey: text(versionKey, 'version_key'),
    valueKey: text(valueKey, 'value_key'),
    version: codec.readInteger(version),
    parentId: textOrNull(parentId, 'parent_id'),
    relation: word(versionRelation, 'version_relation', RELATIONS),
    active: codec.readFlag(isActive),
    when: textOrNull(timeWords, 'time_words'),
    eventDate: eventPeriod === null ? null : toEventDate(codec.readJson(eventPeriod)),
    ...timesOf(times, codec),
    confidence: real(confidence, 'confidence'),
    itemId: textOrNull(sourceMemoryId, 'source_memory_id'),
    span: spanOf(spanStart, spanEnd, codec),
    session: textOrNull(session, 'session'),
    rule: textOrNull(rule, 'rule'),
    pack: textOrNull(pack, 'pack'),
    extra: orNull(extra, codec.readJson),
  }
}

function timesOf(columns: readonly unknown[], codec: SqlCodec) {
  const [eventDate, validTo, createdAt, supersededAt, updatedAt] = columns
  return {
    validFrom: orNull(eventDate, codec.readTime),
    validTo: orNull(validTo, codec.readTime),
    recordedAt: codec.readTime(createdAt),
    supersededAt: orNull(supersededAt, codec.readTime),
    lastSeenAt: codec.readTime(updatedAt),
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
    codec,
  )
}

/** The columns a new row is written with. */
export const CARD_VALUE_COLUMNS = ['scope', ...CARD_COLUMNS] as const
