import type { EventDate } from '@recollect/core'
import type { Licence } from '../found.ts'
import { ambiguous } from '../found.ts'
import { AFTER_HOLIDAY } from '../lexicon/guards.ts'
import type { HolidayRule } from '../lexicon/holidays.ts'
import { HOLIDAYS, LUNAR_NEW_YEAR } from '../lexicon/holidays.ts'
import { validDay } from '../periods.ts'
import type { Scene } from '../scene.ts'
import { matchAt, wall, wordAt } from '../scene.ts'
import { nthWeekday } from './month-part.ts'
import type { YearlessForm } from './yearless.ts'

/** Names that are a time on their own; the others want a preposition: Easter is a name, Christmas an adjective too. */
const TIMELY = new Set<Licence>(['in', 'on', 'at', 'for', 'any'])

export const holiday: YearlessForm = {
  starts: HOLIDAYS.flatMap(({ starts }) => starts.split(' ')),
  read(scene, at, licence) {
    for (const { pattern, rule } of HOLIDAYS) {
      const found = matchAt(scene, at, pattern)
      if (!found) continue
      if (!isTime(scene, at, found.next, licence)) return null
      return { next: found.next, inYear: (year) => dateOf(rule, year), isDay: true }
    }
    return null
  },
}

function isTime(scene: Scene, at: number, next: number, licence: Licence): boolean {
  if (AFTER_HOLIDAY.has(wordAt(scene, next))) return false
  const isAll = at === 0 && next === scene.tokens.length
  const yearFollows = /^(?:19|20)\d{2}$/u.test(scene.tokens[next]?.text ?? '')
  return TIMELY.has(licence) || isAll || yearFollows || /^(?:last|this|next)$/u.test(wordAt(scene, next))
}

function dateOf(rule: HolidayRule, year: number): EventDate | null {
  switch (rule.kind) {
    case 'fixed':
      return validDay(year, rule.month, rule.day)
    case 'weekday': {
      const date = nthWeekday(year, rule.month, rule.weekday, rule.nth)
      return date && ambiguous(shifted(date, rule.plus ?? 0), rule.varies === true)
    }
    case 'easter':
      return shifted(easter(year), rule.plus)
    case 'lunar': {
      const day = LUNAR_NEW_YEAR[year - 2000]
      return day === undefined ? null : wall.day(year, Math.floor(day / 100), day % 100)
    }
  }
}

const DAY = 86_400_000
const shifted = (date: EventDate, days: number): EventDate => ({
  ...date,
  from: date.from === null ? null : date.from + days * DAY,
  to: date.to === null ? null : date.to + days * DAY,
})

/** Western Easter Sunday (Meeus, Jones and Butcher). */
function easter(year: number): EventDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return wall.day(year, Math.floor(n / 31), (n % 31) + 1)
}
