import { hasNodeSqlite, importLate, noDriver } from './advice.ts'
import { copyAtOnce, copyHeld } from './copying.ts'
import type { Connect, OnPages, SqliteStatement } from './sqlite-database.ts'

/** What is used of `node:sqlite`; what may be missing came with Node 22.16. */
interface NodeStatement<Row> {
  all(...values: unknown[]): Row[]
  iterate(...values: unknown[]): IterableIterator<Row>
  run(...values: unknown[]): { readonly changes: number | bigint }
  columns?(): readonly unknown[]
  setReturnArrays?(enabled: boolean): void
}
interface NodeDatabase {
  readonly isTransaction?: boolean
  prepare<Row>(sql: string): NodeStatement<Row>
  exec(sql: string): void
  close(): void
}
interface NodeSqlite {
  readonly DatabaseSync: new (file: string, options: object) => NodeDatabase
  readonly backup?: (from: NodeDatabase, to: string, options: object) => Promise<unknown>
}

/** Pages of a turn in another thread. */
const PAGES = 1000

/** @throws StoreError `STORE_UNAVAILABLE` on a Node without it. */
export async function loadNodeSqlite(): Promise<Connect> {
  if (!hasNodeSqlite(process.versions)) throw missing()
  const found = await importLate('node:sqlite').catch((error: unknown) => {
    throw missing(error)
  })
  if (!isNodeSqlite(found)) throw missing()
  return connectWith(found)
}

const missing = (cause?: unknown) =>
  noDriver(
    `Node ${process.versions.node} has no node:sqlite. Use Node 22.13 or later, or driver: 'better-sqlite3'.`,
    cause,
  )

const isNodeSqlite = (found: unknown): found is NodeSqlite =>
  typeof found === 'object' && found !== null && 'DatabaseSync' in found

const connectWith =
  ({ DatabaseSync, backup }: NodeSqlite): Connect =>
  (file, { readonly, timeout }) => {
    const database = new DatabaseSync(file, { readOnly: readonly, timeout })
    // Before 22.16 it knows no timeout.
    database.exec(`pragma busy_timeout = ${String(timeout)}`)
    const prepare = <Row>(sql: string) => statementOf(database.prepare<Row>(sql), sql)
    return {
      get inTransaction() {
        return database.isTransaction ?? isInTransaction(database)
      },
      prepare,
      pragma: (source) => firstValue(database.prepare(`pragma ${source}`)),
      copyTo: (to, onPages) =>
        backup
          ? copyHeld({ prepare }, () => copyPages(database, backup, to, onPages))
          : copyAtOnce({ prepare }, to),
      close: () => {
        database.close()
      },
    }
  }

const copyPages = (
  database: NodeDatabase,
  backup: NonNullable<NodeSqlite['backup']>,
  to: string,
  onPages: OnPages,
): Promise<unknown> =>
  backup(database, to, {
    rate: PAGES,
    progress: ({ totalPages, remainingPages }: { totalPages: number; remainingPages: number }) => {
      onPages(totalPages - remainingPages, totalPages)
    },
  })

function statementOf<Row>(statement: NodeStatement<Row>, sql: string): SqliteStatement<Row> {
  const reader = statement.columns ? statement.columns().length > 0 : GIVES_ROWS.test(sql)
  let lists = (rows: Row[]) => rows
  return {
    reader,
    all: (...values) => lists(statement.all(...values)),
    iterate: (...values) => statement.iterate(...values),
    run: (...values) => ({ changes: Number(statement.run(...values).changes) }),
    raw: () => {
      if (statement.setReturnArrays) statement.setReturnArrays(true)
      else lists = (rows) => rows.map((row): unknown => Object.values(row ?? {})).filter(isRow<Row>)
    },
  }
}

/** For a Node that does not say itself; every statement of the store is written like this. */
const GIVES_ROWS = /^\s*(?:select|with|pragma|explain)\b|\breturning\b/iu

/** A list of the values of a row; the names of the columns of a statement differ and are no numbers. */
const isRow = <Row>(row: unknown): row is Row => Array.isArray(row)

function firstValue(statement: NodeStatement<object>): unknown {
  const [row] = statement.all()
  return row === undefined ? undefined : Object.values(row)[0]
}

/** For a Node that does not say itself: a transaction cannot begin within another. */
function isInTransaction(database: NodeDatabase): boolean {
  try {
    database.exec('begin')
  } catch {
    return true
  }
  database.exec('rollback')
  return false
}
