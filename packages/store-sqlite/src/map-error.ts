import { RecollectError, StoreError } from '@recollect/core'

type StoreCode = 'STORE_CONFLICT' | 'STORE_BUSY' | 'STORE_UNAVAILABLE' | 'STORE_FULL' | 'STORE_CORRUPT'

const MEANINGS: readonly (readonly [prefix: string, code: StoreCode, message: string])[] = [
  [
    'SQLITE_CONSTRAINT',
    'STORE_CONFLICT',
    'The database has a record with the same id, key, version or active value already, so this one was not written. ' +
      'Read what is there and decide anew.',
  ],
  ['SQLITE_BUSY', 'STORE_BUSY', 'Another connection holds the database. Call again later.'],
  ['SQLITE_LOCKED', 'STORE_BUSY', 'Another connection holds the database. Call again later.'],
  [
    'SQLITE_FULL',
    'STORE_FULL',
    'The disk is full or a quota is reached; nothing of this transaction was kept. Free space and call again.',
  ],
  [
    'SQLITE_CORRUPT',
    'STORE_CORRUPT',
    'The database file is damaged and was left as it is. Restore it from a backup, or save what is left with the ".recover" command of sqlite3.',
  ],
  [
    'SQLITE_NOTADB',
    'STORE_CORRUPT',
    'The file is not a SQLite database, or it is encrypted, and was left as it is. Check the path, or restore it from a backup.',
  ],
  [
    'SQLITE_READONLY',
    'STORE_UNAVAILABLE',
    'The database cannot be written. Give this user write permission on the file and its directory, or open it with readonly: true and only read.',
  ],
  [
    'SQLITE_CANTOPEN',
    'STORE_UNAVAILABLE',
    'The database file cannot be opened. Check that the path exists and that this user may read and write it and its directory.',
  ],
  [
    'SQLITE_PERM',
    'STORE_UNAVAILABLE',
    'The system refuses access to the database file. Check its permissions.',
  ],
  [
    'SQLITE_IOERR',
    'STORE_UNAVAILABLE',
    'The disk reported an error; nothing of this transaction was kept. Check the disk and its free space, then call again.',
  ],
]

/** The code of an error thrown by SQLite, in whatever driver, or by the file system; or null. */
export function systemCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  if (error.code === 'ERR_SQLITE_ERROR') return 'errcode' in error ? nameOf(error.errcode) : UNOPENED
  return typeof error.code === 'string' ? error.code : null
}

/** Deno gives no number when it cannot open a file. */
const UNOPENED = 'SQLITE_CANTOPEN'

/** `node:sqlite` tells numbers, whose lowest byte is the kind of error (https://sqlite.org/rescode.html). */
const nameOf = (errcode: unknown): string =>
  (typeof errcode === 'number' ? NAMES[errcode & 0xff] : undefined) ?? 'SQLITE_ERROR'

const NAMES: Readonly<Record<number, string>> = {
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  18: 'SQLITE_TOOBIG',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
}

export function isBusy(error: unknown): boolean {
  const code = systemCode(error)
  return (
    code !== null &&
    (code === 'STORE_BUSY' ||
      code.startsWith('SQLITE_BUSY') ||
      code.startsWith('SQLITE_LOCKED') ||
      code === 'SQLITE_PROTOCOL')
  )
}

/** Turns what SQLite throws into what the contract names. Errors of the library itself pass as they are. */
export function mapError(error: unknown): RecollectError {
  if (RecollectError.isInstance(error)) return error
  const code = systemCode(error) ?? ''
  const meaning = MEANINGS.find(([prefix]) => code.startsWith(prefix))
  if (meaning !== undefined) return new StoreError(meaning[1], meaning[2], { cause: error })
  const what = error instanceof Error ? error.message : String(error)
  return new StoreError(
    'STORE_UNAVAILABLE',
    `SQLite could not do this and nothing of the transaction was kept: ${what}. See the cause; call again once it is removed.`,
    { cause: error },
  )
}
