import type { MemoryItem } from '@recollect/core'
import type { NewItem } from '@recollect/core/store'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec, SqlFlag, SqlJson, SqlTime } from '../codec.ts'
import { check, itemChecksum } from './checksum.ts'
import { orNull, placesOf, text, textOrNull, word } from './columns.ts'
import { columnToParts, partsToColumn } from './unread-parts.ts'
import type { ScopeKey } from '../schema.ts'
import { keyIn, openRow, plainOf } from '../seal/sealing-codec.ts'

const ROLES = ['user', 'assistant', 'tool', 'system'] as const

/** The columns a `MemoryItem` is made of, in the order `rowToItem` takes them. */
export const ITEM_COLUMNS = [
  'seq',
  'id',
  'role',
  'speaker',
  'text',
  'session',
  'said_at',
  'recorded_at',
  'idempotency_key',
  'fact_type',
  'is_active',
  'parent_id',
  'version',
  'extracted_by',
  'unread',
  'metadata',
  'checksum',
] as const

/** With what only a copy is made of. */
export const COPIED_ITEM_COLUMNS = [...ITEM_COLUMNS, 'text_hash', 'indexed_terms'] as const

/** Values of a new row, by column. */
export interface ItemValues {
  readonly scope: ScopeKey
  readonly seq: number
  readonly id: string
  readonly role: string
  readonly speaker: string | null
  readonly text: string
  readonly text_hash: string
  readonly session: string | null
  readonly said_at: SqlTime
  readonly recorded_at: SqlTime
  readonly idempotency_key: string | null
  readonly fact_type: string | null
  readonly is_active: SqlFlag
  readonly parent_id: string | null
  readonly version: number
  readonly extracted_by: string | null
  readonly unread: string | null
  readonly metadata: SqlJson | null
  readonly checksum: number | null
  /** A JSON list; null when it is not in the text index. */
  readonly indexed_terms: string | null
}

export function itemToRow(scope: ScopeKey, seq: number, item: NewItem, codec: SqlCodec): ItemValues {
  return {
    scope,
    seq,
    id: item.id,
    role: item.role,
    speaker: item.speaker,
    text: item.text,
    text_hash: keyIn(codec, item.textHash),
    session: item.session,
    said_at: codec.writeTime(item.saidAt),
    recorded_at: codec.writeTime(item.recordedAt),
    idempotency_key: item.key,
    fact_type: item.factType,
    is_active: codec.writeFlag(item.active),
    parent_id: item.parentId,
    version: item.version,
    extracted_by: item.extractedBy,
    unread: partsToColumn(item.unread),
    metadata: item.metadata === null ? null : codec.writeJson(item.metadata),
    checksum: codec.sealing === undefined ? itemChecksum({ ...item, seq }) : null,
    indexed_terms: null,
  }
}

const AT = placesOf(ITEM_COLUMNS)

export function rowToItem(scope: string, kept: SqlRow, codec: SqlCodec): MemoryItem {
  const row = openRow(codec, 'memory_items', ITEM_COLUMNS, kept)
  const item = {
    scope,
    id: text(row[AT.id], 'id'),
    seq: codec.readInteger(row[AT.seq]),
    role: word(row[AT.role], 'role', ROLES),
    speaker: textOrNull(row[AT.speaker], 'speaker'),
    text: text(row[AT.text], 'text'),
    session: textOrNull(row[AT.session], 'session'),
    saidAt: codec.readTime(row[AT.said_at]),
    recordedAt: codec.readTime(row[AT.recorded_at]),
    key: textOrNull(row[AT.idempotency_key], 'idempotency_key'),
    factType: textOrNull(row[AT.fact_type], 'fact_type'),
    active: codec.readFlag(row[AT.is_active]),
    parentId: textOrNull(row[AT.parent_id], 'parent_id'),
    version: codec.readInteger(row[AT.version]),
    extractedBy: textOrNull(row[AT.extracted_by], 'extracted_by'),
    unread: columnToParts(textOrNull(row[AT.unread], 'unread')),
    metadata: orNull(row[AT.metadata], codec.readJson),
  }
  return check(item, orNull(row[AT.checksum], codec.readInteger), itemChecksum, 'memory_items')
}

/** The columns a new row is written with. */
export const ITEM_VALUE_COLUMNS = ['scope', 'text_hash', ...ITEM_COLUMNS, 'indexed_terms'] as const

/** A row that was just written, as reading it would give it; its checksum was made of it a moment ago. */
export function writtenItem(scope: string, values: ItemValues, codec: SqlCodec): MemoryItem {
  return rowToItem(
    scope,
    ITEM_COLUMNS.map((column) => (column === 'checksum' ? null : values[column])),
    plainOf(codec),
  )
}
