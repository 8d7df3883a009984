import { StoreError } from '@recollect/core'
import type { SqlConnection, SqlQuery, SqlRow } from '@recollect/store-kysely'
import { mapError } from '../map-error.ts'
import type { Connection } from './connection.ts'

/** A connection lent to one piece of work: refused once the work has ended, since others use the connection then. */
export class Session implements SqlConnection {
  readonly #connection: Connection
  #ended = false
  /** What made SQLite roll the transaction back by itself: anything after it would be kept at once. */
  #rolledBack: Error | null = null

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async rows(query: SqlQuery): Promise<readonly SqlRow[]> {
    return this.#call((connection) => connection.rows(query))
  }

  async triples(query: SqlQuery): Promise<readonly (readonly [number, number, number])[]> {
    return this.#call((connection) => connection.triples(query))
  }

  async change(query: SqlQuery): Promise<number> {
    return this.#call((connection) => connection.change(query))
  }

  async send(query: SqlQuery, none?: () => Error): Promise<void> {
    const changed = this.#call((connection) => connection.change(query))
    if (changed === 0 && none) throw none()
  }

  async sendAll(queries: readonly SqlQuery[]): Promise<void> {
    this.#call((connection) => {
      for (const query of queries) connection.change(query)
    })
  }

  async execute<Row>(sql: string, values: readonly unknown[]): Promise<{ rows: Row[]; changed: number }> {
    return this.#call((connection) => connection.execute<Row>(sql, values))
  }

  end(): void {
    this.#ended = true
  }

  #call<T>(use: (connection: Connection) => T): T {
    if (this.#ended) {
      throw new StoreError(
        'CLOSED',
        'This handle has ended. Use it only inside the function it was given to.',
      )
    }
    if (this.#rolledBack !== null) throw this.#rolledBack
    try {
      return use(this.#connection)
    } catch (error) {
      const mapped = mapError(error)
      if (!this.#connection.database.inTransaction) this.#rolledBack = mapped
      throw mapped
    }
  }
}
