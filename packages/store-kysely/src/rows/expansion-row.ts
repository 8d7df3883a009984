import { EXPANSION_KINDS } from '@recollect/core/extraction'
import type { ExpansionRow } from '@recollect/core/store'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec, SqlTime } from '../codec.ts'
import { text, word } from './columns.ts'
import type { ScopeKey } from '../schema.ts'
import { keyIn, openRow, sealRow } from '../seal/sealing-codec.ts'

/** The columns an `ExpansionRow` is made of; the query is known to whoever asks for it. */
export const EXPANSION_COLUMNS = [
  'expanded_query',
  'expansion_type',
  'made_by',
  'payload',
  'created_at',
] as const

/** With the query, where it is not known. */
export const COPIED_EXPANSION_COLUMNS = ['original_query', ...EXPANSION_COLUMNS] as const

/** Values of a new row, by column. */
export interface ExpansionValues {
  readonly scope: ScopeKey
  readonly original_query: string
  readonly position: number
  readonly expanded_query: string
  readonly expansion_type: string
  readonly made_by: string
  readonly payload: string
  readonly created_at: SqlTime
}

export function expansionToRow(
  scope: ScopeKey,
  position: number,
  row: ExpansionRow,
  codec: SqlCodec,
): ExpansionValues {
  return sealRow(codec, 'query_expansions', {
    scope,
    original_query: keyIn(codec, row.originalQuery),
    position,
    expanded_query: row.expandedQuery,
    expansion_type: row.kind,
    made_by: row.madeBy,
    payload: row.payload,
    created_at: codec.writeTime(row.createdAt),
  })
}

export function rowToExpansion(originalQuery: string, kept: SqlRow, codec: SqlCodec): ExpansionRow {
  const row = openRow(codec, 'query_expansions', EXPANSION_COLUMNS, kept)
  const [expandedQuery, expansionType, madeBy, payload, createdAt] = row
  return {
    originalQuery,
    expandedQuery: text(expandedQuery, 'expanded_query'),
    kind: word(expansionType, 'expansion_type', EXPANSION_KINDS),
    madeBy: text(madeBy, 'made_by'),
    payload: text(payload, 'payload'),
    createdAt: codec.readTime(createdAt),
  }
}

/** The columns a new row is written with. */
export const EXPANSION_VALUE_COLUMNS = ['scope', 'original_query', 'position', ...EXPANSION_COLUMNS] as const
