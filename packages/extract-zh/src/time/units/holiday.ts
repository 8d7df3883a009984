import type { Fields, Found, Unit } from '../fields.ts'
import { matchAt, opens } from '../fields.ts'
import { HOLIDAYS, NUMBER_HOLIDAYS } from '../lexicon/holidays.ts'
import { NUMERALS } from '../number.ts'

const LONGEST = Math.max(...[...HOLIDAYS.keys()].map((name) => name.length))
/** 圣诞树, 中秋快乐, 清明上河图, 国庆阅兵: greetings and things named after a day. */
const NOT_THE_DAY =
  /(?:快乐|好(?!几|多|像|不)|愉快|安康|吉祥|大吉|老人|树|礼物|礼盒|礼品|卡|帽|歌|装|限定|月饼|粽|晚会|联欢|上河|大餐|促销|活动|档|电影|剧|诗|红包|对联|祝福|习俗|传统|文化|的?(?:来历|由来|意义|含义)|节目|演唱会|的?手抄报)/uy
/** 过好年, 回家过年 are said of the feast; but 过年 after a place verb names no time of its own. */
const NUMBER_TELLS =
  /(?:去(?!掉|年)|我|回|放假|出游|出去|那天|那几天|的?时候|前|后|到|打算|准备|也|,|。|$|结婚|加班|搬|旅)/uy
const NUMBER_BEFORE = new RegExp(`[${NUMERALS}第周期拜是有之月]$`, 'u')

/** 国庆, 大年初三, 感恩节. */
export const holiday: Unit = {
  starts: Array.from(new Set([...HOLIDAYS.keys()].map((name) => name.charAt(0)))).join('') + '的',
  read(text, at, said) {
    if (said.month !== undefined || (said.year === undefined && !opens(said))) return null
    const from = text.charAt(at) === '的' && !opens(said) ? at + 1 : at
    for (let length = LONGEST; length >= 2; length--) {
      const name = text.slice(from, from + length)
      const found = HOLIDAYS.get(name)
      if (found && name.length === length)
        return fits(text, from, name, said) ? { end: from + length, fields: fieldsOf(name, found) } : null
    }
    return null
  },
}

function fieldsOf(name: string, holiday: Fields['holiday']): Found['fields'] {
  if (holiday === undefined) return {}
  const ambiguous = name === '万圣节' ? { ambiguous: true as const } : {}
  return { holiday, ...ambiguous, ...(/夜$/u.test(name) ? { part: 'evening' as const } : {}) }
}

function fits(text: string, at: number, name: string, said: Fields): boolean {
  const end = at + name.length
  if (matchAt(NOT_THE_DAY, text, end)) return false
  if (NUMBER_HOLIDAYS.has(name) && /[月号日点个年岁]/u.test(text.charAt(end))) return false
  if (!NUMBER_HOLIDAYS.has(name) || !opens(said)) return true
  return !NUMBER_BEFORE.test(text.slice(Math.max(0, at - 1), at)) && matchAt(NUMBER_TELLS, text, end) !== null
}
