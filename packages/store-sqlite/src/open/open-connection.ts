import { alone } from '../driver/alone.ts'
import { Connection } from '../driver/connection.ts'
import { sharesFiles } from '../driver/shares-files.ts'
import type { Connect } from '../driver/sqlite-database.ts'
import { MEMORY } from '../options.ts'
import type { SqliteSettings } from '../options.ts'
import { applyPragmas } from './pragmas.ts'
import { checkVersion } from './sqlite-version.ts'

/** Opens one connection with every setting in force, or leaves none open. Throws what SQLite throws. */
export function openConnection(
  connect: Connect,
  settings: SqliteSettings,
  role: 'writer' | 'reader',
): Connection {
  const { file, readonly, driver, busyTimeoutMs: timeout } = settings
  const writes = role === 'writer' && !readonly && file !== MEMORY
  const open = writes && !sharesFiles(driver) ? alone(connect) : connect
  const database = open(file, { readonly, timeout })
  try {
    checkVersion(database, driver)
    // Reads the header before anything is set: a file that is no database is refused unchanged.
    database.pragma('schema_version')
    applyPragmas(database, settings, role)
    return new Connection(database)
  } catch (error) {
    database.close()
    throw error
  }
}
