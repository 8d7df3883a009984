import { TIME_PRECISIONS } from '@recollect/core'
import type { EventDate, Metadata } from '@recollect/core'

/** An event date from its JSON column; null when it is none. */
export function toEventDate({ from, to, precision, ambiguous }: Metadata): EventDate | null {
  const known = TIME_PRECISIONS.find((one) => one === precision)
  const isBound = (bound: unknown): bound is number | null => bound === null || typeof bound === 'number'
  if (!known || !isBound(from) || !isBound(to)) return null
  return { from, to, precision: known, ambiguous: ambiguous === true }
}
