import type { WallTime } from '@recollect/core/text'
import { momentOf } from '@recollect/core/text'

/**
 * Minutes on the wall's clock and calendar since 1970, whatever the zone: words are reckoned in these, and only the two ends of what
 * they mean ask the zone, which is what costs.
 */
export type Wall = number

export const MINUTE = 1
export const HOUR = 60
export const DAY = 1440

/** Fields past their range carry over, as everywhere in the calendar. */
export const wall = (year: number, month = 1, day = 1, hour = 0, minute = 0): Wall =>
  Date.UTC(year, month - 1, day, hour, minute) / 60_000

export const toWall = ({ year, month, day, hour, minute }: WallTime): Wall =>
  wall(year, month, day, hour, minute)

export const toMoment = (at: Wall, zone: string): number => momentOf(zone, 1970, 1, 1, 0, at)

/** Days of a month; 0 when there is no such month. */
export const daysIn = (year: number, month: number): number =>
  month < 1 || month > 12 ? 0 : (wall(year, month + 1) - wall(year, month)) / DAY
