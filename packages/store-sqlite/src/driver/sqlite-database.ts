import BetterSqlite from 'better-sqlite3'
import { connected, disconnected } from '../residue/held-files.ts'

/** The slice of a better-sqlite3 statement that is used. */
export interface SqliteStatement<Row> {
  readonly reader: boolean
  all(...values: unknown[]): Row[]
  iterate(...values: unknown[]): IterableIterator<Row>
  run(...values: unknown[]): { readonly changes: number }
  raw(): unknown
}

/** The slice of a better-sqlite3 database that is used; tests put faults between. */
export interface SqliteDatabase {
  readonly inTransaction: boolean
  prepare<Row>(sql: string): SqliteStatement<Row>
  pragma(source: string): unknown
  close(): void
}

export type Connect = (
  file: string,
  options: { readonly readonly: boolean; readonly timeout: number },
) => SqliteDatabase

/** Opens a connection; the file must be there unless it is `:memory:`. */
export const connect: Connect = (file, options) => {
  const database = new BetterSqlite(file, { ...options, fileMustExist: file !== ':memory:' })
  connected(file)
  return {
    get inTransaction() {
      return database.inTransaction
    },
    prepare: <Row>(sql: string) => database.prepare<unknown[], Row>(sql),
    pragma: (source) => database.pragma(source, { simple: true }),
    close: () => {
      if (!database.open) return
      database.close()
      disconnected(file)
    },
  }
}
