import { z } from 'zod'
import { InvalidInputError } from '../errors/invalid-input-error.ts'
import type { EpochMs } from '../types/item.ts'

/** A time as callers write it, as a schema; `readTime` reads what it lets pass. */
export const time = z.union([z.date(), z.number(), z.string()])

/** Year 0001 to 9999: what every store can hold and ISO 8601 can write. */
export const EARLIEST = -62_135_596_800_000
/** The last millisecond of the year 9999. */
export const LATEST = 253_402_300_799_999

const ISO = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d\d:\d\d)?)?$/u

/** Epoch milliseconds of a time as callers write it. @throws InvalidInputError when it is no date between the years 1 and 9999. */
export function readTime(at: Date | EpochMs | string): EpochMs {
  const ms = typeof at === 'number' ? at : typeof at === 'string' ? parseIso(at) : at.getTime()
  if (!Number.isFinite(ms) || ms < EARLIEST || ms > LATEST) {
    throw new InvalidInputError(
      `"${String(at)}" is not a time. Pass a Date, epoch milliseconds or ISO 8601 (2025-03-01T08:00:00Z).`,
    )
  }
  return Math.trunc(ms)
}

/** A moment without a zone is read as UTC, so that the same words are the same moment on every machine. */
function parseIso(text: string): EpochMs {
  const match = ISO.exec(text)
  const day = text.slice(0, 'YYYY-MM-DD'.length)
  // The 30th of February would be read as the 2nd of March.
  if (!match || isoDay(Date.parse(day)) !== day) return Number.NaN
  const hasTime = text.length > 'YYYY-MM-DD'.length
  return Date.parse(hasTime && match.groups?.['zone'] === undefined ? `${text}Z` : text)
}

const isoDay = (ms: EpochMs): string | null =>
  Number.isFinite(ms) ? new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length) : null
