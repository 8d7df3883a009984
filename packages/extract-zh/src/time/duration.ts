import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { matchAt } from './fields.ts'
import { readNumber } from './number.ts'

export type DurationUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute'

/** A length of time: between `least` and `most` units. */
export interface Duration {
  readonly end: number
  readonly unit: DurationUnit
  readonly least: number
  readonly most: number
  /** 几年, 好几天: no number at all. */
  readonly vague: boolean
  /** 三日: good only before 前, 后 and 内, since it is a day of the month as well. */
  readonly short: boolean
}

const COUNT =
  '(?<count>好几十|好几|几十|几百|十几|[二三四五六七八九]十几|几|数|半|大半|小半|\\d{1,3}(?:\\.\\d)?|[一二两三四五六七八九十百俩仨廿卅]{1,5})'
const DURATION = new RegExp(
  `(?<![\\d.第一二三四五六七八九十百千万])${COUNT} ?(?<more>多|来|余)?(?<piece>个)?(?<more2>多)?(?<half>半)?(?<unit>年(?!代|级|纪|薪|龄|轻|糕|货|份)|月(?!薪|份|亮|饼|经|子|大|龄)|周(?!年|岁|末|[一二三四五六日](?!直))|星期(?![一二三四五六日天])|礼拜(?![一二三四五六日天])|天|日|小时|钟头|钟(?!情|爱|表|声|点)|分钟|分(?![之的手开享钱数])|秒钟?|季度|世纪)(?<rest>半(?![天个年])|多|钟)?`,
  'uy',
)
const UNITS: Names<readonly [unit: DurationUnit, times: number]> = byName({
  年: ['year', 1],
  月: ['month', 1],
  周: ['week', 1],
  星期: ['week', 1],
  礼拜: ['week', 1],
  天: ['day', 1],
  日: ['day', 1],
  小时: ['hour', 1],
  钟头: ['hour', 1],
  钟: ['hour', 1],
  秒: ['minute', 1 / 60],
  秒钟: ['minute', 1 / 60],
  分: ['minute', 1],
  分钟: ['minute', 1],
  季度: ['month', 3],
  世纪: ['year', 100],
})
/** Half a unit in the unit below. */
const HALVES: Readonly<Record<DurationUnit, readonly [unit: DurationUnit, inOne: number, half: number]>> = {
  year: ['month', 12, 6],
  month: ['day', 30, 15],
  week: ['day', 7, 3],
  day: ['hour', 24, 12],
  hour: ['minute', 60, 30],
  minute: ['minute', 1, 0],
}
const PAIR = /^(?:一两|两三|三五|二三|三四|四五|五六|六七|七八|八九)$/u
const FEW: ReadonlyMap<string, readonly [least: number, most: number]> = new Map([
  ['几', [2, 9]],
  ['数', [2, 9]],
  ['好几', [3, 9]],
  ['十几', [11, 19]],
  ['几十', [20, 90]],
  ['好几十', [30, 90]],
  ['几百', [200, 900]],
])
const MOST_YEARS = 300

/** Reads 三年, 两个半月, 十多天, 好几年 at a position. */
export function readDuration(text: string, at: number): Duration | null {
  const match = matchAt(DURATION, text, at)
  const groups = match?.groups ?? {}
  const unit = UNITS[groups['unit'] ?? '']
  const word = groups['count'] ?? ''
  if (!match || !unit || !isWellFormed(groups, word, text.charAt(at + match[0].length))) return null
  const end = at + match[0].length
  const short = /^(?:日|分|钟|秒)$/u.test(groups['unit'] ?? '') && groups['piece'] === undefined
  const half = groups['half'] !== undefined || groups['rest'] === '半' || /半$/u.test(word)
  const count = rangeOf(word)
  if (count === null || (unit[0] === 'year' && count[1] * unit[1] > MOST_YEARS)) return null
  const vague = FEW.has(word) || /几/u.test(word)
  const isMore = groups['more'] !== undefined || groups['more2'] !== undefined || groups['rest'] === '多'
  const [least, most] = isMore ? widened(count) : count
  const amount = half ? halved(unit, least) : { unit: unit[0], least: least * unit[1], most: most * unit[1] }
  return { end, ...decimal(amount), vague: vague || /[大小]半/u.test(word), short }
}

/** Months are counted with 个, else 三月 is March. */
function isWellFormed(
  groups: Readonly<Record<string, string | undefined>>,
  word: string,
  after: string,
): boolean {
  if (groups['unit'] === '月')
    return groups['piece'] !== undefined || /[半俩仨]$/u.test(word) || isManyBefore(word, after)
  if (groups['piece'] === undefined) return true
  return /^(?:星期|礼拜|小时|钟头|钟|季度|世纪)$/u.test(groups['unit'] ?? '')
}

/** 两月前 and 二十月后: no such month. */
const isManyBefore = (word: string, after: string): boolean =>
  /[前后之以内过]/u.test(after) && (/^[两几]$/u.test(word) || (readNumber(word) ?? 0) > 12)

function rangeOf(word: string): readonly [number, number] | null {
  const few = FEW.get(word)
  if (few) return few
  if (/^[大小]?半$/u.test(word)) return [0, 0]
  if (/十几$/u.test(word))
    return [(readNumber(word.slice(0, -1)) ?? 0) + 1, (readNumber(word.slice(0, -1)) ?? 0) + 9]
  if (PAIR.test(word)) return [readNumber(word.charAt(0)) ?? 0, readNumber(word.charAt(1)) ?? 0]
  if (/^[一二两三四五六七八九]{2,}$/u.test(word)) return null
  const value = readNumber(word)
  return value === null || value <= 0 ? null : [value, value]
}

/** 三年多 is between three and four, 十多年 between eleven and nineteen. */
function widened([least, most]: readonly [number, number]): readonly [number, number] {
  if (least >= 100 && least % 100 === 0) return [least + 1, most + 99]
  return least >= 10 && least % 10 === 0 ? [least + 1, most + 9] : [least, most + 1]
}

type Amount = Pick<Duration, 'unit' | 'least' | 'most'>

function halved([unit, times]: readonly [DurationUnit, number], count: number): Amount {
  if (times > 1) return { unit, least: count * times + times / 2, most: count * times + times / 2 }
  const [below, inOne, half] = HALVES[unit]
  return { unit: below, least: count * inOne + half, most: count * inOne + half }
}

/** 1.5年 in months. */
function decimal({ unit, least, most }: Amount): Amount {
  if (Number.isInteger(least)) return { unit, least, most }
  const [below, inOne] = HALVES[unit]
  return { unit: below, least: Math.round(least * inOne), most: Math.round(most * inOne) }
}
