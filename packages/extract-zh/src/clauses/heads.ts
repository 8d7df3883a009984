import type { RuleMatch } from '@recollect/core/extraction'
import type { Subject } from '../text/subject.ts'
import { subjectOf } from '../text/subject.ts'
import { CONDITIONS } from '../lexicon/pastimes/actions.ts'
import { oneOf } from '../text/patterns.ts'
import { isAsserted } from './asserted.ts'
import type { Reading, Said } from './reading.ts'

/** Facts that a clause goes on after, or tells by how long: 我神经衰弱根本睡不着, 宝宝八个月了. */

const NOT_LASTING = new Set(
  '感冒 发烧 失眠 便秘 抑郁 焦虑 脱发 近视 阳了 新冠 骨折 痘痘 更年期 打鼾'.split(' '),
)
const SICK = new RegExp(
  `^(?<who>[^,]{1,6}?)(?:一直|从小|从小就|也|有|得了|患有|是)?(?<value>${oneOf(CONDITIONS.filter((name) => name.length > 1 && !NOT_LASTING.has(name)))})(?<rest>(?:根本|老是?|总是?|一直|又|疼|痛|晚上|睡|半夜|犯|严重|多年|好多年|好几年|\\p{Script=Han}?天天|吃药|在吃|控制|越来越|最近|今年|去年|住院|做|动|都|也|好|不能吃|不敢|引起|导致).*)$`,
  'u',
)
const OF_SOMETHING = /^(?:好了|好转|都好|也好|是不是|能不能|要不要|不能吃什么)/u

/** Reads an illness that words on how it goes follow. */
function readSick(match: RuleMatch): readonly [Subject, Said] | null {
  const { who, value, rest } = SICK.exec(match.text)?.groups ?? {}
  if (who === undefined || value === undefined || rest === undefined || OF_SOMETHING.test(rest)) return null
  const subject = subjectOf(match, who, 'none')
  if (subject === null) return null
  const start = match.text.indexOf(value, who.length)
  return [subject, { slot: 'health', start, end: start + value.length }]
}

const NUMBER = '(?:\\d{1,2}|[一二两三四五六七八九十]{1,3})'
const MONTHS = new RegExp(
  `^(?<who>[^,]{1,8}?)(?:今年|现在|才|刚|都|已经|快|马上|也){0,2}(?<value>(?:${NUMBER}个?(?:多|半)?月(?:零?${NUMBER}天)?|${NUMBER}岁(?:半|零?${NUMBER}个?月)?|满月|百天|周岁)(?:大|多)?)(?:了|啦)?$`,
  'u',
)
const YOUNG = /\.(?:child|son|daughter|grand(?:son|daughter|child)|nephew|niece|pet)$/u

/** Reads how many months old a child is. */
function readMonths(match: RuleMatch): readonly [Subject, Said] | null {
  const { who, value } = MONTHS.exec(match.text)?.groups ?? {}
  if (who === undefined || value === undefined) return null
  const subject = subjectOf(match, who, 'none') ?? oldest(match, who)
  if (subject === null || !YOUNG.test(subject.entity)) return null
  const start = match.text.indexOf(value, who.length)
  return [subject, { slot: 'age', start, end: start + value.length }]
}

/** 老大, 老二: one of the children, where the clause says how old they are. */
const oldest = (match: RuleMatch, who: string): Subject | null =>
  /^(?:老[大二三四幺]|宝宝|宝贝|娃娃?|小家伙|[男女]宝)$/u.test(who) && match.clause.index === 0
    ? subjectOf(match, '我孩子', 'none')
    : null

/** Reads what stands at the head of a clause; null when nothing does. */
export function readHead(match: RuleMatch): Reading | null {
  const found = readSick(match) ?? readMonths(match)
  if (found === null) return null
  const [subject, said] = found
  if (!isAsserted(match, subject)) return null
  return { domain: said.slot === 'age' ? 'people' : 'health', subject, said: [said] }
}
