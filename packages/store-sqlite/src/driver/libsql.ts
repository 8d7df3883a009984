import { importLate, noDriver } from './advice.ts'
import { copyAtOnce } from './copying.ts'
import type { Connect, SqliteStatement } from './sqlite-database.ts'

/** What is used of `libsql`. */
interface LibsqlStatement {
  readonly reader: boolean
  /** Values stand in one list, or in an object by their names: a single value that is bytes or null would be taken for such an object. */
  all(values: unknown): readonly (readonly unknown[])[]
  iterate(values: unknown): Iterable<readonly unknown[]>
  run(values: unknown): { readonly changes: number }
  columns(): readonly { readonly name: string }[]
  raw(): LibsqlStatement
}
interface LibsqlDatabase {
  readonly inTransaction: boolean
  prepare(sql: string): LibsqlStatement
  close(): void
}
type Libsql = new (file: string, options: object) => LibsqlDatabase

/** @throws StoreError `STORE_UNAVAILABLE` when it is not installed. */
export async function loadLibsql(): Promise<Connect> {
  const found = await importLate('libsql').catch((error: unknown) => {
    throw noDriver('libsql is not there, or does not run here. Run "npm install libsql".', error)
  })
  const Database = typeof found === 'object' && found !== null && 'default' in found ? found.default : found
  if (!isLibsql(Database))
    throw noDriver('This libsql has another form than expected. Run "npm install libsql@0.5".')
  return connectWith(Database)
}

const isLibsql = (found: unknown): found is Libsql => typeof found === 'function'

const connectWith =
  (Database: Libsql): Connect =>
  (file, { readonly, timeout }) => {
    const database = open(Database, file, timeout)
    // It opens every file to be written.
    if (readonly) database.prepare('pragma query_only = 1').run([])
    const prepare = <Row>(sql: string) => statementOf<Row>(database.prepare(sql))
    return {
      get inTransaction() {
        return database.inTransaction
      },
      prepare,
      pragma: (source) => firstValue(database.prepare(`pragma ${source}`)),
      copyTo: async (to) => {
        if (readonly) database.prepare('pragma query_only = 0').run([])
        await copyAtOnce({ prepare }, to)
      },
      close: () => {
        // It goes on until the statements are collected, and must not hold a lock until then.
        if (database.inTransaction) database.prepare('rollback').run([])
        database.close()
      },
    }
  }

/** Its error for a file that cannot be opened has no code. */
function open(Database: Libsql, file: string, timeout: number): LibsqlDatabase {
  try {
    return new Database(file, { timeout })
  } catch (error) {
    throw Object.assign(new Error('unable to open database file', { cause: error }), {
      code: 'SQLITE_CANTOPEN',
    })
  }
}

/** Rows are read as lists and made into objects here: in those it makes itself, bytes are an `ArrayBuffer`. */
function statementOf<Row>(statement: LibsqlStatement): SqliteStatement<Row> {
  const reader = statement.reader
  if (reader) statement.raw()
  const names = statement.columns().map(({ name }) => name)
  let lists = false
  const shape = (row: readonly unknown[]): unknown =>
    lists ? row : Object.fromEntries(row.map((value, at) => [names[at], value]))
  return {
    reader,
    all: (...values) =>
      statement
        .all(bound(values))
        .map(shape)
        .filter(isRow<Row>),
    *iterate(...values) {
      for (const row of statement.iterate(bound(values))) {
        const shaped = shape(row)
        if (isRow<Row>(shaped)) yield shaped
      }
    },
    run: (...values) => statement.run(bound(values)),
    raw: () => {
      lists = true
    },
  }
}

const isRow = <Row>(row: unknown): row is Row => typeof row === 'object'

function bound(values: readonly unknown[]): unknown {
  const [first] = values
  const byName =
    values.length === 1 && typeof first === 'object' && first !== null && !(first instanceof Uint8Array)
  return byName ? first : values
}

function firstValue(statement: LibsqlStatement): unknown {
  return statement.reader ? statement.raw().all([])[0]?.[0] : statement.run([])
}
