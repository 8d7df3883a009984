import { RecollectError, StoreError } from '@recollect/core'
import type { SqlConnection, SqlQuery, SqlRow } from '@recollect/store-kysely'
import type { PoolClient, QueryArrayConfig, QueryResultRow } from 'pg'
import { mapError } from '../errors/map-error.ts'
import { errorCode } from '../errors/sql-state.ts'
import { gathering } from './gather.ts'
import { CHANGED_NOTHING, mustChange } from './must-change.ts'
import type { StatementNames } from './statement-names.ts'

/** How many writes may be on their way before one waits: bounds what is held in memory. */
const IN_FLIGHT = 256

/** One transaction on a borrowed connection. Queries go out in the order they are asked for, without waiting for each other. */
export class Transaction implements SqlConnection {
  readonly #client: PoolClient
  readonly #names: StatementNames | null
  readonly #gather: () => void
  #ended = false
  /** What the first query that failed threw, as `pg` gave it: the server refuses all that come after it. */
  #failure: unknown = null
  #sent: Promise<void>[] = []

  /** Without `names` statements are not kept prepared. */
  constructor(client: PoolClient, names: StatementNames | null) {
    this.#client = client
    this.#names = names
    this.#gather = gathering(client)
  }

  /** What went wrong first, or null. */
  get failure(): unknown {
    return this.#failure
  }

  async rows(query: SqlQuery): Promise<readonly SqlRow[]> {
    return (await this.#query<unknown[]>(query)).rows
  }

  async triples(query: SqlQuery): Promise<readonly (readonly [number, number, number])[]> {
    return (await this.#query<[number, number, number]>(query)).rows
  }

  async change(query: SqlQuery): Promise<number> {
    return (await this.#query<unknown[]>(query)).rowCount ?? 0
  }

  async send(query: SqlQuery, none?: () => Error): Promise<void> {
    this.#check()
    const { statement, values } = query
    const asked = none === undefined ? query : { statement: mustChange(statement), values }
    const sent = this.#query<unknown[]>(asked, none).then(
      () => undefined,
      // Noted already; thrown by whoever waits next.
      () => undefined,
    )
    this.#sent.push(sent)
    if (this.#sent.length >= IN_FLIGHT) await this.settle()
  }

  async execute<Row>(sql: string, values: readonly unknown[]): Promise<{ rows: Row[]; changed: number }> {
    this.#check()
    this.#gather()
    const result = await this.#note(this.#client.query<QueryResultRow & Row>(sql, [...values]))
    return { rows: result.rows, changed: result.rowCount ?? 0 }
  }

  /** Waits for everything that was sent, and throws what failed. */
  async settle(): Promise<void> {
    const sent = this.#sent
    this.#sent = []
    // What is sent while this waits is waited for by another.
    await Promise.all(sent)
    if (this.#failure !== null) throw mapError(this.#failure)
  }

  /** A command that is part of the transaction itself. Returns what the server says it did. */
  async command(text: string): Promise<string> {
    this.#gather()
    const { command } = await this.#note(this.#client.query(text))
    return command
  }

  end(): void {
    this.#ended = true
  }

  async #query<Row extends unknown[]>({ statement, values }: SqlQuery, none?: () => Error) {
    this.#check()
    const { sql } = statement
    const config: QueryArrayConfig = { text: sql, values: [...values], rowMode: 'array' }
    if (this.#names !== null) config.name = this.#names.of(sql)
    this.#gather()
    return this.#note(this.#client.query<Row>(config), none)
  }

  async #note<T>(answer: Promise<T>, none?: () => Error): Promise<T> {
    try {
      return await answer
    } catch (error) {
      this.#failure ??= none && errorCode(error) === CHANGED_NOTHING ? none() : error
      throw mapError(this.#failure)
    }
  }

  #check(): void {
    if (this.#ended) {
      throw new StoreError(
        'CLOSED',
        'This handle has ended. Use it only inside the function it was given to.',
      )
    }
    if (RecollectError.isInstance(this.#failure)) throw this.#failure
    if (this.#failure !== null) throw mapError(this.#failure)
  }
}
