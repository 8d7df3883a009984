import type { EventDate } from '@recollect/core'
import { wallTime } from '@recollect/core/text'
import { times } from '../time/index.ts'
import { readNumber } from '../time/number.ts'
import type { Normal, NormalContext } from './context.ts'

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

const LUNAR = /农历|阴历|旧历|[正腊冬闰]月|月初[一二三四五六七八九十]|[廿卅]/u
const NUMBER = '(?:\\d{1,4}|[零〇○一二三四五六七八九十]{1,4})'
const BIRTHDAY = new RegExp(
  `^(?:公历|阳历|公元)?(?:(?<year>${NUMBER}) ?(?:年|[-./]))?(?:(?<month>${NUMBER})(?: ?月(?:份)?|[-./](?=\\d))(?:(?<day>${NUMBER})[日号]?)?)?$`,
  'u',
)

/** 1990年6月4日 → `1990-06-04`, 6月4号 → `--06-04`, 1990年 → `1990` (ISO 8601, vCard); 明天 by the day it was said. */
export const birthday: Normal = (value, context) => {
  const words = value.trim()
  if (LUNAR.test(words)) return null
  const groups = BIRTHDAY.exec(words)?.groups
  return groups && words !== '' ? written(groups) : spoken(words, context)
}

function written(groups: Readonly<Record<string, string | undefined>>): string | null {
  const year = groups['year']
  if (year !== undefined && !isYear(year)) return null
  const month = partOf(groups['month'], 12)
  const day = partOf(groups['day'], 31)
  if (month === null || day === null) return null
  const date = [month, day].filter((part) => part !== '').join('-')
  if (year === undefined) return date === '' ? null : `--${date}`
  return [pad(readNumber(year) ?? 0, 4), ...(date === '' ? [] : [date])].join('-')
}

/** Two digits; nothing when it is not said, null when there is no such month or day. */
function partOf(words: string | undefined, most: number): string | null {
  if (words === undefined) return ''
  const value = readNumber(words)
  return value === null || value < 1 || value > most ? null : pad(value)
}

/** Two digits of a year do not tell the century for sure. */
const isYear = (words: string): boolean => {
  const year = readNumber(words)
  return words.length === 4 && year !== null && year >= 1850 && year <= 2100
}

function spoken(words: string, context: NormalContext): string | null {
  const date = whole(words, context)
  if (date?.precision !== 'day' || date.from === null) return null
  const { month, day } = wallTime(date.from, context.zone)
  return `--${pad(month)}-${pad(day)}`
}

/** What a text means that is time words and nothing else. */
function whole(words: string, { at, zone }: NormalContext): EventDate | null {
  const [first, second] = times.read(words, { at, zone, lean: 'future' })
  if (!first || second || first.role !== 'at') return null
  return first.span.start === 0 && first.span.end === words.length ? first.date : null
}

const DATED = /[年月日号天周今明昨后]|星期|礼拜|\d-\d/u
const CLOCK = /(?<hour>\d{1,2}):\d{2}$/u

/** 上午九点半 → `09:30`, 下周五 → `2024-05-24`, 3月 → `2024-03`: dates ahead, since these are the dates of what is planned. */
export const moment: Normal = (value, context) => {
  const words = value.trim()
  const date = whole(words, context)
  if (!date || date.from === null || date.to === null) return null
  const { year, month, day, hour, minute } = wallTime(date.from, context.zone)
  const ymd = `${pad(year, 4)}-${pad(month)}-${pad(day)}`
  switch (date.precision) {
    case 'minute':
    case 'hour':
      return clockOf(words, date.ambiguous, ymd, [hour, minute])
    case 'day':
      return ymd
    case 'month':
      return ymd.slice(0, 7)
    case 'year':
      return ymd.slice(0, 4)
    default:
      return null
  }
}

/** 9:30 is half past nine; 三点 alone may be afternoon, so it stays as it is. */
function clockOf(
  words: string,
  ambiguous: boolean,
  date: string,
  [hour, minute]: readonly [number, number],
): string | null {
  const shown = CLOCK.exec(words)?.groups?.['hour']
  if (ambiguous && shown === undefined) return null
  if (DATED.test(words)) return `${date}T${pad(hour)}:${pad(minute)}`
  return `${pad(ambiguous && shown !== undefined ? Number(shown) : hour)}:${pad(minute)}`
}
