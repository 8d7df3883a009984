import { StoreError } from '@recollect/core'
import { Pool } from 'pg'
import type { PoolClient } from 'pg'
import { parsers } from '../codec/parsers.ts'
import type { PostgresConnection, PostgresSettings } from '../options.ts'

/** The oldest server the statements are written for: `pg_current_xact_id()` and foreign keys between partitioned tables. */
const OLDEST = 130_000

/** The connections to one server, opened as they are needed. */
export class Server {
  readonly #pool: Pool

  constructor(connection: PostgresConnection, { poolSize, retryDeadlineMs }: PostgresSettings) {
    this.#pool = new Pool({
      application_name: 'recollect',
      ...connection,
      max: poolSize,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: retryDeadlineMs,
      types: parsers,
      verify: (client, done) => {
        checkVersion(client).then(() => {
          done()
        }, done)
      },
    })
    // A connection that breaks while nobody uses it is replaced when it is next needed.
    this.#pool.on('error', () => null)
  }

  /** Whoever takes a connection releases it; with an error it is closed. */
  lend(): Promise<PoolClient> {
    return this.#pool.connect()
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}

async function checkVersion(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version >= OLDEST) return
  throw new StoreError(
    'STORE_UNAVAILABLE',
    `The server is PostgreSQL ${String(Math.floor(version / 10_000))}. Update it to 13 or later.`,
  )
}
