import type { Store } from '@recollect/core'
import { openStore } from './open-store.ts'
import type { SqliteStoreOptions } from './options.ts'

/**
 * A store in one SQLite file. Opens nothing until it is first used; call `migrate()` once before that, `close()` when done.
 * Several processes may open the same file at once, on a local disk.
 */
export function sqliteStore(options: SqliteStoreOptions): Store {
  return openStore(options)
}
