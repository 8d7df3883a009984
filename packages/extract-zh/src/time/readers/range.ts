import { chosen } from '../choose.ts'
import type { Fields } from '../fields.ts'
import { matchAt } from '../fields.ts'
import type { Now } from '../now.ts'
import type { Closed } from '../period.ts'
import { closed } from '../period.ts'
import type { Point } from '../point.ts'
import { readPoint } from '../point.ts'
import { candidatesOf } from '../candidates.ts'
import { NUMERALS, readNumber } from '../number.ts'
import { DAY, HOUR } from '../wall.ts'

const JOINT = / ?(?:到|至(?!今)|直到|-{1,2}|~|—{1,2}|–) ?(?:次年|第二年|来年|翌年|次日|第二天|翌日)?的?/uy
const COUNTS = new RegExp(`[${NUMERALS}的]`, 'u')
const COUNT = `[${NUMERALS}]{1,3}`
/** 5到8号, 3-5月, 2-4点: the unit is said once. */
const SHARED = new RegExp(
  `的?(?<![${NUMERALS}.:/-])(?<count>${COUNT}) ?(?:到|至|-|~|—|–) ?(?=${COUNT} ?(?<unit>号|日(?!游)|月(?!薪)|点))`,
  'uy',
)
/** The second point is read for itself: 7号 after 5- is no part of a number. */
const REACH = 32
const YEARS =
  /(?<![\d.-])(?<first>(?:19|20)\d{2})(?: ?年)? ?(?:-{1,2}|~|—{1,2}|–|到|至) ?(?<last>(?:19|20)\d{2})(?![\d.-])(?: ?年)?/uy

/** A point or a period between two of them. */
export interface Stretch {
  readonly end: number
  readonly period: Closed
  readonly isRange: boolean
}

/** Reads 2015-2018, 三月到五月, 下午2-4点 or a single point. */
export function readStretch(text: string, at: number, now: Now): Stretch | null {
  const first = firstPoint(text, at, now)
  if (first === null) return null
  const period = chosen(first.fields, now)
  if (period === null) return null
  const range = lastPoint(text, first, period, now)
  return range ?? (first.joint ? null : { end: first.end, period, isRange: false })
}

/** 2015-2018 and 从2015到2018, with or without 年. */
export function readYears(text: string, at: number): Stretch | null {
  const match = /[12]/u.test(text.charAt(at)) ? matchAt(YEARS, text, at) : null
  const [first, last] = [Number(match?.groups?.['first']), Number(match?.groups?.['last'])]
  if (!match || last < first) return null
  const from = Date.UTC(first, 0) / 60_000
  return {
    end: at + match[0].length,
    period: closed(from, Date.UTC(last + 1, 0) / 60_000, 'year'),
    isRange: true,
  }
}

type First = Point & { readonly joint?: true }

function firstPoint(text: string, at: number, now: Now): First | null {
  const point = readPoint(text, at, now)
  const end = point?.end ?? at
  const said = point?.fields ?? {}
  const isOpen = said.hour === undefined && said.day === undefined && COUNTS.test(text.charAt(end))
  const shared = isOpen ? matchAt(SHARED, text, end) : null
  const count = readNumber(shared?.groups?.['count'] ?? '')
  const fields = shared && count !== null ? sharing(shared.groups?.['unit'], count, said) : null
  return shared && fields ? { end: end + shared[0].length, fields, joint: true } : point
}

function sharing(unit: string | undefined, count: number, said: Fields): Fields | null {
  if (unit === '点')
    return count <= 24 ? { ...said, hour: count, ...(said.part ? {} : { halfDay: true }) } : null
  if (said.part !== undefined) return null
  if (unit === '月') return said.month === undefined && count <= 12 ? { ...said, month: count } : null
  return count <= 31 ? { ...said, day: count } : null
}

function lastPoint(text: string, first: First, from: Closed, now: Now): Stretch | null {
  const joint = first.joint ? '' : matchAt(JOINT, text, first.end)?.[0]
  if (joint === undefined) return null
  const start = first.end + joint.length
  const point = readPoint(text.slice(start, start + REACH), 0, now)
  if (point === null) return null
  const to = endAfter(from, inherited(first.fields, point.fields), now)
  if (to === null) return null
  const ambiguous = from.ambiguous || (to.ambiguous && point.fields.hour === undefined)
  const isClock = to.precision === 'hour' || to.precision === 'minute'
  const period = closed(from.from, isClock ? to.from : to.to, from.precision, ambiguous)
  return { end: start + point.end, period, isRange: true }
}

const COARSE = ['year', 'month', 'months', 'holiday', 'weeks', 'weekday', 'days', 'day', 'part'] as const

/** What the second point leaves unsaid is that of the first: 去年三月到五月. */
function inherited(first: Fields, last: Fields): Fields {
  const said = COARSE.findIndex((unit) => last[unit] !== undefined)
  const upTo = said < 0 ? COARSE.length : said
  const isDated = last.days !== undefined || last.months !== undefined || last.weeks !== undefined
  if (isDated || last.year !== undefined) return last
  const taken = COARSE.slice(0, upTo).filter((unit) => first[unit] !== undefined && fits(unit, last))
  return { ...Object.fromEntries(taken.map((unit) => [unit, first[unit]])), ...last }
}

/** A day of the week takes a week from before it, a day of the month a month. */
function fits(unit: (typeof COARSE)[number], last: Fields): boolean {
  if (last.weekday !== undefined) return unit === 'weeks'
  if (last.day !== undefined) return unit === 'year' || unit === 'month' || unit === 'months'
  if (last.month !== undefined || last.holiday || last.yearPart || last.season) return unit === 'year'
  return true
}

/** The first period that ends after the beginning: 十一月到三月 reaches into the next year. */
function endAfter(from: Closed, said: Fields, now: Now): Closed | null {
  const found = candidatesOf(said, now).periods.find(
    (period) => period.to > from.from && period.from >= from.from,
  )
  if (found) return found
  if (said.year !== undefined)
    return candidatesOf({ ...said, year: said.year + 1 }, now).periods.find((p) => p.to > from.from) ?? null
  return laterThatDay(from, said, now)
}

function laterThatDay(from: Closed, said: Fields, now: Now): Closed | null {
  const [same] = candidatesOf(said, now).periods
  if (said.hour === undefined || !same) return null
  const shift = same.from + 12 * HOUR > from.from ? 12 * HOUR : DAY
  return { ...same, from: same.from + shift, to: same.to + shift }
}
