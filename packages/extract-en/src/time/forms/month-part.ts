import type { EventDate } from '@recollect/core'
import { wallTime } from '@recollect/core/text'
import type { Scene } from '../scene.ts'
import { wall, wordAt } from '../scene.ts'
import { MONTHS, WEEKDAYS } from '../lexicon/calendar.ts'
import { ORDINALS } from '../lexicon/numbers.ts'
import { ordinalAt } from '../numbers.ts'
import { validDay } from '../periods.ts'
import type { Yearless, YearlessForm } from './yearless.ts'

/** The nth weekday of a month, or the last (-1). Null when the month has no fifth. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): EventDate | null {
  const edge = nth > 0 ? wall.day(year, month, 1) : wall.day(year, month + 1, 0)
  const { weekday: edgeDay, day } = wallTime(edge.from ?? 0, 'UTC')
  if (nth < 0) return validDay(year, month, day - ((edgeDay - weekday + 7) % 7))
  return validDay(year, month, 1 + ((weekday - edgeDay + 7) % 7) + (nth - 1) * 7)
}

/** Days 1–7 are the first week of a month; the last week is its last seven days. */
function weekOfMonth(year: number, month: number, nth: number): EventDate {
  const from = nth > 0 ? wall.day(year, month, nth * 7 - 6).from : wall.day(year, month + 1, -6).from
  const to = nth > 0 ? wall.day(year, month, nth * 7 + 1).from : wall.day(year, month + 1, 1).from
  return { from, to, precision: 'week', ambiguous: false }
}

/** "The first week of March", "the last Friday in May", "the last day of June". */
export const monthPart: YearlessForm = {
  starts: ['#', 'last', ...ORDINALS.keys()],
  read(scene, at) {
    const isLast = wordAt(scene, at) === 'last'
    const ordinal = isLast ? { count: -1, next: at + 1 } : ordinalAt(scene, at)
    if (!ordinal || ordinal.count > 5) return null
    const { count, next } = ordinal
    const month = monthOf(scene, next + 1)
    return month && partOf(scene, wordAt(scene, next), count, month)
  },
}

interface MonthWords {
  readonly month: number
  readonly next: number
}

/** "Of March", "in May"; null when no month follows. */
function monthOf(scene: Scene, at: number): MonthWords | null {
  const month = /^(?:of|in)$/u.test(wordAt(scene, at)) ? MONTHS.get(wordAt(scene, at + 1)) : undefined
  return month === undefined ? null : { month, next: at + 2 }
}

function partOf(scene: Scene, noun: string, nth: number, { month, next }: MonthWords): Yearless | null {
  if (noun === 'week' && nth < 5) return { next, inYear: (year) => weekOfMonth(year, month, nth) }
  if (noun === 'day' && Math.abs(nth) === 1) {
    const inYear = (year: number) => (nth > 0 ? wall.day(year, month, 1) : wall.day(year, month + 1, 0))
    return { next, inYear, isDay: true }
  }
  if (noun === 'weekend' && Math.abs(nth) <= 4) return { next, inYear: (year) => weekendOf(year, month, nth) }
  const weekday = WEEKDAYS.get(noun)
  if (weekday === undefined) return null
  return { next, inYear: (year) => nthWeekday(year, month, weekday, nth), isDay: true }
}

function weekendOf(year: number, month: number, nth: number): EventDate | null {
  const saturday = nthWeekday(year, month, 6, nth)
  const to = saturday?.to ?? null
  return saturday && to !== null ? { ...saturday, to: to + DAY, precision: 'week' } : null
}

const DAY = 86_400_000
