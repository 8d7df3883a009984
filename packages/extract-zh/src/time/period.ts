import type { TimePrecision } from '@recollect/core'
import type { Wall } from './wall.ts'
import { DAY, wall } from './wall.ts'

/** An event date before the zone is asked. */
export interface Period {
  readonly from: Wall | null
  readonly to: Wall | null
  readonly precision: TimePrecision
  readonly ambiguous: boolean
}

/** A period with both ends. */
export interface Closed extends Period {
  readonly from: Wall
  readonly to: Wall
}

export const closed = (from: Wall, to: Wall, precision: TimePrecision, ambiguous = false): Closed => ({
  from,
  to,
  precision,
  ambiguous,
})

export const open = (
  from: Wall | null,
  to: Wall | null,
  precision: TimePrecision,
  ambiguous = false,
): Period => ({ from, to, precision, ambiguous })

export const yearsOf = (first: number, count: number, precision: TimePrecision): Closed =>
  closed(wall(first), wall(first + count), precision)

export const monthsOf = (year: number, first: number, count: number, precision: TimePrecision): Closed =>
  closed(wall(year, first), wall(year, first + count), precision)

export const daysOf = (
  year: number,
  month: number,
  first: number,
  count: number,
  precision: TimePrecision,
): Closed => closed(wall(year, month, first), wall(year, month, first + count), precision)

/** Whole days beside a day that begins at `midnight`. */
export const dayAt = (midnight: Wall, offset = 0): Closed =>
  closed(midnight + offset * DAY, midnight + (offset + 1) * DAY, 'day')
