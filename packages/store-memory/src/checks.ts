import { InvalidInputError, InvalidScopeError } from '@recollect/core'
import type { Json } from '@recollect/core'
import { isList } from './records.ts'

/** NUL and lone surrogates: what a SQL store would refuse or silently change. */
const UNSTORABLE = /\0|\p{Surrogate}/u

export function checkScope(scope: string): void {
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

/** Refuses NUL and lone surrogates anywhere in the given values; numbers, booleans and null pass. */
export function checkStorable(...values: readonly Json[]): void {
  for (const value of values) {
    if (typeof value === 'string') checkText(value)
    else if (typeof value !== 'object' || value === null) continue
    else if (isList(value)) checkStorable(...value)
    else checkStorable(...Object.keys(value), ...Object.values(value))
  }
}

function checkText(text: string): void {
  if (UNSTORABLE.test(text)) {
    throw new InvalidInputError(
      'Text holds NUL or a lone surrogate and was not stored. Remove them before storing it.',
    )
  }
}

/** For what is read in one go, 1–1,000 at a time. */
export function checkLimit(limit: number): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) {
    throw new InvalidInputError(`The limit is ${String(limit)}. Pass a whole number from 1 to 1,000.`)
  }
}

export function checkCount(limit: number): void {
  if (!Number.isInteger(limit) || limit < 1) {
    throw new InvalidInputError(`The limit is ${String(limit)}. Pass a whole number from 1.`)
  }
}
