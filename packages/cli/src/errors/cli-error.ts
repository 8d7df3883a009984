import type { Catalogue } from '../text/index.ts'
import { en } from '../text/en/index.ts'
import { EXIT } from './exit-codes.ts'
import type { ExitCode } from './exit-codes.ts'

/** Codes of what the command itself refuses; the library's own codes stand in `@recollect/core`. */
export type CliErrorCode =
  | 'USAGE'
  | 'INVALID_INPUT'
  | 'INVALID_CONFIG'
  | 'NO_DATABASE'
  | 'NOT_A_DATABASE'
  | 'FILE_EXISTS'
  | 'FILE_UNREADABLE'
  | 'NOT_FOUND'
  | 'CHANGE_FINAL'
  | 'INTERRUPTED'

export type Say = (text: Catalogue) => string

const EXIT_OF: Readonly<Record<CliErrorCode, ExitCode>> = {
  USAGE: EXIT.refused,
  INVALID_INPUT: EXIT.refused,
  INVALID_CONFIG: EXIT.refused,
  NO_DATABASE: EXIT.refused,
  NOT_A_DATABASE: EXIT.refused,
  FILE_EXISTS: EXIT.refused,
  FILE_UNREADABLE: EXIT.refused,
  NOT_FOUND: EXIT.notFound,
  CHANGE_FINAL: EXIT.refused,
  INTERRUPTED: EXIT.interrupted,
}

/** Something the command refuses, worded in the language of whoever reads it. */
export class CliError extends Error {
  readonly code: CliErrorCode
  readonly exit: ExitCode
  readonly say: Say

  constructor(code: CliErrorCode, say: Say, options?: { cause?: unknown }) {
    super(say(en), options)
    this.name = 'CliError'
    this.code = code
    this.exit = EXIT_OF[code]
    this.say = say
  }
}

export const usageError = (say: Say): CliError => new CliError('USAGE', say)
