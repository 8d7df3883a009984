import { InvalidInputError, RecollectError, StoreError } from '@recollect/core'
import { DatabaseError } from 'pg'
import { refusalOf } from './refusals.ts'
import { errorCode, isLost } from './sql-state.ts'

type StoreCode = 'STORE_CONFLICT' | 'STORE_BUSY' | 'STORE_UNAVAILABLE' | 'STORE_FULL' | 'STORE_CORRUPT'

const DAMAGED = 'The server found damaged data and left it as it is. See its log, and restore from a backup.'

/** By the beginning of the SQLSTATE, most special first. PostgreSQL documentation, Appendix A. */
const MEANINGS: readonly (readonly [prefix: string, code: StoreCode, message: string])[] = [
  [
    '23505',
    'STORE_CONFLICT',
    'The database has a record with the same id, key, version or active value already, so this one was not written. ' +
      'Read what is there and decide anew.',
  ],
  [
    '42703',
    'STORE_UNAVAILABLE',
    'A column is missing: the tables were changed while this process ran; nothing of this transaction was kept. Start it anew.',
  ],
  [
    '23514',
    'STORE_UNAVAILABLE',
    'The vectors of this database were moved to pgvector while this process ran; nothing of this transaction was kept. Start it anew.',
  ],
  ['40', 'STORE_BUSY', 'Other writers were faster each time. Call again later.'],
  [
    '55P03',
    'STORE_BUSY',
    'Another writer held the scope too long. Call again, keep transactions short, or raise lockTimeoutMs.',
  ],
  [
    '25P0',
    'STORE_BUSY',
    'The server ended a transaction that stood open too long; nothing of it was kept. Call again, and keep transactions short.',
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
    'The server is out of memory, or of room for locks; nothing of this transaction was kept. Call again later, or raise max_locks_per_transaction.',
  ],
  [
    '25006',
    'STORE_UNAVAILABLE',
    'The server takes reads only: it is a replica, or was made read-only. Pass the address of the primary, or turn ' +
      'default_transaction_read_only off.',
  ],
  [
    '42501',
    'STORE_UNAVAILABLE',
    'The role may not do this. Let migrate() run as the owner of the schema, with grantTo naming the role of the application.',
  ],
  [
    '42704',
    'STORE_UNAVAILABLE',
    'The role that grantTo names does not exist. Make it with create role first.',
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
  ['XX001', 'STORE_CORRUPT', DAMAGED],
  ['XX002', 'STORE_CORRUPT', DAMAGED],
  [
    '58',
    'STORE_UNAVAILABLE',
    'The server could not read or write a file; nothing of this transaction was kept. See its log.',
  ],
]

/** What Node says of a certificate, and servers of connections that are not encrypted. */
const CERTIFICATE = /CERT|UNABLE_TO_|SELF_SIGNED/u
const UNTRUSTED =
  'The certificate of the server was not accepted. Add sslrootcert with the authority that signed it to the address, and use the host name ' +
  'the certificate is for; sslmode=require encrypts without checking it.'
const WANTS_TLS = /no encryption$|connection is insecure|SSL(?:\/TLS)? (?:connection )?(?:is )?required/iu
const PLAIN =
  'The server takes encrypted connections only. Add sslmode=verify-full with sslrootcert to the address, or sslmode=require.'
const NO_TLS =
  'The server does not speak TLS. Take sslmode out of the address, or set ssl = on at the server.'

const DOWN =
  'The server cannot be reached, or it ended the connection; nothing of this transaction was kept. Check that it runs and that the ' +
  'address is right, then call again.'

const SAME_NUMBER =
  'The name of this scope comes to the same number as that of another one in this database, so nothing was written. ' +
  'Give the scope another name.'

/** Whether the row that stood in the way is one of the table of scopes, or of a part of it: that has no key but their numbers. */
function isOfScopes(error: unknown): boolean {
  return error instanceof DatabaseError && /^scopes(?:_p\d+)?$/u.test(error.table ?? '')
}

function aboutTls(error: unknown, code: string): string | null {
  const said = error instanceof Error ? error.message : ''
  if (said === 'The server does not support SSL connections') return NO_TLS
  if (CERTIFICATE.test(code)) return UNTRUSTED
  return /^(?:28|08|XX)/u.test(code) && WANTS_TLS.test(said) ? PLAIN : null
}

/** Turns what `pg` throws into what the contract names. Errors of the library itself pass as they are. */
export function mapError(error: unknown): RecollectError {
  if (RecollectError.isInstance(error)) return error
  const code = errorCode(error) ?? ''
  const tls = aboutTls(error, code)
  if (tls !== null) return new StoreError('STORE_UNAVAILABLE', tls, { cause: error })
  const refusal = refusalOf(code)
  if (refusal !== null) return new InvalidInputError(refusal, { cause: error })
  if (code === '23505' && isOfScopes(error))
    return new StoreError('STORE_CONFLICT', SAME_NUMBER, { cause: error })
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
