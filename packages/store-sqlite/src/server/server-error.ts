import { RecollectError, StoreError } from '@recollect/core'
import { mapError, systemCode } from '../map-error.ts'

/** What a server or the way to it says, as the contract names it. */
export function mapServerError(error: unknown): RecollectError {
  if (RecollectError.isInstance(error)) return error
  const code = systemCode(error) ?? ''
  if (SHARED.test(code)) return mapError(error)
  if (REFUSED.test(error instanceof Error ? error.message : ''))
    return unavailable('The libsql server refuses the token. Check authToken and what it allows.', error)
  return unavailable(
    `The libsql server did not do this and keeps nothing of the transaction (${code || 'no answer'}). See the cause, check url, and call again.`,
    error,
  )
}

/** A commit whose answer did not come. */
export const unanswered = (cause: unknown): StoreError =>
  unavailable(
    'The libsql server did not answer to a commit: nobody knows whether it was kept. Read what is there before you call again.',
    cause,
  )

/** What means the same and asks for the same as in a file. */
const SHARED = /^SQLITE_(?:CONSTRAINT|BUSY|LOCKED|FULL)/u
const REFUSED = /HTTP status 40[13]/u

const unavailable = (what: string, cause: unknown): StoreError =>
  new StoreError('STORE_UNAVAILABLE', what, { cause })
