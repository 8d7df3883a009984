import type { ErrorCode } from '@recollect/core'

/** What an error of core is over HTTP: its status and, in few words, its kind. The one place that decides. */
export const STATUSES: Readonly<Record<ErrorCode, readonly [status: number, title: string]>> = {
  INVALID_INPUT: [400, 'The input was refused'],
  INVALID_CURSOR: [400, 'The cursor was refused'],
  INVALID_SCOPE: [400, 'The name of the scope was refused'],
  INVALID_IMPORT: [422, 'The import was refused'],
  FORM_INVALID: [422, 'The form was refused'],
  NOT_FOUND: [404, 'Not found'],
  ACCESS_DENIED: [403, 'Access denied'],
  QUOTA_EXCEEDED: [429, 'The scope is full'],
  BUDGET_EXHAUSTED: [429, 'The budget for models is spent'],
  CHANGE_UNDONE: [409, 'The change was undone already'],
  CHANGE_NEEDED: [409, 'Later changes rest on this one'],
  CHANGE_FINAL: [409, 'The change is final'],
  COPY_CONFLICT: [409, 'The target holds something else'],
  COPY_DIFFERS: [409, 'What arrived differs'],
  SESSION_MERGING: [409, 'The session is being merged'],
  VERSION_CONFLICT: [409, 'Another version is there'],
  STORE_CONFLICT: [409, 'Somebody else wrote at the same time'],
  INVALID_CONFIG: [422, 'Not set up for this'],
  INVALID_PACK: [500, 'A language pack is broken'],
  UNSUPPORTED_CAPABILITY: [422, 'The store does not do this'],
  MODEL_UNAVAILABLE: [502, 'The model did not answer'],
  MODEL_REFUSED: [502, 'The model refused'],
  MODEL_INVALID_RESPONSE: [502, 'The answer of the model could not be read'],
  CLOSED: [503, 'The memory is closed'],
  STORE_BUSY: [503, 'The store is busy'],
  STORE_UNAVAILABLE: [503, 'The store does not answer'],
  STORE_FULL: [507, 'The store is full'],
  STORE_CORRUPT: [500, 'The store is damaged'],
  STORE_NEWER: [500, 'The store is newer than this server'],
  KEY_MISSING: [500, 'A key is missing'],
  SEAL_BROKEN: [500, 'Something sealed could not be opened'],
}

/** Seconds after which it makes sense to try again, for what passes by itself. */
export const RETRY_AFTER: Readonly<Partial<Record<ErrorCode, number>>> = {
  STORE_BUSY: 1,
  STORE_UNAVAILABLE: 5,
  STORE_CONFLICT: 1,
  SESSION_MERGING: 1,
  CLOSED: 5,
}

export const TITLES: Readonly<Record<number, string>> = {
  400: 'The request was refused',
  401: 'Who asks is not known',
  403: 'Refused',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Too large',
  415: 'Another content type is needed',
  429: 'Too many requests',
  500: 'Unexpected error',
}
