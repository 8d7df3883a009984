import { InvalidInputError, InvalidScopeError, StoreError } from '@recollect/core'
import type { Json, PageRequest } from '@recollect/core'

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

/** Refuses NUL and lone surrogates anywhere in the given values; numbers, booleans, null and what is left out pass. */
export function checkStorable(...values: readonly (Json | undefined)[]): void {
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

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

const isUpTo = (most: number, limit: number): boolean =>
  Number.isInteger(limit) && limit >= 1 && limit <= most

export function checkPage({ limit }: PageRequest): void {
  if (isUpTo(1000, limit)) return
  throw new InvalidInputError(`The page limit is ${String(limit)}. Pass a whole number from 1 to 1,000.`)
}

/** For what is read in one go, 1–1,000 at a time. */
export function checkLimit(limit: number): void {
  if (isUpTo(1000, limit)) return
  throw new InvalidInputError(`The limit is ${String(limit)}. Pass a whole number from 1 to 1,000.`)
}

export function checkCount(limit: number): void {
  if (isUpTo(Infinity, limit)) return
  throw new InvalidInputError(`The limit is ${String(limit)}. Pass a whole number from 1.`)
}

/** Refuses to put a record back at a place that is taken or was never given out. */
export function refuseSeq(rows: ReadonlyMap<number, unknown>, seq: number, last: number): void {
  if (Number.isInteger(seq) && seq >= 1 && seq <= last && !rows.has(seq)) return
  throw new StoreError(
    'STORE_CONFLICT',
    `Place ${String(seq)} is taken or was never given out. Put back only what was removed, at the place it had.`,
  )
}
