import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { isHabitual } from '../context.ts'
import type { Fields, Part, Unit } from '../fields.ts'
import { matchAt, opens } from '../fields.ts'

const WORDS: Readonly<Record<Part, string>> = {
  small_hours: '凌晨 下半夜 后半夜',
  morning: '早上 早晨 清晨 清早 大清早 一大早 大早上 上午 朝早 早间 朝头早',
  noon: '中午 正午 晌午',
  afternoon: '下午 午后 下昼 晏昼',
  dusk: '傍晚 黄昏',
  evening: '晚上 晚间 夜晚 晚黑 大晚上 夜晚黑 前半夜',
  night: '夜里 深夜 半夜 午夜 大半夜 夜间 夜半 三更半夜 半夜三更 深更半夜',
}
const NAMES: ReadonlyMap<string, Part> = new Map(
  (['small_hours', 'morning', 'noon', 'afternoon', 'dusk', 'evening', 'night'] as const).flatMap((part) =>
    WORDS[part].split(' ').map((word): [string, Part] => [word, part]),
  ),
)
const LONGEST = Math.max(...[...NAMES.keys()].map((word) => word.length))
/** 下午茶, 早上好, 晚上饭. */
const NOT_AFTER = /[好茶饭餐]|[安]|觉(?!得)/u
/** 昨天早, 周五晚, 5号夜; 明天早点 and 今天晚了 are degrees. */
const SHORT =
  /(?<hour>早|晚)(?!一点(?![半钟\d过]))(?=[\d一二三四五六七八九十两]{1,3} ?(?:点|:))|(?<part>早|晨|晚|夜)(?![点了些到会餐饭安就已不一年上婚来走睡起班茶操恋熟早晚])/uy
const SHORT_PARTS: Names<Part> = byName({
  早: 'morning',
  晨: 'morning',
  晚: 'evening',
  夜: 'night',
})
const HOUR_NEXT = /^ ?[\d一二三四五六七八九十两]{1,3} ?(?:点|:|时)/u

/** 下午, 半夜, 今天早: parts of a day. */
export const part: Unit = {
  starts: '凌下后早清大一上朝中正晌午晏傍黄晚夜前深半三晨的',
  read(text, at, said) {
    const from = text.charAt(at) === '的' && !opens(said) ? at + 1 : at
    const found = long(text, from, said)
    if (found?.fields.part === 'small_hours' && isNight(said)) return null
    return found ?? short(text, from, said)
  },
}

function long(text: string, at: number, said: Fields): ReturnType<Unit['read']> {
  for (let length = LONGEST; length >= 2; length--) {
    const name = NAMES.get(text.slice(at, at + length))
    if (name === undefined || at + length > text.length) continue
    const end = at + length
    if (NOT_AFTER.test(text.charAt(end)) && !/^觉得/u.test(text.slice(end, end + 2))) return null
    if (opens(said) && isHabitual(text, at, end) && !HOUR_NEXT.test(text.slice(end, end + 5))) return null
    return { end, fields: { part: name } }
  }
  return null
}

function short(text: string, at: number, said: Fields): ReturnType<Unit['read']> {
  const match = matchAt(SHORT, text, at)
  const isDated =
    said.days !== undefined || said.day !== undefined || said.weekday !== undefined || said.holiday
  if (!match || !(isDated || match.groups?.['hour'] !== undefined)) return null
  const name = SHORT_PARTS[match[0]]
  return name ? { end: at + match[0].length, fields: { part: name } } : null
}

const isNight = ({ part: said }: Fields): boolean => said === 'evening' || said === 'night'

/** 昨晚凌晨, 半夜凌晨: the small hours of the night said before. */
export const smallHours: Unit = {
  starts: '凌下后',
  read(text, at, said) {
    if (!isNight(said)) return null
    const found = long(text, at, said)
    return found?.fields.part === 'small_hours' ? { end: found.end, fields: {} } : null
  },
}
