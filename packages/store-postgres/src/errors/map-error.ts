import { RecollectError, StoreError } from '@recollect/core'
import { errorCode, isLost } from './sql-state.ts'

type StoreCode = 'STORE_CONFLICT' | 'STORE_BUSY' | 'STORE_UNAVAILABLE' | 'STORE_FULL' | 'STORE_CORRUPT'

/** By the beginning of the SQLSTATE, most special first. PostgreSQL documentation, Appendix A. */
const MEANINGS: readonly (readonly [prefix: string, code: StoreCode, message: string])[] = [
  [
    '23505',
    'STORE_CONFLICT',
    'The database has a record with the same id, key, version or active value already, so this one was not written. ' +
      'Read what is there and decide anew.',
  ],
  ['40', 'STORE_BUSY', 'Other writers were faster each time. Call again later.'],
  [
    '55P03',
    'STORE_BUSY',
    'Another writer held the scope too long. Call again, keep transactions short, or raise lockTimeoutMs.',
  ],
  [
    '57014',
    'STORE_BUSY',
    'A statement took too long and was stopped. Call again later, or raise statementTimeoutMs.',
  ],
  [
    '53300',
    'STORE_BUSY',
    'The server has no connection left. Lower poolSize, raise max_connections, or put PgBouncer in front.',
  ],
  [
    '53100',
    'STORE_FULL',
    'The disk of the server is full; nothing of this transaction was kept. Free space and call again.',
  ],
  [
    '53200',
    'STORE_UNAVAILABLE',
    'The server is out of memory; nothing of this transaction was kept. Call again later.',
  ],
  [
    '25006',
    'STORE_UNAVAILABLE',
    'The server takes reads only: it is a replica, or was made read-only. Pass the address of the primary.',
  ],
  [
    '42501',
    'STORE_UNAVAILABLE',
    'The role may not do this. Let migrate() run as the owner of the schema, with grantTo naming the role of the application.',
  ],
  ['28', 'STORE_UNAVAILABLE', 'The server refuses this user or password. Check the address and pg_hba.conf.'],
  [
    '3D000',
    'STORE_UNAVAILABLE',
    'There is no such database on the server. Make it with createdb, or check the address.',
  ],
  ['42P01', 'STORE_UNAVAILABLE', 'A table is missing. Call store.migrate() once before you use it.'],
  ['3F000', 'STORE_UNAVAILABLE', 'The schema is missing. Call store.migrate() once before you use it.'],
  [
    '26000',
    'STORE_UNAVAILABLE',
    'A prepared statement is gone: a pooler shares connections. Pass prepare: false.',
  ],
  [
    '42P05',
    'STORE_UNAVAILABLE',
    'A prepared statement is there already: a pooler shares connections. Pass prepare: false.',
  ],
  [
    'XX00',
    'STORE_CORRUPT',
    'The server found damaged data and left it as it is. See its log, and restore from a backup.',
  ],
  [
    '58',
    'STORE_UNAVAILABLE',
    'The server could not read or write a file; nothing of this transaction was kept. See its log.',
  ],
]

const DOWN =
  'The server cannot be reached, or it ended the connection; nothing of this transaction was kept. Check that it runs and that the ' +
  'address is right, then call again.'

/** Turns what `pg` throws into what the contract names. Errors of the library itself pass as they are. */
export function mapError(error: unknown): RecollectError {
  if (RecollectError.isInstance(error)) return error
  const code = errorCode(error) ?? ''
  const meaning = MEANINGS.find(([prefix]) => code.startsWith(prefix))
  if (meaning !== undefined) return new StoreError(meaning[1], meaning[2], { cause: error })
  if (isLost(error) || code === 'ENOTFOUND')
    return new StoreError('STORE_UNAVAILABLE', DOWN, { cause: error })
  const what = error instanceof Error ? error.message : String(error)
  return new StoreError(
    'STORE_UNAVAILABLE',
    `Postgres could not do this and nothing of the transaction was kept: ${what}. See the cause; call again once it is removed.`,
    { cause: error },
  )
}
