import type { Names } from '@recollect/core/plugin'
import { RecollectError, StoreError } from '@recollect/core'
import { byName } from '@recollect/core/plugin'
import { mapError } from '../errors/map-error.ts'
import { errorCode } from '../errors/sql-state.ts'

/** What the next step is where it is another than with the store, by SQLSTATE. */
const NEXT: Names<readonly ['STORE_BUSY' | 'STORE_UNAVAILABLE', string]> = byName({
  '42501': [
    'STORE_UNAVAILABLE',
    'The role lacks a permission. Jobs need the role that owns their schema, or one it let at them by grantWorker(): call that as the owner, who needs CREATE on the database once.',
  ],
  '53300': ['STORE_BUSY', 'The server has no connection left. Raise max_connections, or run fewer workers.'],
})

/** What a failed call to the server means to the caller, with the next step. */
export function asStoreError(error: unknown): RecollectError {
  const next = RecollectError.isInstance(error) ? undefined : NEXT[errorCode(error) ?? '']
  return next === undefined ? mapError(error) : new StoreError(...next, { cause: error })
}
