import { isRecentEnough } from '../open/recent-enough.ts'
import type { SqliteDriverName } from '../options.ts'

/**
 * Whether several processes may write a file at once through a driver. libsql has a SQLite of before 3.51.3, and so have older releases of
 * Node 22 and 24: there a write beside a checkpoint of another process can be lost (https://sqlite.org/wal.html#the_wal_reset_bug).
 */
export function sharesFiles(driver: SqliteDriverName): boolean {
  if (driver === 'node:sqlite') return isRecentEnough(process.versions.sqlite ?? '')
  return driver !== 'libsql'
}
