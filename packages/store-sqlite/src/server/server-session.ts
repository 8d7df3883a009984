import { StoreError } from '@recollect/core'
import type { SqlConnection, SqlQuery, SqlRow } from '@recollect/store-kysely'
import { systemCode } from '../map-error.ts'
import type { Result, Transaction } from './client.ts'
import { mapServerError } from './server-error.ts'
import { boundTo, listsOf, namedRows } from './values.ts'

interface Pending {
  readonly query: SqlQuery
  readonly none: (() => Error) | undefined
}

/**
 * A transaction lent to one piece of work. A write nobody waits for goes with the next statement, in one request: the server stops at the
 * first of them that fails, so that nothing is written once SQLite has rolled back by itself.
 */
export class ServerSession implements SqlConnection {
  readonly #transaction: Transaction
  #pending: Pending[] = []
  #failed: Error | null = null
  #ended = false

  constructor(transaction: Transaction) {
    this.#transaction = transaction
  }

  async rows(query: SqlQuery): Promise<readonly SqlRow[]> {
    return listsOf(await this.#run(query))
  }

  async triples(query: SqlQuery): Promise<readonly (readonly [number, number, number])[]> {
    const { rows } = await this.#run(query)
    return rows.map((row) => [Number(row[0]), Number(row[1]), Number(row[2])])
  }

  async change(query: SqlQuery): Promise<number> {
    return (await this.#run(query)).rowsAffected
  }

  async send(query: SqlQuery, none?: () => Error): Promise<void> {
    this.#check()
    this.#pending.push({ query, none })
  }

  async sendAll(queries: readonly SqlQuery[]): Promise<void> {
    this.#check()
    this.#pending.push(...queries.map((query) => ({ query, none: undefined })))
  }

  async execute<Row>(sql: string, values: readonly unknown[]): Promise<{ rows: Row[]; changed: number }> {
    const result = await this.#do(boundTo(sql, values))
    return { rows: namedRows<Row>(result), changed: result.rowsAffected }
  }

  /** Sends what was not sent yet. @throws what it threw. */
  async settle(): Promise<void> {
    if (this.#failed !== null) throw this.#failed
    await this.#together([])
  }

  end(): void {
    this.#ended = true
  }

  async #run({ statement, values }: SqlQuery): Promise<Result> {
    return this.#do(boundTo(statement.sql, values))
  }

  async #do(statement: ReturnType<typeof boundTo>): Promise<Result> {
    this.#check()
    const result = (await this.#together([statement])).at(-1)
    if (result === undefined)
      throw new StoreError('STORE_UNAVAILABLE', 'The libsql server gave no result. Update it.')
    return result
  }

  async #together(last: readonly ReturnType<typeof boundTo>[]): Promise<readonly Result[]> {
    const pending = this.#pending
    this.#pending = []
    const sent = pending.map(({ query }) => boundTo(query.statement.sql, query.values))
    if (sent.length + last.length === 0) return []
    try {
      const results = await this.#transaction.batch([...sent, ...last])
      const at = pending.findIndex(({ none }, place) => none && results[place]?.rowsAffected === 0)
      const none = pending[at]?.none
      if (none) throw (this.#failed = none())
      return results
    } catch (error) {
      const mapped = mapServerError(error)
      // A refused value leaves the transaction as it was, for whoever asked to go on.
      const goesOn = sent.length === 0 && systemCode(error)?.startsWith('SQLITE_CONSTRAINT') === true
      if (!goesOn) this.#failed ??= mapped
      throw this.#failed ?? mapped
    }
  }

  #check(): void {
    if (this.#ended)
      throw new StoreError(
        'CLOSED',
        'This handle has ended. Use it only inside the function it was given to.',
      )
    if (this.#failed !== null) throw this.#failed
  }
}
