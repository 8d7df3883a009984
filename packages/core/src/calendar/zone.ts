import type { EpochMs } from '../types/item.ts'

/** What a calendar and a clock on the wall show. Months from 1, weekdays from Monday = 1 (ISO 8601). */
export interface WallTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly weekday: number
}

const DAY = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** Clocks are put forward or back at a quarter of an hour, so that one offset holds for each. */
const QUARTER = 900_000
const MOST_KNOWN = 2000
const known = new Map<string, number>()

/** Milliseconds the clocks of a zone are ahead of UTC at a moment. Asking the platform takes 10 µs, so answers are kept for a while. */
function offsetAt(at: EpochMs, zone: string): number {
  if (zone === 'UTC') return 0
  const key = `${zone} ${Math.floor(at / QUARTER)}`
  const offset = known.get(key) ?? readOffset(at, zone)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, offset)
  return offset
}

function readOffset(at: EpochMs, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  )
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  const era = parts.get('era') === 'BC'
  const year = era ? 1 - number('year') : number('year')
  const shown = utc(year, number('month'), number('day'), number('hour'), number('minute'), number('second'))
  return shown - Math.floor(at / 1000) * 1000
}

/** `Date.UTC` without its reading of the years 0–99 as 1900–1999. */
function utc(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): EpochMs {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute, second)
  return date.getTime()
}

/** What the clocks of a zone show at a moment. */
export function wallTime(at: EpochMs, zone: string): WallTime {
  const shown = new Date(at + offsetAt(at, zone))
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    weekday: shown.getUTCDay() || 7,
  }
}

/**
 * The moment the clocks of a zone show a time. Fields past their range carry over (month 13 is next January, day 0 the last of the
 * month before). A time that daylight saving leaves out is taken one hour later; of one shown twice, the first.
 */
export function momentOf(zone: string, year: number, month = 1, day = 1, hour = 0, minute = 0): EpochMs {
  const shown = utc(year, month, day, hour, minute)
  const early = shown - offsetAt(shown - DAY, zone)
  const late = shown - offsetAt(shown + DAY, zone)
  const fits = (at: EpochMs) => at + offsetAt(at, zone) === shown
  if (fits(early)) return early
  return fits(late) ? late : early
}
