import { systemCode } from '../../src/map-error.ts'
import type { SqliteDatabase, SqliteStatement } from '../../src/driver/sqlite-database.ts'
import { fromWire, toWire } from './hrana-values.ts'
import type { Condition, WireRequest, WireStatement } from './hrana-values.ts'

/** Statements that sqld does not know; it parses every one. */
const REFUSED = /^\s*(?:analyze|vacuum|attach|pragma\s+[a-z_]+\s*=)/iu

interface StepResults {
  readonly step_results: unknown[]
  readonly step_errors: unknown[]
}

/** A connection with the statements it has prepared, for one stream after another: to open one takes longer than most of them last. */
export class HranaConnection {
  readonly database: SqliteDatabase
  readonly #statements = new Map<string, SqliteStatement<readonly unknown[]>>()

  constructor(database: SqliteDatabase) {
    this.database = database
  }

  prepared(sql: string): SqliteStatement<readonly unknown[]> {
    const statement = this.#statements.get(sql) ?? this.database.prepare<readonly unknown[]>(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

/** A stream of the protocol: a connection, for as long as it lasts its own, on which libsql does what is asked. */
export class HranaStream {
  readonly #connection: HranaConnection
  readonly #texts = new Map<number, string>()

  constructor(connection: HranaConnection) {
    this.#connection = connection
  }

  answer(request: WireRequest): unknown {
    try {
      return { type: 'ok', response: { type: request.type, ...this.#do(request) } }
    } catch (error) {
      return { type: 'error', error: told(error) }
    }
  }

  /** A transaction that nobody ended is rolled back. */
  close(): HranaConnection {
    if (this.#connection.database.inTransaction) this.#connection.prepared('rollback').run()
    return this.#connection
  }

  #do(request: WireRequest): object {
    if (request.type === 'store_sql') this.#texts.set(request.sql_id, request.sql)
    if (request.type === 'close_sql') this.#texts.delete(request.sql_id)
    if (request.type === 'execute') return { result: this.#run(request.stmt) }
    if (request.type === 'batch') return { result: this.#batch(request.batch.steps) }
    return {}
  }

  #batch(steps: readonly { readonly condition?: Condition; readonly stmt: WireStatement }[]): StepResults {
    const done: StepResults = { step_results: [], step_errors: [] }
    for (const { condition, stmt } of steps) {
      let [result, error]: unknown[] = [null, null]
      if (condition === undefined || holds(condition, done)) {
        try {
          result = this.#run(stmt)
        } catch (thrown) {
          error = told(thrown)
        }
      }
      done.step_results.push(result)
      done.step_errors.push(error)
    }
    return done
  }

  #run({ sql, sql_id: id, args = [] }: WireStatement): object {
    const text = sql ?? this.#texts.get(id ?? -1) ?? ''
    if (REFUSED.test(text)) throw new Error(`unsupported statement: ${text}`)
    const statement = this.#connection.prepared(text)
    const values = args.map(fromWire)
    if (!statement.reader) {
      const { changes } = statement.run(...values)
      return { cols: [], rows: [], affected_row_count: changes, last_insert_rowid: null }
    }
    const before = this.#changes()
    const named = statement.all(...values)
    const names = Object.keys(named[0] ?? {})
    const rows = named.map((row) => Object.values(row).map(toWire))
    const cols = names.map((name) => ({ name, decltype: null }))
    return { cols, rows, affected_row_count: this.#changes() - before, last_insert_rowid: null }
  }

  #changes(): number {
    const [row] = this.#connection.prepared('select total_changes() as n').all()
    return Number(Object.values(row ?? {})[0] ?? 0)
  }
}

function holds(condition: Condition, done: StepResults): boolean {
  if (condition.type === 'ok') return done.step_results[condition.step] !== null
  if (condition.type === 'error') return done.step_errors[condition.step] !== null
  if (condition.type === 'not') return !holds(condition.cond, done)
  const each = condition.conds.map((one) => holds(one, done))
  return condition.type === 'and' ? each.every(Boolean) : each.some(Boolean)
}

const told = (error: unknown) => ({
  message: error instanceof Error ? error.message : String(error),
  code: systemCode(error) ?? 'SQL_PARSE_ERROR',
})
