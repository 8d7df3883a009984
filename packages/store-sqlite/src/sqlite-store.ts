import type { Store } from '@recollect/core'
import { openStore } from './open-store.ts'
import type { SqliteStoreOptions } from './options.ts'
import { openServerStore } from './server/open-server-store.ts'
import type { LibsqlServerOptions } from './server/options.ts'

/**
 * A store in one SQLite file. Opens nothing until it is first used; call `migrate()` once before that, `close()` when done.
 * Several processes may open the same file at once, on a local disk, with every driver whose SQLite is 3.51.3 or later. With `url` it is
 * in a database on a libsql server. @throws InvalidConfigError
 */
export function sqliteStore(options: SqliteStoreOptions | LibsqlServerOptions): Store {
  return 'url' in options ? openServerStore(options) : openStore(options)
}
