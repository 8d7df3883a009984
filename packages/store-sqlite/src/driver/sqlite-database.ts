/** The slice of a prepared statement that is used; its form is that of better-sqlite3, whose statements are taken as they are. */
export interface SqliteStatement<Row> {
  /** Whether it gives rows. */
  readonly reader: boolean
  all(...values: unknown[]): Row[]
  iterate(...values: unknown[]): IterableIterator<Row>
  run(...values: unknown[]): { readonly changes: number }
  /** From now on its rows are lists, not objects. */
  raw(): unknown
}

/** The slice of a connection that is used; tests put faults between. Everything is synchronous and throws what SQLite throws. */
export interface SqliteDatabase {
  readonly inTransaction: boolean
  prepare<Row>(sql: string): SqliteStatement<Row>
  /** Runs a pragma and returns the first value of its first row. */
  pragma(source: string): unknown
  /**
   * Copies the database as it is at this moment into an empty file. `onPages` is called by drivers that copy page by page, and may throw
   * to end it.
   */
  copyTo(file: string, onPages: OnPages): Promise<void>
  close(): void
}

export type OnPages = (done: number, total: number) => void

/** Opens a connection; the file must be there unless it is `:memory:`. */
export type Connect = (
  file: string,
  options: { readonly readonly: boolean; readonly timeout: number },
) => SqliteDatabase
