import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { isHabitual } from '../context.ts'
import type { Fields, Found, MonthPart, Unit } from '../fields.ts'
import { matchAt, opens } from '../fields.ts'
import { NUMERALS, readNumber } from '../number.ts'

const COUNT = '(?:\\d{1,2}|[一二三四五六七八九十]{1,3})'
/**
 * 一月一次, 三月三十块, 月薪, 五月天 (a band): no month. A number with a measure word after it counts something, so the month before it
 * does too.
 */
const MONTH = new RegExp(
  `(?<![${NUMERALS}.第个])(?<month>${COUNT}) ?月(?!薪|兰|嫂|子|亮|饼|光景|牙|息|龄|怀胎|有余|[一两\\d]{1,3}[次回换趟]|[${NUMERALS}]{1,4}(?:块|元|万|个|钱|斤|次|千|百|回)|天(?![气上下晚早]))(?:份|间)?`,
  'uy',
)
const BESIDE =
  /(?<which>上上|下下|(?<![早晚路网身])上|(?<![天地手当以私楼])下|这|(?<![日基根资课剧样])本|今|呢)(?:一?个)?月(?!球(?!赛)|亮|饼|经(?![常历过])|光|薪|嫂|子|台(?![湾北风])|牙|供|考(?![试研]))(?:份)?/uy
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
const PARTS: Names<MonthPart> = byName({
  初: 'first',
  上旬: 'first',
  中: 'second',
  中旬: 'second',
  下旬: 'third',
  底: 'third',
  末: 'third',
  尾: 'third',
})
const PART =
  /的?(?<part>上旬|中旬|下旬|初(?![中一二三四五六七八九十级恋次步始])|中(?![国秋考学文央午医心间])|底(?![下层部线])|末|尾)/uy
const BARE_PART = new RegExp(
  `(?<![${NUMERALS}岁日年个同当那每某明])月(?<part>初(?![${NUMERALS}中级恋次])|中旬|底(?![下层部线])|末|尾)|(?<bare>[上中下]旬)`,
  'uy',
)

/** 三月, 3月份, 三四月, 上个月. */
export const month: Unit = {
  starts: '0123456789一二三四五六七八九十上下这本今呢',
  read(text, at, said) {
    if (said.year === undefined && !opens(said)) return null
    return named(text, at, said) ?? (opens(said) ? beside(text, at) : null)
  },
}

function named(text: string, at: number, said: Fields): Found | null {
  const match = matchAt(MONTH, text, at)
  const words = match?.groups?.['month'] ?? ''
  if (!match || words === '') return null
  const end = at + match[0].length
  const [first = 0, last] = monthsIn(words)
  if (first < 1 || first > 12 || (last !== undefined && last !== first + 1)) return null
  if (opens(said) && isHabitual(text, at, end)) return null
  return {
    end,
    fields: { month: first, ...(last === undefined ? {} : { lastMonth: last, ambiguous: true }) },
  }
}

/** 三四 is the third and the fourth. */
const monthsIn = (words: string): readonly number[] =>
  /^[一二三四五六七八九]{2}$/u.test(words)
    ? Array.from(words, (char) => readNumber(char) ?? 0)
    : [readNumber(words) ?? 0]

function beside(text: string, at: number): Found | null {
  const match = matchAt(BESIDE, text, at)
  const months = OFFSETS[match?.groups?.['which'] ?? '']
  return match && months !== undefined ? { end: at + match[0].length, fields: { months } } : null
}

/** 初, 中旬 and 底 of a month; 月底 alone. */
export const monthPart: Unit = {
  starts: '的月上中下初底末尾',
  read(text, at, said) {
    const after = said.month !== undefined || said.months !== undefined
    if (!after && !opens(said)) return null
    const match = matchAt(after ? PART : BARE_PART, text, at)
    const part = PARTS[match?.groups?.['part'] ?? match?.groups?.['bare'] ?? '']
    return match && part ? { end: at + match[0].length, fields: { monthPart: part } } : null
  },
}
