import { StoreError } from '@recollect/core'
import type { SqliteDatabase } from '../driver/sqlite-database.ts'

/** The first version in which two writers cannot damage the log between them. */
const LEAST = [3, 51, 3] as const

export function isRecentEnough(version: string): boolean {
  const found = version.split('.').map(Number)
  for (const [place, least] of LEAST.entries()) {
    const part = found[place] ?? 0
    if (part !== least) return part > least
  }
  return true
}

/** Refuses a SQLite that can damage a database with several writers. */
export function checkVersion(database: SqliteDatabase): void {
  const [row] = database.prepare<{ version: string }>('select sqlite_version() as version').all()
  const version = row?.version ?? 'unknown'
  if (isRecentEnough(version)) return
  throw new StoreError(
    'STORE_UNAVAILABLE',
    `SQLite ${version} can damage a database with several writers. Install a better-sqlite3 with SQLite ${LEAST.join('.')} or later.`,
  )
}
