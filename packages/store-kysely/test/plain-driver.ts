import { StoreError } from '@recollect/core'
import BetterSqlite from 'better-sqlite3'
import type { SqlConnection, SqlDriver, SqlQuery, SqlRow, SqlWork } from '../src/index.ts'

/** The smallest driver that keeps the contract: one connection in memory, one piece of work at a time. */
export function plainDriver(): SqlDriver {
  const database = new BetterSqlite(':memory:')
  let last: Promise<unknown> = Promise.resolve()
  let closed: Promise<void> | null = null

  function inTurn<T>(first: SqlQuery | null, work: SqlWork<T>): Promise<T> {
    if (closed !== null) return Promise.reject(new StoreError('CLOSED', 'Closed. Open another one.'))
    const running = last.then(() => transact(database, first, work))
    last = running.catch(() => null)
    return running
  }

  return {
    read: (_scope, first, work) => inTurn(first, work),
    write: (_scope, first, work) => inTurn(first, work),
    close: () => {
      closed ??= last.then(() => {
        database.close()
      })
      return closed
    },
  }
}

async function transact<T>(
  database: BetterSqlite.Database,
  first: SqlQuery | null,
  work: SqlWork<T>,
): Promise<T> {
  const state = { ended: false }
  const connection = connectionOf(database, state)
  database.exec('begin')
  try {
    const result = await work(connection, first === null ? [] : await connection.rows(first))
    database.exec('commit')
    return result
  } catch (error) {
    database.exec('rollback')
    throw error
  } finally {
    state.ended = true
  }
}

function connectionOf(database: BetterSqlite.Database, state: { readonly ended: boolean }): SqlConnection {
  const guarded = async <T>(run: () => T): Promise<T> => {
    if (state.ended) throw new StoreError('CLOSED', 'Ended. Use it inside its transaction.')
    try {
      return run()
    } catch (error) {
      throw new StoreError('STORE_CONFLICT', 'Refused by SQLite. See the cause.', { cause: error })
    }
  }
  return {
    rows: ({ statement, values }) =>
      guarded(() =>
        database
          .prepare<unknown[], SqlRow>(statement.sql)
          .raw()
          .all(...values),
      ),
    triples: ({ statement, values }) =>
      guarded(() =>
        database
          .prepare<unknown[], [number, number, number]>(statement.sql)
          .raw()
          .all(...values),
      ),
    change: ({ statement, values }) => guarded(() => database.prepare(statement.sql).run(...values).changes),
    send: (query, none) =>
      guarded(() => database.prepare(query.statement.sql).run(...query.values).changes).then((changed) => {
        if (changed === 0 && none) throw none()
      }),
    execute: <Row>(sql: string, values: readonly unknown[]) =>
      guarded(() => {
        const prepared = database.prepare<unknown[], Row>(sql)
        return prepared.reader
          ? { rows: prepared.all(...values), changed: 0 }
          : { rows: [], changed: prepared.run(...values).changes }
      }),
  }
}
