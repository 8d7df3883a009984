import { StoreError } from '@recollect/core'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { ClientConfig, Pool } from 'pg'

/** graphile-worker writes to the console unless it is given another logger; what matters comes as events and errors. */
export const SILENT = new Logger(() => () => {})

/** What any of our connections has beyond what the caller gave. */
const CALM: ClientConfig = { keepAlive: true, connectionTimeoutMillis: 10_000, query_timeout: 30_000 }

export function openPool(connection: ClientConfig, max: number): Pool {
  const pool = new pg.Pool({ ...CALM, ...connection, max })
  // A connection that breaks fails the query under way; the event is for those that have none, and must not end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export const newClient = (connection: ClientConfig): pg.Client => new pg.Client({ ...CALM, ...connection })

const OLDEST = 130_000

/** @throws StoreError for a server older than Postgres 13. */
export function checkVersion(version: number): void {
  if (version >= OLDEST) return
  throw new StoreError(
    'STORE_UNAVAILABLE',
    `The server is Postgres ${String(Math.floor(version / 10_000))}. Jobs need 13 or newer: upgrade the server.`,
  )
}

/** Brings the tables of the jobs up to date; of several processes at once, one does and the others wait. */
export async function prepare(pool: Pool, schema: string): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    checkVersion(rows[0]?.version ?? 0)
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('recollect:${schema}:migrate', 0))`)
    await runMigrations({ pgPool: pool, schema, logger: SILENT })
  } finally {
    await client.query('rollback').then(
      () => {
        client.release()
      },
      () => {
        client.release(true)
      },
    )
  }
}
