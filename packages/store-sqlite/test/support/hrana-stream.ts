import { systemCode } from '../../src/map-error.ts'
import type { SqliteDatabase } from '../../src/driver/sqlite-database.ts'
import { fromWire, toWire } from './hrana-values.ts'
import type { Condition, WireRequest, WireStatement } from './hrana-values.ts'

/** Statements that sqld does not know; it parses every one. */
const REFUSED = /^\s*(?:analyze|vacuum|attach|pragma\s+[a-z_]+\s*=)/iu

interface StepResults {
  readonly step_results: unknown[]
  readonly step_errors: unknown[]
}

/** A stream of the protocol: a connection of its own, on which libsql does what is asked. */
export class HranaStream {
  readonly #database: SqliteDatabase
  readonly #texts = new Map<number, string>()

  constructor(database: SqliteDatabase) {
    this.#database = database
  }

  answer(request: WireRequest): unknown {
    try {
      return { type: 'ok', response: { type: request.type, ...this.#do(request) } }
    } catch (error) {
      return { type: 'error', error: told(error) }
    }
  }

  /** A transaction that nobody ended is rolled back. */
  close(): void {
    if (this.#database.inTransaction) this.#database.prepare('rollback').run()
    this.#database.close()
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
    const statement = this.#database.prepare<readonly unknown[]>(text)
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
    return this.#database.prepare<{ n: number }>('select total_changes() as n').all()[0]?.n ?? 0
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
