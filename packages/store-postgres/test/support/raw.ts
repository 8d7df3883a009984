import type { SqlConnection, SqlDriver } from '@recollect/store-kysely'
import { systemWaiter } from '@recollect/store-kysely'
import { PostgresDriver } from '../../src/driver/postgres-driver.ts'
import { Server } from '../../src/driver/server.ts'
import { settingsOf } from '../../src/options.ts'
import type { PostgresStoreOptions } from '../../src/options.ts'

/** What a store is made of, for SQL that somebody writes by hand over its connections. */
export interface Raw {
  readonly driver: SqlDriver
  readonly server: Server
}

export function rawOf(options: PostgresStoreOptions): Raw {
  const settings = settingsOf(options)
  const server = new Server(settings.primary, settings)
  return { server, driver: new PostgresDriver({ settings, primary: server, waiter: systemWaiter }) }
}

/** Runs work on what a store is made of, and closes it. */
export async function withRaw<T>(options: PostgresStoreOptions, work: (raw: Raw) => Promise<T>): Promise<T> {
  const raw = rawOf(options)
  try {
    return await work(raw)
  } finally {
    await raw.driver.close()
  }
}

/** The rows of one statement. */
export async function rowsOf<Row>(connection: SqlConnection, sql: string, values: readonly unknown[] = []) {
  return (await connection.execute<Row>(sql, values)).rows
}
