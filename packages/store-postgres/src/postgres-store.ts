import type { Store } from '@recollect/core'
import { openStore } from './open-store.ts'
import type { PostgresStoreOptions } from './options.ts'

/**
 * A store on a PostgreSQL server, 13 or later. Opens nothing until it is first used; call `migrate()` once before that, `close()` when
 * done. Any number of processes may use the same database at once.
 */
export function postgresStore(options: PostgresStoreOptions): Store {
  return openStore(options)
}
