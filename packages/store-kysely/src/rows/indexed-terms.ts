import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec } from '../codec.ts'
import { openRow, sealRow } from '../seal/sealing-codec.ts'
import { readTexts } from './text-list.ts'

const COLUMNS = ['indexed_terms'] as const

/** The terms in a column `indexed_terms`; none when the item is not in the index. */
export function readIndexedTerms(json: unknown): readonly string[] {
  return json === null ? [] : readTexts(json, 'indexed_terms')
}

/** The column for terms, as it is kept. */
export const writeIndexedTerms = (terms: readonly string[], codec: SqlCodec): string =>
  sealRow(codec, 'memory_items', { indexed_terms: JSON.stringify(terms) }, { only: COLUMNS }).indexed_terms

/** The terms in a row of that column alone. */
export const rowToIndexedTerms = (row: SqlRow, codec: SqlCodec): readonly string[] =>
  readIndexedTerms(openRow(codec, 'memory_items', COLUMNS, row)[0])
