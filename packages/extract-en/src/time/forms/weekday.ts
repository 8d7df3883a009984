import type { Found, Licence } from '../found.ts'
import { ambiguous } from '../found.ts'
import { AFTER_TIME, AFTER_WEEKDAY } from '../lexicon/guards.ts'
import { WEEKDAYS } from '../lexicon/calendar.ts'
import type { Direction } from '../lean.ts'
import { byLean } from '../lean.ts'
import { asDay, unitAt } from '../periods.ts'
import type { Scene } from '../scene.ts'
import { markAt, wordAt } from '../scene.ts'
import type { Form } from './form.ts'

/** The abbreviations are words of their own too: sat, sun, wed, mon. */
const FULL = /day$|^tues$|^thurs?$/u

/** A weekday after its licence; a cut one only where nothing else can be meant. */
export function weekdayAt(scene: Scene, at: number, licence: Licence): number | null {
  const word = wordAt(scene, at)
  const weekday = WEEKDAYS.get(word)
  if (weekday === undefined || AFTER_WEEKDAY.has(wordAt(scene, at + 1))) return null
  if (FULL.test(word)) return weekday
  const isLicensed = licence === 'on' || licence === 'any' || scene.tokens.length === 1
  const after = wordAt(scene, at + 1)
  const isFree = after === '' ? markAt(scene, at + 1) !== '-' : AFTER_TIME.has(after) || isPart(after)
  return isLicensed && isFree ? weekday : null
}

const isPart = (word: string) => /^(?:morning|afternoon|evening|night|nite)$/u.test(word)

const dayFound = (date: Found['date'] | null, next: number): Found | null =>
  date && { date, next, day: asDay(date), isWeekday: true }

/** "A Friday" is any, "the previous Friday" that of a story. */
const ANY_ONE = /^(?:an?|previous|following|same|that|another|one)$/u
/** "On Friday". Today is never called by its weekday: it is the one a week away, though some do, so it is ambiguous. */
export const weekday: Form = {
  starts: WEEKDAYS.keys(),
  read(scene, at, licence) {
    const found = weekdayAt(scene, at, licence)
    if (found === null || ANY_ONE.test(wordAt(scene, at - 1))) return null
    const offset = found - scene.today.weekday
    const options = [offset - 7, offset, offset + 7].filter((days) => days !== 0)
    const date = byLean(
      options.map((days) => unitAt(scene, 'day', days)),
      scene,
    )
    return dayFound(date && ambiguous(date, offset === 0), at + 1)
  },
}

/**
 * A weekday with a direction; weeks begin on Monday.
 * - last: the latest one before yesterday, since that is called "yesterday". Said on a Saturday, "last Friday" is eight days ago. It is
 *   ambiguous when a nearer one could be meant, or when it lies in the running week.
 * - next: the one of next week, because the nearer one is called "this"; ambiguous while that one is still to come.
 * - this: the one of the running week; once it is over, the one that is to come unless the past is spoken of.
 */
export function directedWeekday(scene: Scene, weekday: number, direction: Direction): Found['date'] | null {
  const offset = weekday - scene.today.weekday
  const day = (days: number, isAmbiguous: boolean) => ambiguous(unitAt(scene, 'day', days), isAmbiguous)
  const latest = offset < 0 ? offset : offset - 7
  const coming = offset > 0 ? offset : offset + 7
  switch (direction) {
    case 'past':
      return day(latest, false)
    case 'coming':
      return day(coming, false)
    case 'last':
      return latest === -1 ? day(latest - 7, true) : day(latest, latest === offset)
    case 'next':
      return day(offset + 7, offset > 0)
    case 'this':
      if (offset >= 0) return day(offset, false)
      return day(scene.lean === 'past' ? offset : offset + 7, true)
  }
}

/** "Friday of last week", "last week on Friday": the day of a week that is known. */
export function weekdayOfWeek(scene: Scene, weekday: number, weeks: number, next: number): Found | null {
  return dayFound(unitAt(scene, 'day', weekday - scene.today.weekday + weeks * 7), next)
}
