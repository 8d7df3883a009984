import type { EventDate } from '@recollect/core'
import type { TimeContext } from '@recollect/core/extraction'
import { wallTime } from '@recollect/core/text'
import { times } from '../time/reader.ts'
import type { Normal, NormalContext } from './context.ts'

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

/** What a text means that is time words and nothing else. */
function meant(words: string, context: TimeContext): EventDate | null {
  const [first, second] = times.read(words, context)
  if (!first || second || first.role !== 'at') return null
  const isAll = first.span.start === 0 && first.span.end === words.length
  return isAll ? first.date : null
}

/** Two moments that agree in nothing: words that mean one day at both name it whole, words that mean one date in two years no year. */
const SOME_DAY = { at: Date.UTC(2001, 6, 1, 12), zone: 'UTC', lean: 'past' } as const
const OTHER_DAY = { at: Date.UTC(2013, 1, 11, 12), zone: 'UTC', lean: 'past' } as const
const EARLIEST = 1850

/** "June 4, 1990" → `1990-06-04`, "4th of June" → `--06-04`, "1990" → `1990` (ISO 8601, vCard); "tomorrow" by the day it was said. */
export const birthday: Normal = (words, context) => {
  const [one, other] = [meant(words, SOME_DAY), meant(words, OTHER_DAY)]
  if (!one || !other || one.ambiguous || one.from === null || other.from === null) return null
  if (one.from === other.from) return dateOf(one, true)
  if (monthDay(one.from) === monthDay(other.from)) return dateOf(one, false)
  return /^(?:today|tomorrow|yesterday)$/u.test(words) ? saidOn(words, context) : null
}

/** Where the date ends that words begin with: a value is that, whatever is said after it without a mark. 0: none. */
export function dateEnd(words: string): number {
  const [first] = times.read(words.toLowerCase(), SOME_DAY)
  return first?.role === 'at' && first.span.start === 0 ? first.span.end : 0
}

const monthDay = (at: number): string => {
  const { month, day } = wallTime(at, 'UTC')
  return `${pad(month)}-${pad(day)}`
}

function dateOf({ from, precision }: EventDate, hasYear: boolean): string | null {
  const { year, month, day } = wallTime(from ?? 0, 'UTC')
  if (year < EARLIEST) return null
  const lead = hasYear ? `${pad(year, 4)}-` : '--'
  if (precision === 'day') return `${lead}${pad(month)}-${pad(day)}`
  if (precision === 'month') return `${lead}${pad(month)}`
  return precision === 'year' && hasYear ? pad(year, 4) : null
}

function saidOn(words: string, { at, zone }: NormalContext): string | null {
  const date = meant(words, { at, zone, lean: 'future' })
  if (!date || date.from === null || date.precision !== 'day') return null
  const { month, day } = wallTime(date.from, zone)
  return `--${pad(month)}-${pad(day)}`
}

const WEEKDAY = /^(?:on |at )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/u

/** "8 am" → `08:00`, "tomorrow at 3pm" → `2024-05-16T15:00`, "June 3" → `2024-06-03`: dates ahead. A weekday may be every week's. */
export const moment: Normal = (value, { at, zone }) => {
  const date = WEEKDAY.test(value) ? null : meant(value, { at, zone, lean: 'future' })
  if (!date || date.from === null || date.to === null || date.ambiguous) return null
  const { year, month, day, hour, minute } = wallTime(date.from, zone)
  const ymd = `${pad(year, 4)}-${pad(month)}-${pad(day)}`
  switch (date.precision) {
    case 'minute':
    case 'hour':
      return hasDay(value) ? `${ymd}T${pad(hour)}:${pad(minute)}` : `${pad(hour)}:${pad(minute)}`
    case 'day':
      return ymd
    case 'month':
      return ymd.slice(0, 7)
    case 'year':
      return pad(year, 4)
    default:
      return null
  }
}

/** A clock time alone is marks, digits and the words of the clock. */
const hasDay = (value: string): boolean =>
  !/^(?:(?:at|about|around|@) ?)?(?:\d{1,2}(?:[:.]\d{2})?|half past [a-z\d]{1,6}|(?:a )?quarter (?:past|to) [a-z\d]{1,6}|[a-z]{3,6})(?: ?(?:[ap]\.?m\.?|o'?clock))?(?: (?:in the (?:morning|afternoon|evening)|at night))?$/u.test(
    value,
  )
