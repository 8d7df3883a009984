import type { EventDate, TimePrecision } from '@recollect/core'
import { wallTime } from '@recollect/core/text'
import type { Day } from './found.ts'
import type { Unit } from './lexicon/units.ts'
import type { Scene } from './scene.ts'
import { wall } from './scene.ts'

const MONTHS_IN: Partial<Record<Unit, number>> = { month: 1, quarter: 3, year: 12, decade: 120 }
const DAYS_IN: Partial<Record<Unit, number>> = { day: 1, week: 7, weekend: 7, fortnight: 14 }
const SMALLER: Partial<Record<Unit, readonly [unit: Unit, count: number]>> = {
  decade: ['year', 10],
  year: ['month', 12],
  quarter: ['month', 3],
  month: ['day', 30],
  fortnight: ['day', 14],
  week: ['day', 7],
  weekend: ['day', 7],
  day: ['hour', 24],
  hour: ['minute', 60],
}

/** Half a year is six months: a number with a fraction goes to the next smaller unit. */
export function whole(count: number, unit: Unit): readonly [count: number, unit: Unit] {
  const smaller = Number.isInteger(count) ? undefined : SMALLER[unit]
  return smaller ? [Math.round(count * smaller[1]), smaller[0]] : [Math.round(count), unit]
}

/** The calendar period of a unit that lies `offset` units from today: the week before this one, the year after. */
export function unitAt({ now, today }: Scene, unit: Unit, offset: number): EventDate {
  const { year, month, day, hour, minute } = today
  switch (unit) {
    case 'second':
      return wall.minute(year, month, day, hour, minute + Math.trunc(offset / 60))
    case 'minute':
      return wall.minute(year, month, day, hour, minute + offset)
    case 'hour':
      return wall.hour(year, month, day, hour + offset)
    case 'day':
      return wall.day(year, month, day + offset)
    case 'week':
      return wall.week(now, offset)
    case 'fortnight':
      return wall.week(now, offset * 2)
    case 'weekend':
      return weekendAt(now, offset)
    case 'month':
      return wall.month(year, month + offset)
    case 'quarter':
      return wall.quarter(year, Math.ceil(month / 3) + offset)
    case 'year':
      return wall.year(year + offset)
    case 'decade':
      return wall.decade(Math.floor(year / 10) * 10 + offset * 10)
  }
}

const DAY = 86_400_000

/** Saturday and Sunday of a week, which begins on Monday. Less than a week and more than a day, so its precision is `week`. */
function weekendAt(now: number, offset: number): EventDate {
  const { from, to } = wall.week(now, offset)
  return { from: (from ?? 0) + 5 * DAY, to, precision: 'week', ambiguous: false }
}

const daysInMonth = (year: number, month: number) =>
  wallTime(wall.day(year, month + 1, 0).from ?? 0, 'UTC').day

/** The day so many units from today; the last of its month where the month is too short. */
export function dayAt({ today }: Scene, unit: Unit, offset: number): EventDate {
  const { year, month, day } = today
  const months = MONTHS_IN[unit]
  if (months === undefined) return wall.day(year, month, day + (DAYS_IN[unit] ?? 0) * offset)
  const shifted = month + months * offset
  return wall.day(year, shifted, Math.min(day, daysInMonth(year, shifted)))
}

/** From so long ago up to now (negative count), or from now on so long. */
export function stretch(scene: Scene, unit: Unit, count: number): EventDate {
  const isClock = MONTHS_IN[unit] === undefined && DAYS_IN[unit] === undefined
  const far = isClock ? unitAt(scene, unit, count) : dayAt(scene, unit, count)
  const precision = precisionOf(unit)
  return count < 0
    ? { from: far.from, to: scene.now, precision, ambiguous: false }
    : { from: scene.now, to: far.to, precision, ambiguous: false }
}

export function precisionOf(unit: Unit): TimePrecision {
  if (unit === 'second') return 'minute'
  return unit === 'weekend' || unit === 'fortnight' ? 'week' : unit
}

export const dayOf = (day: Day): EventDate => wall.day(day.year, day.month, day.day)

/** Null when the month has no such day. */
export function validDay(year: number, month: number, day: number): EventDate | null {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return wall.day(year, month, day)
}

export const asDay = ({ from }: EventDate): Day => {
  const { year, month, day } = wallTime(from ?? 0, 'UTC')
  return { year, month, day }
}
