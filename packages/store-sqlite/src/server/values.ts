import type { SqlRow } from '@recollect/store-kysely'
import type { Result, Statement, Value } from './client.ts'

export const boundTo = (sql: string, values: readonly unknown[]): Statement => ({
  sql,
  args: values.map(valueOf),
})

export const listsOf = ({ rows }: Result): readonly SqlRow[] =>
  rows.map((row) => Array.from(row, (value) => received(value)))

export const namedRows = <Row>({ columns, rows }: Result): Row[] =>
  rows
    .map((row): unknown => Object.fromEntries(columns.map((name, at) => [name, received(row[at])])))
    .filter(isRow<Row>)

const isRow = <Row>(row: unknown): row is Row => typeof row === 'object'

/** Bytes come as an `ArrayBuffer`. */
const received = (value: unknown): unknown => (value instanceof ArrayBuffer ? new Uint8Array(value) : value)

/** The protocol sends a number as one with a fraction. SQLite has no flags, dates and lists: the codec writes none. */
function valueOf(value: unknown): Value {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value
  if (typeof value === 'string' || value === null || value instanceof Uint8Array) return value
  throw new TypeError(
    'SQLite takes text, numbers, bytes and null. Write flags and times through the codec of the flavor.',
  )
}
