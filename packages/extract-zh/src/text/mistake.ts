import type { Clause } from '@recollect/core/extraction'
import { clausesBefore, sentencesBefore } from './earlier.ts'
import { APOLOGISED } from '../lexicon/changes/mistakes.ts'
import { ALLERGENS } from '../lexicon/health/allergens.ts'
import { MEDICINES } from '../lexicon/health/medicines.ts'
import { CONDITIONS } from '../lexicon/pastimes/actions.ts'
import { isOccupation } from './jobs.ts'
import { isKnownPlace, looksLikePlace } from './places.ts'

/** What the speaker says of a mistake of theirs, as a whole clause or before a colon. */
const ERR =
  '(?:(?:说|写|打|输|搞|记|弄|填|讲|报|念|发|敲|按|量|算|称|数|看|听)(?:错|岔|反|混|串)(?:了?字|了?一个字|了?一位|了?一下)?(?:了|啦|咯)?|口误|手误|笔误|手滑(?:了)?|(?:更正|纠正|订正)(?:一下|下|一个)?|不对不?对?|错了错?了?)'
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

/** 抱歉，是X: an apology by itself. */
const APOLOGY = new RegExp(`^(?:哦{1,3}|啊|呃|哎呀?)?${APOLOGISED}(?:啊|哈|了)?$`, 'u')

export const apologisedBefore = (clause: Clause): boolean =>
  APOLOGY.test(clausesBefore(clause)[0] ?? sentencesBefore(clause)[0]?.[0] ?? '')

/** 我说我住在X: what was given out, before 其实. */
const TOLD =
  /^我(?:之前|刚才|刚刚|上次|以前|昨天|当时|都|还|一直){0,2}(?:说|写|填|告诉你|跟你说|报)(?:的是|过|了|的)?(?:我|:)/u

export const toldBefore = (clause: Clause): boolean => TOLD.test(clausesBefore(clause)[0] ?? '')

/** Nothing follows in the message. */
export const isEnd = ({ sentence, end }: Clause): boolean =>
  !/[\p{L}\p{N}]/u.test(sentence.message.slice(end, end + AHEAD))
const AHEAD = 40

/** The sentence is the whole message. */
export const isWhole = ({ sentence }: Clause): boolean =>
  !/[\p{L}\p{N}]/u.test(sentence.message.slice(0, sentence.start)) &&
  !/[\p{L}\p{N}]/u.test(sentence.message.slice(sentence.end, sentence.end + AHEAD))

const LIVED_IN = '我?(?:现在)?(?:住的?(?:地方|城市)?|没有?住过)'
const DENIED = new RegExp(
  `^(?:而)?(?:不是|${LIVED_IN}(?:不是)?)(?:在|住在|住|叫)?(?<old>[^,你您他她它我]{1,8}?)(?:了|的|啊|哈|哦)?$`,
  'u',
)

/** 是X，不是Y: what the clause before or after denies, and no other clause stands there. */
export function deniedBeside(clause: Clause): string | undefined {
  const before = clausesBefore(clause)
  const after = partsAfter(clause)
  if (before.length + after.length !== 1) return undefined
  const [near = ''] = [...before, ...after]
  return /不是|没有?住过/u.test(near) ? DENIED.exec(near)?.groups?.['old'] : undefined
}

/** The clauses of the sentence after one. */
export const partsAfter = ({ sentence, end }: Clause): readonly string[] =>
  sentence.text
    .slice(end - sentence.start)
    .split(/[,()]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const WRONG_ONE =
  /^(?:我?(?:刚才|刚刚|之前|前面|上面|上次)?(?:说|写|打|讲|填|提)的(?:是)?)?(?<old>[^,你您他她它我谁的]{1,8}?)(?:(?:这个|那个)?是?(?:说|写|打|记|搞|弄|讲|填|输)错了?的?|(?:这个|那个)?是错的|(?:这个|那个)?不对|是口误|是笔误)$/u

/** 朝阳说错了: the value that the clause before says was wrong, of the kind of the right one. */
export function wrongBefore(clause: Clause, right: string): string | undefined {
  const old = WRONG_ONE.exec(clausesBefore(clause)[0] ?? '')?.groups?.['old']
  const kind = kindOf(right)
  return old !== undefined && kind !== 'other' && kind !== 'occupation' && kindOf(old) === kind
    ? old
    : undefined
}

/** What was said in the message before the mistake was seen; empty when it begins with that. */
export function saidBefore(clause: Clause): string {
  const before = [...clausesBefore(clause), ...sentencesBefore(clause).flat()]
  return before.filter((part) => !admits(part) && !/^不是/u.test(part) && !APOLOGY.test(part)).join(',')
}

const TIME = /[月号日点半年天]|周(?=$|[一二三四五六日末])|星期|礼拜|[上下]午|早上|晚上|[今明后][早晚]/u
const COUNT = /^[\d一二两三四五六七八九十百千万.]+\D{0,3}$/u

export type Kind = 'time' | 'count' | 'occupation' | 'location' | 'health' | 'other'

const OF_HEALTH = new Set([...ALLERGENS, ...MEDICINES, ...CONDITIONS])

/** What kind of thing a word is a value of, by its form. */
export function kindOf(words: string): Kind {
  if (isKnownPlace(words)) return 'location'
  if (OF_HEALTH.has(words)) return 'health'
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
