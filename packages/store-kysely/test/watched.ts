import type { SqlDriver } from '../src/index.ts'

/** Notes what is sent to a database, beginnings and ends of transactions left out. */
export function watched(driver: SqlDriver, sent: string[]): SqlDriver {
  return {
    ...driver,
    write: (scope, first, work) =>
      driver.write(scope, first, (connection, rows) =>
        work(
          {
            ...connection,
            rows: (query) => {
              sent.push(query.statement.sql)
              return connection.rows(query)
            },
            send: (query, none) => {
              sent.push(query.statement.sql)
              return connection.send(query, none)
            },
          },
          rows,
        ),
      ),
  }
}
