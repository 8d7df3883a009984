import type { EventDate } from '@recollect/core'
import type { Found, Licence } from '../found.ts'
import { ambiguous } from '../found.ts'
import { asDay, validDay } from '../periods.ts'
import type { Scene } from '../scene.ts'
import { digitsAt, wall } from '../scene.ts'
import { nearestYear } from '../lean.ts'
import type { Form } from './form.ts'
import { found } from './form.ts'
import { fullYear, isYear, shortYear } from './year.ts'

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/u
const YEAR_AND = /^(\d{4})([-/–—])(\d{2}|\d{4})$/u
const THREE = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/u
const TWO = /^(\d{1,2})\/(\d{1,2})$/u
const MONTH_YEAR = /^(\d{1,2})\/(\d{4})$/u

/** Dates written in digits. */
export const numeric: Form = {
  starts: ['#'],
  read(scene, at, licence) {
    const digits = digitsAt(scene, at)
    if (digits.length < 3) return null
    return (
      yearFirst(digits, at) ??
      yearMonth(digits, at) ??
      threeParts(scene, digits, at) ??
      twoParts(scene, digits, at, licence)
    )
  },
}

const dated = (date: EventDate | null, next: number): Found | null =>
  date && found(date, next, { day: asDay(date) })

function yearFirst(digits: string, at: number): Found | null {
  const [, year = '', , month, day] = YEAR_FIRST.exec(digits) ?? []
  return isYear(Number(year)) ? dated(validDay(Number(year), Number(month), Number(day)), at + 1) : null
}

/** `2019-03` is a month, `2015-16` and `2015–2018` are years from one to the other, `2010-11` may be either. */
function yearMonth(digits: string, at: number): Found | null {
  const [, year = '', , second = ''] = YEAR_AND.exec(digits) ?? []
  const first = Number(year)
  if (!isYear(first)) return null
  const last = second.length === 2 ? Math.floor(first / 100) * 100 + Number(second) : Number(second)
  const month = second.length === 2 ? Number(second) : 0
  if (month >= 1 && month <= 12) return found(ambiguous(wall.month(first, month), last === first + 1), at + 1)
  if (!isYear(last) || last <= first) return null
  const date = { ...wall.year(first), to: wall.year(last).to }
  return found(date, at + 1)
}

/** `3/4/2019`: month first, and ambiguous, unless only one order can be. `5.3.2019` has the day first wherever it is written. */
function threeParts(scene: Scene, digits: string, at: number): Found | null {
  const [, a, mark, b, last = ''] = THREE.exec(digits) ?? []
  if (a === undefined || b === undefined || (last.length === 2 && mark !== '/')) return null
  const year = last.length === 2 ? shortYear(Number(last), scene) : Number(last)
  if (!isYear(year)) return null
  const dayFirst = validDay(year, Number(b), Number(a))
  const monthFirst = mark === '.' ? null : validDay(year, Number(a), Number(b))
  return dated(either(monthFirst, dayFirst), at + 1)
}

function either(monthFirst: EventDate | null, dayFirst: EventDate | null): EventDate | null {
  if (!monthFirst || !dayFirst) return monthFirst ?? dayFirst
  return ambiguous(monthFirst, monthFirst.from !== dayFirst.from)
}

/** `3/4` is as often a fraction: a date only after a preposition or when it is all there is. `24/7` never is. */
function twoParts(scene: Scene, digits: string, at: number, licence: Licence): Found | null {
  const isLicensed = licence === 'on' || licence === 'any' || licence === 'from' || scene.tokens.length === 1
  if (!isLicensed || digits === '24/7') return null
  const [, month, year = ''] = MONTH_YEAR.exec(digits) ?? []
  if (fullYear(year) !== null && Number(month) >= 1 && Number(month) <= 12)
    return found(wall.month(Number(year), Number(month)), at + 1)
  const [, a, b] = TWO.exec(digits) ?? []
  if (a === undefined || b === undefined) return null
  const inYear = (y: number) => either(validDay(y, Number(a), Number(b)), validDay(y, Number(b), Number(a)))
  const date = nearestYear(inYear, scene)
  const isTwoWay = inYear(2000)?.ambiguous === true
  return date && found(ambiguous(date, isTwoWay), at + 1, { inYear, day: asDay(date) })
}
