import type { EventDate } from '@recollect/core'
import { DIRECTION_STARTS, directionAt } from '../direction.ts'
import type { Directed } from '../direction.ts'
import { durationAt, reaching } from '../durations.ts'
import type { Found } from '../found.ts'
import { ambiguous } from '../found.ts'
import { directedYear } from '../lean.ts'
import { WEEKDAYS } from '../lexicon/calendar.ts'
import type { Unit } from '../lexicon/units.ts'
import { UNITS } from '../lexicon/units.ts'
import { asDay, stretch, unitAt } from '../periods.ts'
import type { Scene } from '../scene.ts'
import { markAt, wordAt } from '../scene.ts'
import type { Form } from './form.ts'
import { directedWeekday, weekdayAt, weekdayOfWeek } from './weekday.ts'
import { yearlessAt } from './yearless-forms.ts'

/** "Last year", "next Friday", "this Christmas", "the past two weeks". */
export const directed: Form = {
  starts: DIRECTION_STARTS,
  read(scene, at) {
    const direction = directionAt(scene, at)
    if (!direction || isOwned(scene, at, direction)) return null
    return (
      units(scene, direction, at) ??
      counted(scene, direction) ??
      namedWeekday(scene, direction) ??
      yearly(scene, direction)
    )
  },
}

/** "My last week at school", "the last year of college". */
const isOwned = (scene: Scene, at: number, { direction, next }: Directed): boolean =>
  direction !== 'this' &&
  (/^(?:my|our|your|his|her|their)$/u.test(wordAt(scene, at - 1)) ||
    (UNITS.has(wordAt(scene, next)) && wordAt(scene, next + 1) === 'of'))

/** "Last day" and "this minute" are no times of their own; "the next year" of a story is, but nobody says which. */
const CALENDAR_UNITS = new Set<Unit>(['week', 'weekend', 'month', 'quarter', 'year', 'decade', 'fortnight'])
const STRETCHED = /^(?:in|over|during|within|for|through|throughout)$/u

function units(scene: Scene, { direction, times, next }: Directed, at: number): Found | null {
  const word = wordAt(scene, next)
  const unit = UNITS.get(word)
  if (unit === undefined || word.endsWith('s')) return null
  const isStretch = wordAt(scene, at - 1) === 'the' && STRETCHED.test(wordAt(scene, at - 2))
  const isBack = direction === 'last' || direction === 'past'
  if (direction === 'past' && unit !== 'weekend' && unit !== 'second')
    return { date: stretch(scene, unit, -1), next: next + 1, isStretch: true }
  if (isStretch && direction !== 'this' && unit !== 'weekend' && unit !== 'minute' && unit !== 'second')
    return { date: stretch(scene, unit, isBack ? -1 : 1), next: next + 1, isStretch: true }
  if (!CALENDAR_UNITS.has(unit) || markAt(scene, next + 1) === '-') return null
  return unit === 'weekend'
    ? { date: weekend(scene, direction, times), next: next + 1 }
    : withWeekday(scene, unit, offsetOf(direction) * times, next + 1)
}

const offsetOf = (direction: Directed['direction']) =>
  direction === 'this' ? 0 : direction === 'last' || direction === 'past' ? -1 : 1

/** "Last week on Friday", "next week Monday". */
function withWeekday(scene: Scene, unit: Unit, offset: number, next: number): Found {
  const at = wordAt(scene, next) === 'on' ? next + 1 : next
  const weekday = unit === 'week' ? weekdayAt(scene, at, 'on') : null
  const named = weekday === null ? null : weekdayOfWeek(scene, weekday, offset, at + 1)
  const date = unitAt(scene, unit, offset)
  const year = unit === 'year' ? scene.today.year + offset : undefined
  return named ?? { date, next, year }
}

/**
 * Weekends belong to the week that ends with them. During the working week "this weekend" is the coming one, in talk of the past the
 * one just over, and "next weekend" may be either the coming one or the one after it.
 */
function weekend(scene: Scene, direction: Directed['direction'], times: number): EventDate {
  const isNow = scene.today.weekday >= 6
  const at = (offset: number, isAmbiguous = false) => ambiguous(unitAt(scene, 'weekend', offset), isAmbiguous)
  if (direction === 'past' || direction === 'last') return at(-times)
  if (direction === 'coming') return at(isNow ? 1 : 0)
  if (direction === 'next') return at(times, !isNow)
  return !isNow && scene.lean === 'past' ? at(-1, true) : at(0)
}

/** "The last five years", "next couple of weeks": up to now, from now on. */
function counted(scene: Scene, { direction, next }: Directed): Found | null {
  if (direction === 'this' || wordAt(scene, next) === 'a' || wordAt(scene, next) === 'an') return null
  const duration = durationAt(scene, next)
  if (!duration || (duration.low === 1 && duration.kind === 'exact')) return null
  const isBack = direction === 'last' || direction === 'past'
  return { date: reaching(scene, duration, isBack ? -1 : 1), next: duration.next, isStretch: true }
}

function namedWeekday(scene: Scene, { direction, times, next }: Directed): Found | null {
  const weekday = WEEKDAYS.has(wordAt(scene, next)) ? weekdayAt(scene, next, 'any') : null
  if (weekday === null) return null
  const date =
    times === 2
      ? unitAt(scene, 'day', weekday - scene.today.weekday + offsetOf(direction) * 14)
      : directedWeekday(scene, weekday, direction)
  return date && { date, next: next + 1, day: asDay(date) }
}

function yearly(scene: Scene, { direction, next }: Directed): Found | null {
  const yearless = yearlessAt(scene, next, 'any')
  const date = yearless && directedYear(yearless.inYear, direction, scene)
  return date && { date, next: yearless.next, day: yearless.isDay ? asDay(date) : undefined }
}

/** "The week before last", "the year after next". */
export const beyond: Form = {
  starts: ['week', 'weekend', 'month', 'year', 'night', 'decade', 'quarter', 'weeks'],
  read(scene, at) {
    const unit = UNITS.get(wordAt(scene, at))
    const words = `${wordAt(scene, at + 1)} ${wordAt(scene, at + 2)}`
    const offset = words === 'before last' ? -2 : words === 'after next' ? 2 : 0
    if (unit === undefined || offset === 0) return null
    const date = unitAt(scene, unit, offset)
    const year = unit === 'year' ? scene.today.year + offset : undefined
    return { date, next: at + 3, year, day: unit === 'day' ? asDay(date) : undefined }
  },
}

/** "Earlier this week", "later today". */
export const withinNow: Form = {
  starts: ['earlier', 'later'],
  read(scene, at) {
    const within = wordAt(scene, at + 1)
    const found =
      within === 'today'
        ? { date: { ...unitAt(scene, 'day', 0), precision: 'part_of_day' as const }, next: at + 2 }
        : within === 'this'
          ? directed.read(scene, at + 1, '')
          : null
    const { from, to } = found?.date ?? {}
    if (!found || typeof from !== 'number' || typeof to !== 'number') return null
    if (from >= scene.now || to <= scene.now) return null
    const date =
      wordAt(scene, at) === 'earlier' ? { ...found.date, to: scene.now } : { ...found.date, from: scene.now }
    return { date, next: found.next }
  },
}
