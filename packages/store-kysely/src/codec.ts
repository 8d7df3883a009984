import type { Metadata } from '@recollect/core'
import type { Cipher } from '@recollect/core/store'
import type { SqlRow } from './driver/sql-driver.ts'
import type { SealedTable } from './seal/catalogue.ts'

export interface SealOptions {
  /** Only these columns, of a row that is not written whole. */
  readonly only?: readonly string[]
  /** Seals what may be kept plain otherwise. */
  readonly isSensitive?: boolean
}

/** A value of a time, flag or JSON column as the database holds it. */
export type SqlTime = number | string

/** A truth value as a database keeps it. */
export type SqlFlag = number | boolean

/** A JSON value as it is handed to a database: its text. */
export type SqlJson = string

/** How values of the domain are written and read. Readers check what they get, so that damage is noticed. */
export interface SqlCodec {
  writeTime(ms: number): SqlTime
  readTime(value: unknown): number
  writeFlag(flag: boolean): SqlFlag
  readFlag(value: unknown): boolean
  writeJson(value: Metadata): SqlJson
  readJson(value: unknown): Metadata
  /** Text that is only ever compared whole: short enough for an index, whatever its length. Equal texts, and only they, are equal so. */
  writeKey(text: string): string
  /** A whole number up to 2^53. */
  readInteger(value: unknown): number
  /** In a scope whose texts are sealed: seals and opens its rows. */
  readonly sealing?: RowSealing
}

/** Seals and opens rows of one scope. */
export interface RowSealing {
  readonly cipher: Cipher
  /** How values of an opened row are read. */
  readonly plain: SqlCodec
  /** Values by column as they are kept. */
  seal<T extends object>(table: SealedTable, values: T, options?: SealOptions): T
  /** A row of such columns as it was before it was sealed. */
  open(table: SealedTable, columns: readonly string[], row: SqlRow): SqlRow
  /** Notes the message of a fact. Whether it has to be sealed now. */
  takeSensitive(slot: string, itemId: string): boolean
  /** Whether a fact of a sensitive slot that came from a message was written in this transaction. */
  isSensitive(itemId: string): boolean
  /** The text of a message as it is kept, sealed if it was not. */
  sealedText(kept: string): string
  /** What is kept of a value of a column that is found by it. */
  blind(table: SealedTable, column: string, text: string): string
  /** Entries that metadata is asked for, as those of the sealed column are kept. */
  entries(metadata: object): string
}
