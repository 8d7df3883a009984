import type { SqlParam, SqlQuery, SqlRow } from '@recollect/store-kysely'
import type { SqliteDatabase, SqliteStatement } from './sqlite-database.ts'

type Triple = readonly [number, number, number]

/** One connection and its prepared statements. Everything in it is synchronous and throws what SQLite throws. */
export class Connection {
  readonly database: SqliteDatabase
  readonly #actions = new Map<string, SqliteStatement<unknown>>()
  readonly #rows = new Map<string, SqliteStatement<SqlRow>>()
  readonly #triples = new Map<string, SqliteStatement<Triple>>()

  constructor(database: SqliteDatabase) {
    this.database = database
  }

  rows({ statement, values }: SqlQuery): SqlRow[] {
    return this.#list(this.#rows, statement.sql).all(...bindable(values))
  }

  triples({ statement, values }: SqlQuery): Triple[] {
    return this.#list(this.#triples, statement.sql).all(...bindable(values))
  }

  change({ statement, values }: SqlQuery): number {
    return this.#action(statement.sql).run(...bindable(values)).changes
  }

  execute<Row>(sql: string, values: readonly unknown[]): { rows: Row[]; changed: number } {
    const prepared = this.database.prepare<Row>(sql)
    if (prepared.reader) return { rows: prepared.all(...values), changed: 0 }
    return { rows: [], changed: prepared.run(...values).changes }
  }

  /** Begins a transaction and runs the first query in it: both, or neither. Clears up what a failed rollback left. */
  begin(mode: 'deferred' | 'immediate', first: SqlQuery | null): SqlRow[] {
    if (this.database.inTransaction) this.#run('rollback')
    this.#run(mode === 'immediate' ? 'begin immediate' : 'begin')
    try {
      return first === null ? [] : this.rows(first)
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  commit(): void {
    this.#run('commit')
  }

  /** SQLite has rolled back by itself after some errors: then there is nothing to do. */
  rollback(): void {
    if (this.database.inTransaction) this.#run('rollback')
  }

  #run(sql: string): void {
    this.#action(sql).run()
  }

  #action(sql: string): SqliteStatement<unknown> {
    const known = this.#actions.get(sql)
    if (known !== undefined) return known
    const prepared = this.database.prepare<unknown>(sql)
    this.#actions.set(sql, prepared)
    return prepared
  }

  /** A statement whose rows come as lists. */
  #list<Row>(kept: Map<string, SqliteStatement<Row>>, sql: string): SqliteStatement<Row> {
    const known = kept.get(sql)
    if (known !== undefined) return known
    const prepared = this.database.prepare<Row>(sql)
    prepared.raw()
    kept.set(sql, prepared)
    return prepared
  }
}

/** SQLite has no flags and no dates: the codec writes neither. */
function bindable(values: readonly SqlParam[]): readonly SqlParam[] {
  for (const value of values) {
    if (typeof value === 'string' || typeof value === 'number' || value === null) continue
    if (value instanceof Uint8Array) continue
    throw new TypeError(
      'SQLite takes text, numbers, bytes and null. Write flags and times through the codec of the flavor.',
    )
  }
  return values
}
