import type { SqliteDatabase } from './sqlite-database.ts'

/** A connection that is closed in another way; once, however often it is asked to. */
export function closedBy(database: SqliteDatabase, close: () => void): SqliteDatabase {
  let open = true
  return {
    get inTransaction() {
      return database.inTransaction
    },
    prepare: <Row>(sql: string) => database.prepare<Row>(sql),
    pragma: (source) => database.pragma(source),
    copyTo: (file, onPages) => database.copyTo(file, onPages),
    close: () => {
      if (!open) return
      open = false
      close()
    },
  }
}
