import { StoreError } from '@recollect/core'
import { sharesFiles } from '../driver/shares-files.ts'
import type { SqliteDatabase } from '../driver/sqlite-database.ts'
import type { SqliteDriverName } from '../options.ts'
import { isRecentEnough, LEAST } from './recent-enough.ts'

/** Refuses a SQLite that can damage a database with several writers, where there may be several. */
export function checkVersion(database: SqliteDatabase, driver: SqliteDriverName): void {
  if (!sharesFiles(driver)) return
  const [row] = database.prepare<{ version: string }>('select sqlite_version() as version').all()
  const version = row?.version ?? 'unknown'
  if (isRecentEnough(version)) return
  throw new StoreError(
    'STORE_UNAVAILABLE',
    `SQLite ${version} can damage a database with several writers. Update ${driver} to one with SQLite ${LEAST.join('.')} or later.`,
  )
}
