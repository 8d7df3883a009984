import { RecollectError, StoreError } from '@recollect/core'

type StoreCode = 'STORE_CONFLICT' | 'STORE_BUSY' | 'STORE_UNAVAILABLE' | 'STORE_FULL' | 'STORE_CORRUPT'

/** SQLSTATE or system code, by prefix: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const MEANINGS: readonly (readonly [prefix: string, code: StoreCode, next: string])[] = [
  [
    '42501',
    'STORE_UNAVAILABLE',
    'The role lacks a permission. Jobs need a role that owns their schema: run once as a role with CREATE on the database, and go on as that role.',
  ],
  ['28', 'STORE_UNAVAILABLE', 'The server refuses the role. Check user, password and pg_hba.conf.'],
  ['3D000', 'STORE_UNAVAILABLE', 'There is no such database. Check the name at the end of the url.'],
  [
    '25006',
    'STORE_UNAVAILABLE',
    'The server is read-only, a replica perhaps. Jobs need the address of the primary.',
  ],
  ['53300', 'STORE_BUSY', 'The server has no connection left. Raise max_connections or run fewer workers.'],
  ['53100', 'STORE_FULL', 'The disk of the server is full. Free space; what was there is kept.'],
  ['53', 'STORE_BUSY', 'The server is short of resources. Call again later.'],
  ['55P03', 'STORE_BUSY', 'Another transaction holds a lock. Call again later.'],
  ['57014', 'STORE_BUSY', 'The statement took too long and was cancelled. Call again later.'],
  ['40', 'STORE_BUSY', 'Other transactions were in the way. Call again.'],
  ['XX', 'STORE_CORRUPT', 'The server reports damage. Look into its log.'],
]

const LOST =
  'The server cannot be reached. Check that it runs and that the address is right, then call again.'

/** What a failed call to the server means to the caller, with the next step. */
export function asStoreError(error: unknown): RecollectError {
  if (RecollectError.isInstance(error)) return error
  const found = codeOf(error)
  const [, code, next] = MEANINGS.find(([prefix]) => found.startsWith(prefix)) ?? [
    '',
    'STORE_UNAVAILABLE' as const,
    LOST,
  ]
  return new StoreError(code, `${next} (${messageOf(error)})`, { cause: error })
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Of several addresses tried in vain, Node reports the errors without a message of their own. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

const HOPELESS = new Set(['INVALID_INPUT', 'INVALID_SCOPE', 'INVALID_CONFIG', 'UNSUPPORTED_CAPABILITY'])

/** Whether trying again cannot help. */
export const isHopeless = (error: unknown): boolean =>
  RecollectError.isInstance(error) && HOPELESS.has(error.code)

const MAX_REASON = 2000

/** An error as it is kept with a job; Postgres keeps no NUL, and UTF-8 no half of a pair. */
export function reasonOf(error: unknown): string {
  const code = RecollectError.isInstance(error) ? `${error.code}: ` : ''
  return `${code}${messageOf(error)}`.slice(0, MAX_REASON).replace(/[\0\p{Cs}]/gu, '�')
}
