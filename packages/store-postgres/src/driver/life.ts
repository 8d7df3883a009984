import { StoreError } from '@recollect/core'
import type { ClientBase } from 'pg'

/** The oldest server the statements are written for: `pg_current_xact_id()` and foreign keys between partitioned tables. */
const OLDEST = 130_000

/** Which life of the server a connection belongs to: a crash begins another one, a clean stop does not. */
export interface Life {
  /** The process that answered when the connection was opened. Behind a pooler others may answer later. */
  readonly pid: number
  /**
   * When the server last threw all its statistics away, which it does as it comes up after a crash, and not after a clean stop
   * (PostgreSQL documentation, "The Cumulative Statistics System"). Resetting one kind by hand changes nothing here.
   */
  readonly began: string
  /** Whether the server has loaded Citus, which takes a restart: so this holds as long as the connection. */
  readonly citus: boolean
}

const GREETING = `select current_setting('server_version_num')::int as version, pg_backend_pid() as pid,
  current_setting('citus.propagate_set_commands', true) is not null as citus,
  (select coalesce(extract(epoch from least(w.stats_reset, a.stats_reset))::text, '')
    from pg_stat_bgwriter w, pg_stat_archiver a) as began`

/** Asks the server over a connection. Throws for one that is too old. */
export async function readLife(client: ClientBase): Promise<Life> {
  const { rows } = await client.query<Life & { version: number }>(GREETING)
  const { version = 0, pid = 0, began = '', citus = false } = rows[0] ?? {}
  if (version >= OLDEST) return { pid, began, citus }
  throw new StoreError(
    'STORE_UNAVAILABLE',
    `The server is PostgreSQL ${String(Math.floor(version / 10_000))}. Update it to 13 or later.`,
  )
}
