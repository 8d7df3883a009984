import { StoreError } from '@recollect/core'
import type { SqliteDatabase } from '../driver/sqlite-database.ts'
import type { SqliteSettings } from '../options.ts'
import { MEMORY } from '../options.ts'

const SYNCHRONOUS = { full: 2, normal: 1 } as const

/** Pages in the log before SQLite copies them back: 1,000 (its default) puts a stall of 14 ms in every hundredth write. */
const CHECKPOINT_PAGES = 10_000
/** What is left of a log that grew larger, in bytes. */
const LOG_LIMIT = 67_108_864

interface Pragma {
  readonly name: string
  readonly value: string | number
  /** What SQLite answers when it is asked. */
  readonly reads: string | number
}

const pragma = (name: string, value: string | number, reads: string | number = value): Pragma => ({
  name,
  value,
  reads,
})

/** Every setting the store rests on; none is left to how SQLite was compiled. */
function pragmasFor(settings: SqliteSettings, role: 'writer' | 'reader'): readonly Pragma[] {
  const inFile = settings.file !== MEMORY
  return [
    pragma('busy_timeout', settings.busyTimeoutMs),
    ...(inFile && !settings.readonly && role === 'writer' ? [pragma('journal_mode', 'wal')] : []),
    pragma('synchronous', SYNCHRONOUS[settings.durability]),
    pragma('secure_delete', 1),
    pragma('foreign_keys', 1),
    ...(inFile
      ? [pragma('wal_autocheckpoint', CHECKPOINT_PAGES), pragma('journal_size_limit', LOG_LIMIT)]
      : []),
    pragma('temp_store', 'memory', 2),
    pragma('trusted_schema', 0),
    pragma('cell_size_check', 1),
    ...(inFile ? [pragma('mmap_size', 0)] : []),
    ...(role === 'reader' ? [pragma('query_only', 1)] : []),
  ]
}

/** Sets every pragma and reads it back: a database that ignores one is not used. */
export function applyPragmas(
  database: SqliteDatabase,
  settings: SqliteSettings,
  role: 'writer' | 'reader',
): void {
  for (const { name, value, reads } of pragmasFor(settings, role)) {
    database.pragma(`${name} = ${String(value)}`)
    const found = database.pragma(name)
    if (found !== reads) {
      throw new StoreError(
        'STORE_UNAVAILABLE',
        `SQLite did not accept ${name} = ${String(value)} (it is ${String(found)}). Use a local disk, and ${settings.driver} as it comes.`,
      )
    }
  }
}
