import { UnderWay } from '@recollect/store-kysely'
import type { SqlDriver, SqlQuery, SqlWork } from '@recollect/store-kysely'
import { mapError } from '../map-error.ts'
import type { Connections } from './connections.ts'
import type { Connection } from './connection.ts'
import { Session } from './session.ts'

/** Transactions on one database file (or memory): writes one after another, reads beside them. */
export class SqliteDriver implements SqlDriver {
  readonly #connections: Connections
  readonly #underWay = new UnderWay('This store was closed. Create a new one with sqliteStore().')

  constructor(connections: Connections) {
    this.#connections = connections
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
    return this.#underWay.close(() => {
      this.#connections.close()
    })
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
