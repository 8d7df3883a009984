import type { SqlConnection, SqlQuery, SqlRow } from '../driver/sql-driver.ts'
import type { HeldRows } from './held-rows.ts'

/** A connection on which nothing is asked before the rows that wait are on their way. */
export class HoldingConnection implements SqlConnection {
  readonly #connection: SqlConnection
  readonly #held: HeldRows

  constructor(connection: SqlConnection, held: HeldRows) {
    this.#connection = connection
    this.#held = held
  }

  rows(query: SqlQuery): Promise<readonly SqlRow[]> {
    return this.#after(() => this.#connection.rows(query))
  }

  triples(query: SqlQuery): Promise<readonly (readonly [number, number, number])[]> {
    return this.#after(() => this.#connection.triples(query))
  }

  change(query: SqlQuery): Promise<number> {
    return this.#after(() => this.#connection.change(query))
  }

  send(query: SqlQuery, none?: () => Error): Promise<void> {
    return this.#after(() => this.#connection.send(query, none))
  }

  execute<Row>(sql: string, values: readonly unknown[]): Promise<{ rows: Row[]; changed: number }> {
    return this.#after(() => this.#connection.execute<Row>(sql, values))
  }

  /** Both are asked for at once, in this order: a connection answers in the order it is asked. */
  #after<T>(ask: () => Promise<T>): Promise<T> {
    if (!this.#held.waiting) return ask()
    return Promise.all([this.#held.flush(), ask()]).then(([, answer]) => answer)
  }
}
