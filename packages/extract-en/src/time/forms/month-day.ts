import type { EventDate } from '@recollect/core'
import type { InYear, Licence } from '../found.ts'
import { MONTHS, SURE_MONTHS } from '../lexicon/calendar.ts'
import { AFTER_TIME, COUNTED } from '../lexicon/guards.ts'
import { ordinalAt } from '../numbers.ts'
import { validDay } from '../periods.ts'
import type { Scene } from '../scene.ts'
import { digitsAt, isGlued, markAt, wall, wordAt } from '../scene.ts'
import type { Yearless, YearlessForm } from './yearless.ts'

interface DayWords {
  readonly from: number
  readonly to: number
  readonly next: number
  /** "5th": no count of things. */
  readonly isOrdinal: boolean
}

const NUMBER = /^\d{1,2}$/u
/** "5", "5th", "fifth", "5-8", "5th to 8th", "5 - 8". */
function daysAt(scene: Scene, at: number): DayWords | null {
  const range = /^(\d{1,2})[-–—](\d{1,2})$/u.exec(digitsAt(scene, at))
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])]
    return from < to ? { from, to, next: at + 1, isOrdinal: false } : null
  }
  const first = oneDay(scene, at)
  if (!first) return null
  const joint = wordAt(scene, first.next) || markAt(scene, first.next)
  const last = /^(?:to|through|thru|till|until|-|–|—)$/u.test(joint) ? oneDay(scene, first.next + 1) : null
  return last && last.from > first.from ? { ...first, to: last.from, next: last.next } : first
}

function oneDay(scene: Scene, at: number): DayWords | null {
  const ordinal = ordinalAt(scene, at)
  if (ordinal) return { from: ordinal.count, to: ordinal.count, next: ordinal.next, isOrdinal: true }
  const digits = digitsAt(scene, at)
  if (!NUMBER.test(digits)) return null
  return { from: Number(digits), to: Number(digits), next: at + 1, isOrdinal: false }
}

const inMonth =
  (month: number, { from, to }: DayWords): InYear =>
  (year): EventDate | null => {
    const first = validDay(year, month, from)
    const last = validDay(year, month, to)
    return first && last && { ...first, to: last.to }
  }

const dated = (month: number, days: DayWords, next: number): Yearless | null =>
  // 2000 has every day that any year has.
  inMonth(month, days)(2000) && { next, inYear: inMonth(month, days), isDay: days.from === days.to }

/** "March 5th", "mar. 5", "March the fifth", "March 5-8". */
export const monthThenDay: YearlessForm = {
  starts: MONTHS.keys(),
  read(scene, at) {
    const word = wordAt(scene, at)
    const month = MONTHS.get(word)
    const dotted = markAt(scene, at + 1) === '.' && isGlued(scene, at + 1) ? at + 2 : at + 1
    const days = daysAt(scene, wordAt(scene, dotted) === 'the' ? dotted + 1 : dotted)
    if (month === undefined || !days || !isFree(scene, days, SURE_MONTHS.has(word))) return null
    return dated(month, days, days.next)
  },
}

/** "May 5 of us", "march 10 miles": a number that counts. */
function isFree(scene: Scene, { next, isOrdinal }: DayWords, isSure: boolean): boolean {
  const after = wordAt(scene, next)
  if (isGlued(scene, next) && /^[%°$€£:/]/u.test(markAt(scene, next))) return false
  return isOrdinal || isSure || after === '' || AFTER_TIME.has(after) || !COUNTED.has(after)
}

/** "5 March", "the 5th of March", "5-8 March". */
export const dayThenMonth: YearlessForm = {
  starts: ['#', ...ORDINAL_STARTS()],
  read(scene, at) {
    const days = daysAt(scene, at)
    if (!days) return null
    const monthAt = wordAt(scene, days.next) === 'of' ? days.next + 1 : days.next
    const word = wordAt(scene, monthAt)
    const month = MONTHS.get(word)
    // "10 may come", "2 march on": without an ordinal these want a full name that is nothing else.
    if (month === undefined || (/^(?:may|march|mar)$/u.test(word) && !isMonthWord(scene, monthAt, days)))
      return null
    return dated(month, days, monthAt + 1)
  },
}

function isMonthWord(scene: Scene, monthAt: number, { isOrdinal }: DayWords): boolean {
  if (isOrdinal) return true
  const after = wordAt(scene, monthAt + 1)
  return after === '' || /^(?:at|and|with|i|we|my|because|when|was|is)$/u.test(after)
}

function ORDINAL_STARTS(): string[] {
  return 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty thirtieth thirty'.split(
    ' ',
  )
}

const MONTHLY = new Set<Licence>(['in', 'any'])
/** A month alone: after a preposition, or by a name that is nothing else. */
export const month: YearlessForm = {
  starts: MONTHS.keys(),
  read(scene, at, licence) {
    const word = wordAt(scene, at)
    const count = MONTHS.get(word)
    if (count === undefined) return null
    const dotted = markAt(scene, at + 1) === '.' && isGlued(scene, at + 1) && digitsAt(scene, at + 2) !== ''
    const next = dotted ? at + 2 : at + 1
    const yearFollows = /^(?:19|20)\d{2}$/u.test(digitsAt(scene, next)) || /^['’]$/u.test(markAt(scene, next))
    const isTimely = MONTHLY.has(licence) || yearFollows || (licence === 'for' && SURE_MONTHS.has(word))
    if ((!isTimely && !SURE_MONTHS.has(word)) || (word === 'may' && isVerb(scene, next))) return null
    if (
      markAt(scene, next) === '-' &&
      isGlued(scene, next) &&
      digitsAt(scene, next + 1) === '' &&
      wordAt(scene, next + 1) !== '' &&
      !MONTHS.has(wordAt(scene, next + 1))
    )
      return null
    return { next, inYear: (year) => wall.month(year, count) }
  },
}

/** "This may work", "may have". */
function isVerb(scene: Scene, next: number): boolean {
  const after = wordAt(scene, next)
  return after !== '' && (!AFTER_TIME.has(after) || /^(?:have|had|as|just|not|also|because)$/u.test(after))
}
