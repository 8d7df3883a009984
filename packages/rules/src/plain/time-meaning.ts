import type { EventDate } from '@recollect/core'
import type { TimeContext, TimeRole } from '@recollect/core/extraction'
import type { Calendar, WallTime } from '@recollect/core/text'

/** What time words are read against. */
export interface Now extends TimeContext {
  readonly calendar: Calendar
  /** What clock and calendar show. */
  readonly wall: WallTime
}

export type Unit = 'day' | 'week' | 'month' | 'year'

/** What the words of a time name. */
export interface SaidTime {
  readonly unit: Unit | undefined
  /** So many units from now. */
  readonly count: number | undefined
  /** Before this one, this, after this one. */
  readonly step: number | undefined
  /** Days from today. */
  readonly day: number | undefined
  /** From Monday = 1. */
  readonly weekday: number | undefined
  /** Of a month. */
  readonly date: number | undefined
  readonly month: number | undefined
  readonly year: number | undefined
}

const dayAt = ({ calendar, wall }: Now, offset: number): EventDate =>
  calendar.day(wall.year, wall.month, wall.day + offset)

function period(unit: Unit, offset: number, now: Now): EventDate {
  const { calendar, wall, at } = now
  if (unit === 'week') return calendar.week(at, offset)
  if (unit === 'month') return calendar.month(wall.year, wall.month + offset)
  return unit === 'year' ? calendar.year(wall.year + offset) : dayAt(now, offset)
}

/** Alone it is the nearest one the way the text leans. */
function weekdayAt(weekday: number, step: number | undefined, now: Now): EventDate {
  const ahead = (weekday - now.wall.weekday + 7) % 7
  const back = step === -1 || (step === undefined && now.lean === 'past')
  const date = dayAt(now, back ? ahead - 7 : ahead === 0 ? 7 : ahead)
  return { ...date, ambiguous: step === undefined && now.lean === null }
}

/** Without a year: the last one that began, or the next one, as the text leans; either way a guess when it does not. */
function yearOf(month: number, { wall, lean }: Now): number {
  const passed = month <= wall.month
  return lean === 'future' ? wall.year + (passed ? 1 : 0) : wall.year - (passed ? 0 : 1)
}

function inCalendar({ date, month, year }: SaidTime, now: Now): EventDate | null {
  if (month === undefined) return year === undefined ? null : now.calendar.year(year)
  if (date !== undefined && date < 1) return null
  const of = year ?? yearOf(month, now)
  const found = date === undefined ? now.calendar.month(of, month) : now.calendar.day(of, month, date)
  return { ...found, ambiguous: year === undefined && now.lean === null }
}

function momentOf(said: SaidTime, now: Now): EventDate | null {
  const { unit, count, step, day, weekday } = said
  if (unit !== undefined) return period(unit, count ?? step ?? 0, now)
  if (day !== undefined) return dayAt(now, day)
  if (weekday !== undefined) return weekdayAt(weekday, step, now)
  return inCalendar(said, now)
}

/** When that is; null when the words fix no time after all. */
export function dateOf(said: SaidTime, role: TimeRole, now: Now): EventDate | null {
  const date = momentOf(said, now)
  if (date === null || role === 'at') return date
  return role === 'until' ? { ...date, from: null } : { ...date, to: null }
}
