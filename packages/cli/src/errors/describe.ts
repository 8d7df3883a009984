import { ChangeError, RecollectError } from '@recollect/core'
import type { ErrorCode } from '@recollect/core'
import type { Catalogue } from '../text/index.ts'
import { CliError } from './cli-error.ts'
import { EXIT } from './exit-codes.ts'
import type { ExitCode } from './exit-codes.ts'

export interface Described {
  readonly code: string
  readonly message: string
  readonly exit: ExitCode
}

const EXIT_OF: Readonly<Record<ErrorCode, ExitCode>> = {
  INVALID_INPUT: EXIT.refused,
  INVALID_CURSOR: EXIT.refused,
  INVALID_SCOPE: EXIT.refused,
  INVALID_CONFIG: EXIT.refused,
  INVALID_PACK: EXIT.refused,
  INVALID_IMPORT: EXIT.refused,
  NOT_FOUND: EXIT.notFound,
  CHANGE_UNDONE: EXIT.refused,
  CHANGE_NEEDED: EXIT.refused,
  CHANGE_FINAL: EXIT.refused,
  COPY_CONFLICT: EXIT.refused,
  COPY_DIFFERS: EXIT.failed,
  SESSION_MERGING: EXIT.refused,
  VERSION_CONFLICT: EXIT.refused,
  FORM_INVALID: EXIT.refused,
  CLOSED: EXIT.failed,
  UNSUPPORTED_CAPABILITY: EXIT.failed,
  STORE_CONFLICT: EXIT.failed,
  STORE_BUSY: EXIT.failed,
  STORE_UNAVAILABLE: EXIT.failed,
  STORE_FULL: EXIT.failed,
  STORE_CORRUPT: EXIT.refused,
  STORE_NEWER: EXIT.refused,
  MODEL_UNAVAILABLE: EXIT.failed,
  MODEL_REFUSED: EXIT.refused,
  MODEL_INVALID_RESPONSE: EXIT.failed,
  BUDGET_EXHAUSTED: EXIT.failed,
  ACCESS_DENIED: EXIT.refused,
  QUOTA_EXCEEDED: EXIT.refused,
  KEY_MISSING: EXIT.refused,
  SEAL_BROKEN: EXIT.refused,
}

/** What an error means to the user: a stable code, a sentence with the next step, an exit code. */
export function describeError(error: unknown, text: Catalogue): Described {
  if (error instanceof CliError) return { code: error.code, message: error.say(text), exit: error.exit }
  if (RecollectError.isInstance(error)) {
    const { code } = error
    return { code, message: said(error, text), exit: EXIT_OF[code] }
  }
  const message = error instanceof Error ? error.message : String(error)
  const file = refusedFile(error)
  if (file !== null) {
    return {
      code: 'FILE_UNREADABLE',
      message: text.errors.fileUnreadable(text.errors.where.file(file), message),
      exit: EXIT.refused,
    }
  }
  return { code: 'UNEXPECTED', message: text.errors.unexpected(message), exit: EXIT.failed }
}

/** The library speaks to programmers; where a command has an option for the next step, it is named. */
function said(error: RecollectError, { errors }: Catalogue): string {
  const { code, message } = error
  switch (code) {
    case 'CHANGE_UNDONE':
    case 'CHANGE_NEEDED':
    case 'CHANGE_FINAL':
      return changeRefused(error, code, errors)
    case 'STORE_UNAVAILABLE':
      if (NOT_BUILT.test(message)) return errors.notBuilt
      return NO_DRIVER.test(message) ? errors.noDriver : errors.fromLibrary(code, message)
    default:
      return errors.fromLibrary(code, message)
  }
}

/** What `@recollect/store-sqlite` says when better-sqlite3 is not there, or was not compiled for this runtime. */
const NOT_BUILT = /^better-sqlite3 (?:is|was|does) /u
/** The same of another driver. */
const NO_DRIVER = /^(?:Node \S{1,20} has no node:sqlite|bun:sqlite is part of Bun|libsql is not there)/u

const ELSEWHERE = /^The scope "(?<scope>.{1,256})" went on with the fact/u

function changeRefused(
  error: RecollectError,
  code: keyof Catalogue['errors']['change'],
  errors: Catalogue['errors'],
): string {
  const ids = error instanceof ChangeError ? error.changes.join(', ') : ''
  const scope = ELSEWHERE.exec(error.message)?.groups?.['scope']
  return scope === undefined ? errors.change[code](ids) : errors.neededThere(scope, ids)
}

/** What the system says of paths that a user mistyped or may not use. */
const PATH_ERRORS = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EACCES',
  'EPERM',
  'EROFS',
  'EEXIST',
  'ENAMETOOLONG',
  'ELOOP',
])

/** The path of such an error, else null. */
function refusedFile(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return null
  return PATH_ERRORS.has(String(error.code)) ? String(error.path) : null
}
