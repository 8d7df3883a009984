import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { isHabitual } from '../context.ts'
import type { Fields, Found, Unit } from '../fields.ts'
import { matchAt, opens } from '../fields.ts'
import type { Now } from '../now.ts'

const WEEK = '(?:周|星期|礼拜)'
/** 下周一起去 is "together", 上周三次 "three times", 下周天气 "weather", 上周日本 "Japan": the character is not the weekday. */
const NOT_THE_DAY =
  /(?:一(?:起|直|定|样|些|般|切|共|旦|下(?!午)|次|个|家|边|度|整|口气|趟|块|位|路|遍|场|顿)|[二三四五六](?:次|个|名|种|篇|回|趟|节|级|遍|岁|星)|日(?:本|语|程|常|报|文|韩|子|记)|天(?:气|空|津|河|猫))/uy
const TOGETHER = /一起/uy
const DAYS: Names<number> = byName({
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  日: 7,
  天: 7,
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 6,
})
const BESIDE = new RegExp(
  `(?<which>上上|下下|(?<![早晚路网身世街])上|(?<![天地手当以私楼乡])下|这|(?<![日基根资课剧样])本|今|呢)(?<one>一?个)?(?=${WEEK}(?!围|边|岁|身|折|旋|济|年|期|转|到(?![周星礼上下这今])))`,
  'uy',
)
const OFFSETS: Names<number> = byName({
  上上: -2,
  上: -1,
  这: 0,
  本: 0,
  今: 0,
  呢: 0,
  下: 1,
  下下: 2,
})
const NAMED = new RegExp(
  `的?[(]?(?<!每|每个|[\\d一二三四五六七八九十两几半]个?)${WEEK}(?:(?<end>末)|(?<day>[一二三四五六日天]|[1-6](?![\\d.:])))[)]?`,
  'uy',
)
const WHOLE = new RegExp(WEEK, 'uy')

/** 上周, 下下个星期, with its day: 上周五, 这周末; and a day alone: 周五. */
export const week: Unit = {
  starts: '上下这本今呢周星礼的(',
  read(text, at, said, now) {
    if (opens(said)) return beside(text, at, now) ?? bare(text, at)
    const dated = said.day !== undefined || said.days !== undefined || said.holiday !== undefined
    return dated ? named(text, at) : null
  },
}

function beside(text: string, at: number, now: Now): Found | null {
  const match = matchAt(BESIDE, text, at)
  const weeks = OFFSETS[match?.groups?.['which'] ?? '']
  if (!match || weeks === undefined) return null
  const from = at + match[0].length
  const day = named(text, from, /[自从打]$/u.test(text.slice(Math.max(0, at - 1), at)))
  if (day === null) return { end: endOfWord(text, from), fields: { weeks } }
  const either = match.groups?.['one'] !== undefined && isEither(weeks, day.fields.weekday, now)
  return { end: day.end, fields: { weeks, ...day.fields, ...(either ? { ambiguous: true } : {}) } }
}

const endOfWord = (text: string, at: number): number => at + (matchAt(WHOLE, text, at)?.[0].length ?? 0)

/** 下个周五 on a Monday may be the Friday ahead or that of next week. */
const isEither = (weeks: number, weekday: number | undefined, now: Now): boolean =>
  weekday !== undefined && ((weeks === 1 && weekday > now.weekday) || (weeks === -1 && weekday < now.weekday))

/** `since`: after 从, 周一起 is "from Monday on". */
function named(text: string, at: number, since = false): Found | null {
  const match = matchAt(NAMED, text, at)
  if (!match) return null
  const end = at + match[0].length
  const day = match.groups?.['day']
  if (day === undefined) return { end, fields: { weekend: true } }
  const isOther = matchAt(NOT_THE_DAY, text, end - 1) && !(since && matchAt(TOGETHER, text, end - 1))
  const weekday = DAYS[day]
  return weekday === undefined || isOther ? null : { end, fields: { weekday } }
}

function bare(text: string, at: number): Found | null {
  const found = named(text, at, /[自从打]$/u.test(text.slice(Math.max(0, at - 1), at)))
  return found && !isHabitual(text, at, found.end) ? found : null
}

/** Reads 周几 after 上周, as in 上周的周五. */
export const weekday: Unit = {
  starts: '的周星礼(',
  read: (text, at, said: Fields) =>
    said.weeks !== undefined && said.weekday === undefined && said.weekend === undefined
      ? named(text, at)
      : null,
}
