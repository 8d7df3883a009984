import { Holds, UnderWay } from '@recollect/store-kysely'
import type { HeldRead, Hold, SqlDriver, SqlQuery, SqlWork } from '@recollect/store-kysely'
import { mapError } from '../map-error.ts'
import type { Connections } from './connections.ts'
import type { Connection } from './connection.ts'
import { Session } from './session.ts'

/** Each costs a connection with its own page cache. */
const MOST_HELD = 32

/** Transactions on one database file (or memory): writes one after another, reads beside them. */
export class SqliteDriver implements SqlDriver {
  readonly #connections: Connections
  readonly #underWay = new UnderWay('This store was closed. Create a new one with sqliteStore().')
  readonly #holds = new Holds(MOST_HELD)
  /** What is in memory has one connection: holding it would keep everybody waiting. */
  readonly hold?: Hold

  constructor(connections: Connections) {
    this.#connections = connections
    if (connections.inFile) {
      this.hold = (_scope, first) => this.#underWay.track(() => this.#holds.open(() => this.#hold(first)))
    }
  }

  read<T>(_scope: string | null, first: SqlQuery | null, work: SqlWork<T>): Promise<T> {
    return this.#underWay.track(() =>
      this.#connections.lendReader((connection) => this.#transact(connection, 'deferred', first, work)),
    )
  }

  write<T>(_scope: string | null, first: SqlQuery | null, work: SqlWork<T>): Promise<T> {
    return this.#underWay.track(() =>
      this.#connections.lendWriter((connection) => this.#transact(connection, 'immediate', first, work)),
    )
  }

  /** Runs work of another kind, which closing waits for. */
  track<T>(work: () => Promise<T>): Promise<T> {
    return this.#underWay.track(work)
  }

  close(): Promise<void> {
    return this.#underWay.close(async () => {
      await this.#holds.endAll()
      this.#connections.close()
    })
  }

  async #hold(first: SqlQuery | null): Promise<HeldRead> {
    const connection = await this.#connections.openApart()
    try {
      const rows = await this.#connections.retry(() => connection.begin('deferred', first))
      const session = new Session(connection)
      const end = async () => {
        session.end()
        connection.database.close()
      }
      return { connection: session, first: rows, end }
    } catch (error) {
      connection.database.close()
      throw error
    }
  }

  async #transact<T>(
    connection: Connection,
    mode: 'deferred' | 'immediate',
    first: SqlQuery | null,
    work: SqlWork<T>,
  ): Promise<T> {
    const rows = await this.#connections.retry(() => connection.begin(mode, first))
    const session = new Session(connection)
    try {
      const result = await work(session, rows)
      session.end()
      commit(connection)
      return result
    } catch (error) {
      session.end()
      rollback(connection)
      throw error
    }
  }
}

function commit(connection: Connection): void {
  try {
    connection.commit()
  } catch (error) {
    throw mapError(error)
  }
}

function rollback(connection: Connection): void {
  try {
    connection.rollback()
  } catch {
    // Done again before the connection is next used. The error that led here is the one to report.
    return
  }
}
