import type { Cipher } from '@recollect/core/store'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec, SealOptions } from '../codec.ts'
import { checkText } from '../statements/checks.ts'
import type { SealedTable } from './catalogue.ts'
import { Sealing } from './sealing.ts'

/** The codec of one scope whose texts are sealed: what is compared is kept blind. */
export const sealingCodec = (
  codec: SqlCodec,
  cipher: Cipher,
  scope: string,
  isSensitiveSlot: (slot: string) => boolean,
): SqlCodec => ({
  ...codec,
  writeKey: (text) => cipher.blind(scope, checkText(text)),
  sealing: new Sealing(cipher, scope, codec, isSensitiveSlot),
})

/** Values by column as they are kept: the same without a cipher. */
export const sealRow = <T extends object>(
  { sealing }: SqlCodec,
  table: SealedTable,
  values: T,
  options?: SealOptions,
): T => (sealing === undefined ? values : sealing.seal(table, values, options))

/** A row as it was before it was sealed: the same without a cipher. */
export const openRow = (
  { sealing }: SqlCodec,
  table: SealedTable,
  columns: readonly string[],
  row: SqlRow,
): SqlRow => (sealing === undefined ? row : sealing.open(table, columns, row))

/** What a column that is found by its value is compared with. */
export const blindOf = ({ sealing }: SqlCodec, table: SealedTable, column: string, text: string): string =>
  sealing === undefined ? text : sealing.blind(table, column, text)

/** The same where a long text is shortened before it is compared. */
export const writtenKey = (codec: SqlCodec, table: SealedTable, column: string, text: string): string =>
  codec.sealing === undefined ? codec.writeKey(text) : codec.sealing.blind(table, column, text)

/** A text that is found so, for the row it stands in: whole where the row is sealed. */
export const keyIn = (codec: SqlCodec, text: string): string =>
  codec.sealing === undefined ? codec.writeKey(text) : text

/** Reads values of rows that are open already. */
export const plainOf = (codec: SqlCodec): SqlCodec => codec.sealing?.plain ?? codec

/** Entries that metadata is asked for, as JSON, as the column has them. */
export const metadataAsked = (metadata: object, { sealing }: SqlCodec): string =>
  sealing === undefined ? JSON.stringify(metadata) : sealing.entries(metadata)
