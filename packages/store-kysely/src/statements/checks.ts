import { InvalidInputError, InvalidScopeError } from '@recollect/core'

/** NUL and lone surrogates: databases refuse them, or store something else without a word. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** Called with whatever a caller passed, so that a missing scope is never taken for all scopes. */
export function checkScope(scope: unknown): void {
  if (typeof scope !== 'string' || scope.length === 0) {
    throw new InvalidScopeError(
      'A scope is a non-empty string. Name the user, tenant or agent whose memory this is.',
    )
  }
  if (UNSTORABLE.test(scope)) {
    throw new InvalidScopeError(
      'A scope must be well-formed text without NUL. Remove lone surrogates and NUL from it.',
    )
  }
}

/** Gives a text back that every database can hold, and refuses others. */
export function checkText(text: string): string {
  if (UNSTORABLE.test(text)) {
    throw new InvalidInputError(
      'Text holds NUL or a lone surrogate and was not stored. Remove them before storing it.',
    )
  }
  return text
}

/** Refuses a limit that is no whole number from 1. */
export function checkCount(limit: number): void {
  if (!Number.isInteger(limit) || limit < 1) {
    throw new InvalidInputError(`The limit is ${String(limit)}. Pass a whole number from 1.`)
  }
}

/** For what is read in one go. */
export function checkLimit(limit: number): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) {
    throw new InvalidInputError(`The limit is ${String(limit)}. Pass a whole number from 1 to 1,000.`)
  }
}
