import { importLate, noDriver } from './advice.ts'
import { copyAtOnce } from './copying.ts'
import type { Connect, SqliteStatement } from './sqlite-database.ts'

/** What is used of `bun:sqlite`. */
interface BunStatement<Row> {
  readonly columnNames: readonly string[]
  all(...values: unknown[]): Row[]
  /** Rows as lists. */
  values(...values: unknown[]): Row[]
  iterate(...values: unknown[]): IterableIterator<Row>
  run(...values: unknown[]): { readonly changes: number }
  finalize(): void
}
interface BunDatabase {
  readonly inTransaction: boolean
  prepare<Row>(sql: string): BunStatement<Row>
  close(): void
}
interface BunSqlite {
  readonly Database: new (file: string, options: object) => BunDatabase
}

/** @throws StoreError `STORE_UNAVAILABLE` elsewhere than in Bun. */
export async function loadBunSqlite(): Promise<Connect> {
  if (process.versions['bun'] === undefined) {
    throw noDriver(
      "bun:sqlite is part of Bun, and this is not Bun. Use driver: 'node:sqlite' or 'better-sqlite3'.",
    )
  }
  const found = await importLate('bun:sqlite')
  if (!isBunSqlite(found)) throw noDriver('This Bun has no bun:sqlite. Update Bun.')
  return connectWith(found)
}

const isBunSqlite = (found: unknown): found is BunSqlite =>
  typeof found === 'object' && found !== null && 'Database' in found

const connectWith =
  ({ Database }: BunSqlite): Connect =>
  (file, { readonly, timeout }) => {
    const mode = readonly ? { readonly } : { readwrite: true, create: file === ':memory:' }
    const database = new Database(file, { ...mode, strict: true })
    const statements = new Statements(database)
    statements.value(`pragma busy_timeout = ${String(timeout)}`)
    return {
      get inTransaction() {
        return database.inTransaction
      },
      prepare: (sql) => statements.prepare(sql),
      pragma: (source) => statements.value(`pragma ${source}`),
      copyTo: (to) => copyAtOnce(statements, to),
      close: () => {
        statements.finalize()
        database.close()
      },
    }
  }

/** Bun keeps a file open until every statement on it was finalized or collected. */
class Statements {
  readonly #database: BunDatabase
  readonly #prepared = new Set<WeakRef<Pick<BunStatement<unknown>, 'finalize'>>>()
  readonly #collected = new FinalizationRegistry<WeakRef<Pick<BunStatement<unknown>, 'finalize'>>>((one) => {
    this.#prepared.delete(one)
  })

  constructor(database: BunDatabase) {
    this.#database = database
  }

  prepare<Row>(sql: string): SqliteStatement<Row> {
    const statement = this.#database.prepare<Row>(sql)
    const one = new WeakRef(statement)
    this.#prepared.add(one)
    this.#collected.register(statement, one)
    return statementOf(statement)
  }

  value(sql: string): unknown {
    const statement = this.#database.prepare<readonly unknown[]>(sql)
    try {
      return statement.values()[0]?.[0]
    } finally {
      statement.finalize()
    }
  }

  finalize(): void {
    for (const one of this.#prepared) one.deref()?.finalize()
    this.#prepared.clear()
  }
}

function statementOf<Row>(statement: BunStatement<Row>): SqliteStatement<Row> {
  let lists = false
  return {
    reader: statement.columnNames.length > 0,
    all: (...values) => (lists ? statement.values(...values) : statement.all(...values)),
    iterate: (...values) => statement.iterate(...values),
    run: (...values) => statement.run(...values),
    raw: () => {
      lists = true
    },
  }
}
