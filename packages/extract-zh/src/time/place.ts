import type { Season } from '@recollect/core/text'
import type { Fields, MonthPart, Part, YearPart } from './fields.ts'
import type { Now } from './now.ts'
import type { Closed } from './period.ts'
import { closed, daysOf, monthsOf, yearsOf } from './period.ts'
import type { Wall } from './wall.ts'
import { DAY, daysIn, HOUR, wall } from './wall.ts'

type Shape = readonly [first: number, count: number]

const YEAR_PARTS: Readonly<Record<YearPart, Shape>> = {
  first_half: [1, 6],
  second_half: [7, 6],
  start: [1, 3],
  middle: [5, 4],
  end: [11, 2],
  summer_break: [7, 2],
  winter_break: [1, 2],
}
const SEASONS: Readonly<Record<Season, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 }
const MONTH_PARTS: Readonly<Record<MonthPart, number>> = { first: 1, second: 11, third: 21 }
/** As in core's calendar, with dusk beside them. */
const PARTS: Readonly<Record<Part, Shape>> = {
  small_hours: [0, 6],
  morning: [6, 12],
  noon: [11, 14],
  afternoon: [12, 18],
  dusk: [17, 20],
  evening: [18, 24],
  night: [20, 28],
}

/** The period the words mean in a year; null when it has no such day. */
export function inYear(said: Fields, year: number, now: Now): Closed | null {
  if (said.holiday) return inHoliday(said, said.holiday.on(year), year)
  if (said.month !== undefined) return inMonth(said, year, said.month)
  if (said.days !== undefined) return inDay(said, wall(year, now.month, now.day + said.days))
  if (said.yearPart) return monthsOf(year, ...YEAR_PARTS[said.yearPart], 'season')
  if (said.quarter !== undefined) return monthsOf(year, said.quarter * 3 - 2, 3, 'quarter')
  if (said.season) return inSeason(said.season, year, now)
  return yearsOf(year, 1, 'year')
}

/** In its first months nobody can tell which of two winters is last year's. */
function inSeason(season: Season, year: number, now: Now): Closed {
  const period = monthsOf(year, SEASONS[season], 3, 'season')
  const isUnclear = season === 'winter' && now.month < 3 && Math.abs(year - now.year) <= 1
  return isUnclear ? { ...period, ambiguous: true } : period
}

function inHoliday(said: Fields, on: readonly [number, number] | null, year: number): Closed | null {
  if (on === null || !said.holiday) return null
  const [month, day] = on
  return said.holiday.days === 1
    ? inDay(said, wall(year, month, day))
    : daysOf(year, month, day, said.holiday.days, 'week')
}

/** Months past the range carry over. */
export function inMonth(said: Fields, year: number, month: number): Closed | null {
  if (said.day !== undefined) {
    const { year: y, month: m } = carried(year, month)
    return said.day > daysIn(y, m) ? null : inDay(said, wall(y, m, said.day))
  }
  if (said.monthPart) {
    const first = MONTH_PARTS[said.monthPart]
    const end = said.monthPart === 'third' ? wall(year, month + 1) : wall(year, month, first + 10)
    return closed(wall(year, month, first), end, 'week')
  }
  return monthsOf(year, month, (said.lastMonth ?? month) - month + 1, 'month')
}

function carried(year: number, month: number): { readonly year: number; readonly month: number } {
  const months = year * 12 + month - 1
  return { year: Math.floor(months / 12), month: (months % 12) + 1 }
}

export function inWeek(said: Fields, monday: Wall): Closed {
  if (said.weekend) return closed(monday + 5 * DAY, monday + 7 * DAY, 'week')
  if (said.weekday !== undefined) return inDay(said, monday + (said.weekday - 1) * DAY)
  return closed(monday, monday + 7 * DAY, 'week')
}

export function inDay(said: Fields, midnight: Wall): Closed {
  const { part, hour, minute } = said
  if (hour === undefined) {
    if (part === undefined) return closed(midnight, midnight + DAY, 'day')
    const [first, last] = PARTS[part]
    return closed(midnight + first * HOUR, midnight + last * HOUR, 'part_of_day')
  }
  const from = midnight + hourOf(hour, part) * HOUR + (minute ?? 0)
  return minute === undefined ? closed(from, from + HOUR, 'hour') : closed(from, from + 1, 'minute')
}

/** Hours since midnight. The small hours of an evening or night belong to the next day: 昨晚两点 is today. */
function hourOf(hour: number, part: Part | undefined): number {
  if (hour > 12) return hour
  switch (part) {
    case undefined:
    case 'morning':
      return hour
    case 'small_hours':
      return hour % 12
    case 'noon':
      return hour < 5 ? hour + 12 : hour
    case 'afternoon':
    case 'dusk':
      return (hour % 12) + 12
    case 'evening':
    case 'night':
      return hour < 6 || hour === 12 ? (hour % 12) + 24 : hour + 12
  }
}
