import { readDuration } from '../time/duration.ts'
import { readNumber } from '../time/number.ts'
import type { Normal } from './context.ts'

const AGE = /^(?<count>\d{1,3}|[零一二两三四五六七八九十百廿卅]{1,4})(?:周?岁)?$/u

/** 二十八岁 → `28`; 二十多 and 十几 stay words. */
export const age: Normal = (value) => {
  const count = readNumber(AGE.exec(value.trim())?.groups?.['count'] ?? '')
  return count === null || count > 130 ? null : String(count)
}

const COUNT = /^(?<count>\d{1,2}|[一二两俩仨三四五六七八九十]{1,3})[个位名只对口]?$/u

/** 两个 → `2`. */
export const count: Normal = (value) => {
  const found = readNumber(COUNT.exec(value.trim())?.groups?.['count'] ?? '')
  return found === null ? null : String(found)
}

const AROUND = /^(?:快|将近|大概|差不多|有|近|超过)/u
const WHOLE = { year: 'Y', month: 'M', week: 'W', day: 'D' } as const

/** 五年 → `P5Y`, 两年半 → `P2Y6M`, 三小时 → `PT3H` (ISO 8601); nothing for 几年, 十多年 and 快五年. */
export const duration: Normal = (value) => {
  const words = value.trim()
  const found = AROUND.test(words) ? null : readDuration(words, 0)
  if (!found || found.end !== words.length || found.vague || found.least !== found.most || found.least === 0)
    return null
  if (found.unit === 'hour') return `PT${String(found.least)}H`
  if (found.unit === 'minute') return `PT${clockOf(found.least)}`
  if (found.unit !== 'month' || found.least < 12) return `P${String(found.least)}${WHOLE[found.unit]}`
  const [years, months] = [Math.floor(found.least / 12), found.least % 12]
  return `P${String(years)}Y${months === 0 ? '' : `${String(months)}M`}`
}

const clockOf = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${hours === 0 ? '' : `${String(hours)}H`}${rest === 0 ? '' : `${String(rest)}M`}`
}
