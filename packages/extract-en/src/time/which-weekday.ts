import { wallTime } from '@recollect/core/text'
import { directionAt } from './direction.ts'
import type { Found } from './found.ts'
import { weekdayOfWeek } from './forms/weekday.ts'
import { WEEKDAYS } from './lexicon/calendar.ts'
import { inSaidYear, dayOrPeriod } from './said-year.ts'
import type { Scene } from './scene.ts'
import { markAt, wordAt } from './scene.ts'
import { simpleAt } from './simple.ts'

/** "Friday, May 3", "Friday the 3rd of May", "Friday of last week": the other words say which Friday. */
export function whichWeekday(scene: Scene, found: Found): Found | null {
  const weekday = found.isWeekday === true ? WEEKDAYS.get(wordAt(scene, found.next - 1)) : undefined
  return weekday === undefined
    ? null
    : (byDate(scene, found.next, weekday) ?? byWeek(scene, found.next, weekday))
}

function byDate(scene: Scene, at: number, weekday: number): Found | null {
  const comma = markAt(scene, at) === ',' ? at + 1 : at
  const from = wordAt(scene, comma) === 'the' ? comma + 1 : comma
  const found = simpleAt(scene, from, 'on')
  const isDate = found?.inYear !== undefined || scene.tokens[from]?.kind === 'number'
  if (!found?.day || !isDate) return null
  return inSaidYear(scene, found) ?? fittingYear(scene, found, weekday) ?? found
}

/** The weekday tells the year that the date does not. */
function fittingYear(scene: Scene, found: Found, weekday: number): Found | null {
  const { inYear } = found
  if (!inYear) return null
  const years = [-1, 0, 1].map((offset) => inYear(scene.today.year + offset))
  const fitting = years.filter((date) => date && wallTime(date.from ?? 0, 'UTC').weekday === weekday)
  const [date] = fitting
  return date && fitting.length === 1 ? dayOrPeriod(found, date, found.next) : null
}

function byWeek(scene: Scene, at: number, weekday: number): Found | null {
  const week = directionAt(scene, wordAt(scene, at) === 'of' ? at + 1 : at)
  if (!week || !/^we?e?k$/u.test(wordAt(scene, week.next))) return null
  const { direction, times } = week
  const weeks = direction === 'this' ? 0 : direction === 'last' || direction === 'past' ? -times : times
  return weekdayOfWeek(scene, weekday, weeks, week.next + 1)
}
