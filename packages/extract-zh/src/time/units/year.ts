import type { Found, Unit } from '../fields.ts'
import { matchAt, opens } from '../fields.ts'
import type { Now } from '../now.ts'
import { NUMERALS, readNumber } from '../number.ts'

const OFFSETS: ReadonlyMap<string, number> = new Map([
  ['大前年', -3],
  ['前年', -2],
  ['去年', -1],
  ['旧年', -1],
  ['上年', -1],
  ['今年', 0],
  ['本年', 0],
  ['明年', 1],
  ['出年', 1],
  ['后年', 2],
  ['大后年', 3],
])
/** 以前年轻, 过去年代, 日本年会: the two characters belong to other words. */
const RELATIVE =
  /(?<![过以之然证目跟杰突付演支推日基根资])(?:大前年|前年|去年|旧年|(?<![早晚])上年|今年|本年|明年|出年|大后年|后年)(?![轻龄级纪代货薪糕画会味]|夜饭)度?/uy
/** In Cantonese 今年 and the rest are followed by nothing special; 当今年轻人 is not this year. */
const HAN_DIGITS = '[〇○零一二三四五六七八九]'
const FULL = new RegExp(
  `(?<![${NUMERALS}.第约近])(?:公元|西元)?(?<digits>[12]\\d{3}|[一二]${HAN_DIGITS}{3}) ?年(?!代|薪|级|前的|的?历史|[多来余]|间|时间)(?:度(?!假)|份)?`,
  'uy',
)
const REPUBLIC = new RegExp(`民国 ?(?<count>\\d{1,3}|[${NUMERALS}]{1,4}) ?年(?!代|间)`, 'uy')
const SHORT = new RegExp(
  `(?<![${NUMERALS}.第约近了过有这那前头后每整满共达足])(?<digits>\\d{2}|[〇○零一二六七八九]${HAN_DIGITS}) ?年(?!代|薪|级|会|纪|龄|轻|间|时间|[的之]?历史|[多来余]|了|[前之]|以[前内来]|的?[工经]|老|内|后)`,
  'uy',
)
/** What follows a year said with two digits and not a length of time: 15年毕业, 20年夏天, 10年3月. */
const AFTER_YEAR = new RegExp(
  `\\s?(?:的?时候|那[年会时]|[初底末中春夏秋冬]|上半年|下半年|开始|起|以后|毕业|出生|出国|生[的于]|入职|入学|买|结婚|来|去|搬|考|离|辞|参|当|患|得|做|开|查|认识|在|我|第|的?[${NUMERALS}]{1,3}月)`,
  'uy',
)
const BEFORE_YEAR = /(?:从|自|打|于|在|是|到|至|早在|直到) ?$/u
/** 六七年, 七八年: two numbers in a row count years. */
const IN_A_ROW = /一二|二三|三四|四五|五六|六七|七八|八九/u
const CENTURY = 100
/** A year with two digits lies at most so far ahead. */
const AHEAD = 10

export const year: Unit = {
  starts: `大前去旧上今本明出后公西民${'0123456789'}一二六七八九〇○零`,
  read: (text, at, said, now) =>
    opens(said)
      ? (relative(text, at, now) ?? full(text, at) ?? republic(text, at) ?? short(text, at, now))
      : null,
}

function relative(text: string, at: number, now: Now): Found | null {
  const match = matchAt(RELATIVE, text, at)
  const offset = match && OFFSETS.get(match[0].replace(/度$/u, ''))
  return match && offset !== undefined && offset !== null
    ? { end: at + match[0].length, fields: { year: now.year + offset } }
    : null
}

function full(text: string, at: number): Found | null {
  const match = matchAt(FULL, text, at)
  const value = readNumber(match?.groups?.['digits'] ?? '')
  return match && value !== null && isLikelyYear(value, text, at + match[0].length)
    ? { end: at + match[0].length, fields: { year: value } }
    : null
}

/** 1500年前 and 2200年后 are lengths of time. */
const isLikelyYear = (value: number, text: string, end: number): boolean =>
  (value >= 1800 && value < 2150) || (value < 2150 && !/^(?:以|之)?[前后]/u.test(text.slice(end, end + 2)))

function republic(text: string, at: number): Found | null {
  const match = matchAt(REPUBLIC, text, at)
  const value = readNumber(match?.groups?.['count'] ?? '')
  return match && value ? { end: at + match[0].length, fields: { year: 1911 + value } } : null
}

function short(text: string, at: number, now: Now): Found | null {
  const match = matchAt(SHORT, text, at)
  const digits = match?.groups?.['digits'] ?? ''
  const value = readNumber(digits)
  if (!match || value === null || IN_A_ROW.test(digits)) return null
  const end = at + match[0].length
  const sure = value < 10 || value >= 60
  if (
    !sure &&
    matchAt(AFTER_YEAR, text, end) === null &&
    !BEFORE_YEAR.test(text.slice(Math.max(0, at - 3), at))
  )
    return null
  const century = now.year - (now.year % CENTURY)
  const found = value > (now.year % CENTURY) + AHEAD ? century - CENTURY + value : century + value
  return { end, fields: { year: found } }
}
