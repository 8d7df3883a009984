import { Turns, UnderWay } from '@recollect/store-kysely'
import type { SqlDriver, SqlQuery, SqlRow, SqlWork, Waiter } from '@recollect/store-kysely'
import { retryWhileBusy } from '../driver/retry.ts'
import { openClient } from './client.ts'
import type { Client, Transaction } from './client.ts'
import type { ServerSettings } from './options.ts'
import { mapServerError, unanswered } from './server-error.ts'
import { ServerSession } from './server-session.ts'

/** How many reads are on their way at once. */
const READERS = 16

interface Begun {
  readonly transaction: Transaction
  readonly session: ServerSession
  readonly rows: readonly SqlRow[]
}

/** Transactions of a libsql server over HTTP. A server ends one that lasts long, so none is held for an export. */
export class ServerDriver implements SqlDriver {
  readonly #settings: ServerSettings
  readonly #waiter: Waiter
  readonly #writers: Turns
  readonly #readers: Turns
  readonly #underWay = new UnderWay('This store was closed. Create a new one with sqliteStore().')
  #client: Promise<Client> | null = null

  constructor(settings: ServerSettings, waiter: Waiter) {
    this.#settings = settings
    this.#waiter = waiter
    this.#writers = new Turns(1, settings.retryDeadlineMs, waiter)
    this.#readers = new Turns(READERS, settings.retryDeadlineMs, waiter)
  }

  read<T>(_scope: string | null, first: SqlQuery | null, work: SqlWork<T>): Promise<T> {
    return this.#underWay.track(() => this.#readers.take(() => this.#transact('deferred', first, work)))
  }

  write<T>(_scope: string | null, first: SqlQuery | null, work: SqlWork<T>): Promise<T> {
    return this.#underWay.track(() => this.#writers.take(() => this.#transact('write', first, work)))
  }

  close(): Promise<void> {
    return this.#underWay.close(async () => {
      const client = await this.#client?.catch(() => null)
      client?.close()
    })
  }

  async #transact<T>(mode: 'write' | 'deferred', first: SqlQuery | null, work: SqlWork<T>): Promise<T> {
    const { retryDeadlineMs } = this.#settings
    const { transaction, session, rows } = await retryWhileBusy(
      () => this.#begin(mode, first),
      retryDeadlineMs,
      this.#waiter,
    )
    try {
      const result = await work(session, rows)
      session.end()
      await session.settle()
      await commit(transaction)
      return result
    } catch (error) {
      session.end()
      await rollback(transaction)
      throw error
    }
  }

  /** Begins with its first statement, which takes the lock of a writer or the snapshot of a reader. */
  async #begin(mode: 'write' | 'deferred', first: SqlQuery | null): Promise<Begun> {
    const client = await this.#connected()
    const transaction = await client.transaction(mode).catch(refused)
    const session = new ServerSession(transaction)
    try {
      const rows = await session.rows(first ?? NOTHING)
      return { transaction, session, rows: first === null ? [] : rows }
    } catch (error) {
      await rollback(transaction)
      throw error
    }
  }

  #connected(): Promise<Client> {
    this.#client ??= openClient(this.#settings).catch((error: unknown) => {
      this.#client = null
      throw error
    })
    return this.#client
  }
}

const NOTHING: SqlQuery = { statement: { sql: 'select 1 from sqlite_schema limit 1' }, values: [] }

const refused = (error: unknown): never => {
  throw mapServerError(error)
}

async function commit(transaction: Transaction): Promise<void> {
  try {
    await transaction.commit()
  } catch (error) {
    const mapped = mapServerError(error)
    throw mapped.code === 'STORE_UNAVAILABLE' ? unanswered(error) : mapped
  }
}

async function rollback(transaction: Transaction): Promise<void> {
  try {
    await transaction.rollback()
  } catch {
    // The server rolls back what its client no longer speaks of. The error that led here is the one to report.
    transaction.close()
  }
}
