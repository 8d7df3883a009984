import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import type { Fields, Found, Part, Unit } from '../fields.ts'
import { matchAt, opens } from '../fields.ts'
import { NUMERALS, readNumber } from '../number.ts'

const DAYS: Names<number> = byName({
  大前: -3,
  前: -2,
  昨: -1,
  寻: -1,
  琴: -1,
  今: 0,
  明: 1,
  听: 1,
  后: 2,
  大后: 3,
})
/** 以后天天, 目前天气, 先天后天, 听日语: other words. */
const RELATIVE =
  /(?:(?<day>大前|大后|(?<![以之然今先最饭课午婚产业])后|(?<![以之目])前|昨|今|明)(?:(?<!(?:说|证|声|表|查|阐|注|文|聪|透|发)明)天(?!天(?!气)|赋|性)|(?<=明)天(?!天|气(?:变|候)|理|花)|日(?!报|之星|本)|儿个?(?!子|媳))|(?<cantonese>寻|琴|听)日(?![语本剧文漫常记]))/uy
/** 今晚, 昨夜, 明早, 听朝; 今朝有酒今朝醉 is a saying, 明朝 a dynasty. */
const WITH_PART =
  /(?<![以之然从婚试节赛考产最饭课午业说声证黎透])(?:(?<day>大前|大后|今|昨|明|前|后|寻|琴|听)(?<part>晚|夜|早|晨|朝))(?<!明朝|前[夜晨朝]|后[夜晨朝]|听[早晨夜]|(?<!大)[前后]早(?!上?[\d一二三四五六七八九十两]{1,3}点|上?$))(?!有酒|有食|醉|上?好|安|餐|饭|年|期|辈)(?:上(?!海|课|班|网|学|街))?/uy
const PARTS: Names<Part> = byName({
  晚: 'evening',
  夜: 'night',
  早: 'morning',
  晨: 'morning',
  朝: 'morning',
})
/** 5号线, 3号楼, 槐花路5号: numbers of things. */
const NOT_A_DAY =
  '(?!线|楼|院|馆|门|店|电池|汽油|柴油|油|房|车(?!祸)|机(?!票)|球|选手|位|桌|座|厅|口|码|病|库|台(?!湾)|铺|公馆|文件|人物|展|牌|仓|井|坑|矿|站|航|柜|窗|床|诊|弄|巷|字|员|链|键|服|墙|胡同|园|厂|码头|教学|宿舍|公寓|化|均|游|行程|制|元|报|志|后|内|式|用)'
const COUNT = '(?:\\d{1,2}|[一二三四五六七八九十廿卅]{1,3})'
const NUMBERED = new RegExp(`(?<day>${COUNT}) ?(?:号(?:那天|当天)?|日(?!语|本))${NOT_A_DAY}`, 'uy')
/** After a month 号 may be left out: 三月五, when no measure word follows. */
const NUMBERED_SHORT = new RegExp(
  `(?<day>${COUNT})(?![${NUMERALS}.:/号日月年点时个块元万千百斤次种名位岁天条只张本台辆家%度分秒mkgc])`,
  'uy',
)
const BARE = new RegExp(
  `(?<![${NUMERALS}.:/\\-第a-z路街道巷弄村区里段胡同排栋楼座单元科周星期小大特头工假])(?<day>\\d{1,2}|[一二三四五六七八九十廿卅]{1,3}) ?(?:号(?:那天|当天)?|(?<=\\d ?|十|[十廿卅][一二三四五六七八九])日(?!语|本|游|均))${NOT_A_DAY}`,
  'uy',
)

/** 昨天, 听日, 5号, 3月5日 and with a part of the day 今晚, 明早. */
export const day: Unit = {
  starts: '的大前昨寻琴今明听后0123456789一二三四五六七八九十廿卅',
  read(text, at, said) {
    if (opens(said)) return relative(text, at) ?? withPart(text, at) ?? numbered(BARE, text, at)
    const from = text.charAt(at) === '的' ? at + 1 : at
    if (said.month !== undefined) return inMonth(text, from)
    if (said.months !== undefined) return numbered(NUMBERED, text, from)
    return said.year === undefined || Object.keys(said).length > 1 ? null : relative(text, from)
  },
}

const inMonth = (text: string, at: number): Found | null =>
  numbered(NUMBERED, text, at) ?? lunarLooking(text, numbered(NUMBERED_SHORT, text, at), at)

/** 八月十五 without 号 may be of the lunar calendar, as 三月廿五 nearly always is. */
const lunarLooking = (text: string, found: Found | null, at: number): Found | null =>
  found && /^(?:十五|[廿卅])/u.test(text.slice(at, found.end))
    ? { ...found, fields: { ...found.fields, ambiguous: true } }
    : found

function relative(text: string, at: number): Found | null {
  const match = matchAt(RELATIVE, text, at)
  const days = DAYS[match?.groups?.['day'] ?? match?.groups?.['cantonese'] ?? '']
  return match && days !== undefined ? { end: at + match[0].length, fields: { days } } : null
}

function withPart(text: string, at: number): Found | null {
  const match = matchAt(WITH_PART, text, at)
  const days = DAYS[match?.groups?.['day'] ?? '']
  const part = PARTS[match?.groups?.['part'] ?? '']
  return match && days !== undefined && part ? { end: at + match[0].length, fields: { days, part } } : null
}

function numbered(pattern: RegExp, text: string, at: number): Found | null {
  const match = matchAt(pattern, text, at)
  const value = readNumber(match?.groups?.['day'] ?? '')
  if (!match || value === null || value < 1 || value > 31) return null
  const fields: Fields = { day: value }
  return { end: at + match[0].length, fields }
}
