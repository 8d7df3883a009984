import type { Clause } from '@recollect/core'
import { clausesBefore, sentencesBefore } from './earlier.ts'
import { isOccupation } from './jobs.ts'
import { looksLikePlace } from './places.ts'

/** What the speaker says of a mistake of theirs, as a whole clause or before a colon. */
const ERR =
  '(?:(?:说|写|打|输|搞|记|弄|填|讲|报|念|发|敲|按)(?:错|岔|反|混|串)(?:了?字|了?一个字|了?一位|了?一下)?(?:了|啦|咯)?|口误|手误|笔误|手滑(?:了)?|(?:更正|纠正|订正)(?:一下|下|一个)?|不对不?对?|错了错?了?)'
const LEAD =
  '(?:等等|等下|等一下|对了|哎呀?|啊|呃|哦|噢|嗯|唉|抱歉|不好意思|对不起|我?(?:刚才|刚刚|刚|之前|上次|前面|上面|昨天|上回)?(?:又|好像|可能|是|都)?(?:把[^,你您他她它]{1,6})?|[^,你您他她它谁我]{0,4}?(?:地址|号码|电话|号|名字|年龄|日期|时间|生日|数字|邮箱|城市|字))?'
const ADMITS = new RegExp(`^${LEAD}[, ]?${ERR}[啊呀哈哦呢]?$`, 'u')
const PREFIX = new RegExp(`^${LEAD}${ERR}[:啊呀哈哦,]?\\s?(?=[^:,])`, 'u')
/** 我错了 owns up to a deed, 搞错了人 is a story; 说错话 is no slip of a fact. */
const NO_SLIP = /^我?错了|错(?:话|人|车|门|路|题)/u

export const admits = (clause: string): boolean => ADMITS.test(clause) && !NO_SLIP.test(clause)

/** What stands before the words proper: 更正: or 说错了 without a comma; empty when nothing does. */
export function admittedPrefix(clause: string): string {
  const prefix = PREFIX.exec(clause)?.[0] ?? ''
  return NO_SLIP.test(clause) ? '' : prefix
}

/** Whether the clause before, or the one that follows in the sentence, says that what was said was a mistake. */
export function admittedBeside(clause: Clause): boolean {
  const near = clausesBefore(clause)[0] ?? sentencesBefore(clause)[0]?.[0]
  if (near !== undefined && admits(near)) return true
  const { sentence, end } = clause
  const [next] = sentence.text
    .slice(end - sentence.start)
    .replace(/^[, ]/u, '')
    .split(',')
  return next !== undefined && admits(next)
}

/** What was said in the message before the mistake was seen; empty when it begins with that. */
export function saidBefore(clause: Clause): string {
  const before = [...clausesBefore(clause), ...sentencesBefore(clause).flat()]
  return before.filter((part) => !admits(part) && !/^不是/u.test(part)).join(',')
}

const TIME = /[月号日点半周年天]|星期|礼拜|[上下]午|早上|晚上|今|明|后/u
const COUNT = /^[\d一二两三四五六七八九十百千万.]+\D{0,3}$/u

type Kind = 'time' | 'count' | 'occupation' | 'location' | 'other'

/** What kind of thing a word is a value of, by its form. */
export function kindOf(words: string): Kind {
  if (TIME.test(words)) return 'time'
  if (COUNT.test(words)) return 'count'
  if (isOccupation(words)) return 'occupation'
  return looksLikePlace(words) ? 'location' : 'other'
}

const NUMBER = '[\\d一二三四五六七八九十]{1,3}'
/** Times of one kind: a weekday puts a weekday right. */
const TIMES: readonly RegExp[] = [
  /(?:周|星期|礼拜)[一二三四五六日天]/gu,
  new RegExp(`${NUMBER}月份?`, 'gu'),
  new RegExp(`${NUMBER}[号日]`, 'gu'),
  new RegExp(`${NUMBER}点半?`, 'gu'),
  /\d{4}年/gu,
  /[今明后昨]天/gu,
]

/** The nearest time of the same kind in what was said before: 三月 for 四月. */
export function timeBefore(value: string, before: string): string | undefined {
  const kind = TIMES.find((pattern) => value.search(pattern) === 0)
  return kind && before.match(kind)?.findLast((time) => time !== value)
}
