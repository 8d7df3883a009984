import { AGAIN, BACK_TO, CANCELS, EARLIER, HOW, LIFTS } from '../lexicon/wishes.ts'
import { TAILS } from '../lexicon/request-words.ts'
import { oneOf } from '../patterns.ts'
import type { Head } from './head.ts'
import { headOf, scopeOfClause } from './head.ts'
import { isBehaviour, isLasting } from './lasting.ts'
import type { Around, Wished } from './lasting.ts'
import { standingWish } from './standing.ts'
import { suchAnswers } from './such-answers.ts'
import { FORBIDDING, isDegree, NEEDLESS, ONLY_TALK, facetOf, isAnswering } from './words.ts'

/** A wish in a clause; positions are in it. */
export interface Wish {
  readonly start: number
  readonly end: number
  readonly facet: string | null
  readonly scope: string | null
  /** 我不喜欢你…, 我不想看到…: what makes it a wish that one can obey. */
  readonly not: '别' | '不要' | null
  /** A wish made before holds no longer. */
  readonly ends: boolean
}

const TAIL = new RegExp(
  `(?:[,\\s]?${oneOf(TAILS.filter((word) => word !== '了'))}|就(?:好|行|可以)|即可){1,3}$`,
  'u',
)
const ASKS =
  /(?<!说明|解释|告诉我|讲清楚|分析|为)什么(?!时候)|(?<!说明|解释|告诉我|讲清楚|分析)为什么|怎么|为何|哪|谁|多少|是不是|有没有|几[个点号]|吗$|呢$/u
/** What an assistant asks at the end: 还有什么需要吗. */
const OFFERS = /(?:还)?(?:有|需要|要)(?:没有)?什么(?:可以|能|需要|问题|要)?(?:帮忙|帮助|帮)?(?:的)?吗?/gu
const WHETHER = /(?<![好行可]|可以|ok)吗$/u
const TO_ME = /(?<=回答|回复|回覆|答复|解释|说话|聊天)(?:给)?我$/u
/** 要是大家都能好好说话就好了. */
const WISHES_IT_WERE =
  /^(?:唉|哎|真|其实|,| ){0,2}(?:要是|如果|但愿|真希望)(?![^,。]{0,12}你).*(?:就好|该多好)/u
const DONE = /了[吧哈啊啦]?$/u
/** Told of somebody, or of how things are. */
const OF_SOMEBODY =
  /^(?:打算|计划|准备|决定|争取|还?想|我(?!的问题|的(?:代码|邮件|文章)|问)|他|她|它|咱|大家|人家|别人|[^,。]{0,4}(?:老师|老板|同事|客户|妈|爸|公司|学校)[^,。]{0,2}(?:说|让|要|叫|用|会))/u
const HEARD = /越来越|都会|将会|觉得|认为|听说|据说/u
const TELLS =
  /得(?:很|挺|好|真|不|太|这么|那么)|总出|出错(?!误)|容易|忘|发现|(?<!不|就)会(?!话|议|员|面)|^(?:[^,。别不]{0,6})(?<!凡|就|都|要|只|还|如果|可)是(?!否|非)|已经|正在|曾经/u

const CANCELLED = new RegExp(
  `^(?:${oneOf(CANCELS)})(?:${oneOf(EARLIER)})(?:那个|那条|要|的)?(?<of>[^,。]{2,16}?)(?:的?(?:要求|规定|限制|规则|事|设定|那条|这条))?了?$|^(?:(?:${oneOf(EARLIER)})(?:那个|那条|要|的)?|(?=[^,。]{2,10}(?:要求|规定|规矩|限制|规则|设定|那条)))(?<front>[^,。]{2,16}?)(?:的?那?[个条]?(?:要求|规定|规矩|限制|规则|设定|那条))?(?:可以)?(?:取消|作废|不算|不算数|撤销|撤回|不用了|算了|失效|不用管)(?:吧|了|掉)?$`,
  'u',
)
const LIFTED = new RegExp(
  `^(?:现在|你|您|又|那|其实|以后|今后|就|也|重新){0,4}(?:${oneOf([...LIFTS, ...BACK_TO])})`,
  'u',
)
/** 还是可以用口语回我. */
const ALLOWED_STILL = /^(?:其实|你|现在){0,2}(?:还是|又)(?:可以|能)(?:再|继续)?[用说].{0,8}(?:[回跟]我|了)$/u
const REVERTED = new RegExp(`^(?:还是|那|就|请|现在|以后){0,3}(?:${oneOf(BACK_TO)})`, 'u')
/** 表情可以用回来了. */
const AGAIN_ALLOWED =
  /^[^,我他她]{2,8}?(?:又|现在|也|你|您|还是|其实|以后|重新){0,3}(?:可以|能)(?:再|重新|继续|接着|恢复)?(?:[用说写加带有发开提聊]|恢复).{0,4}了$/u
/** 资料来源之后不用每次都附了: what was done for each is to stop. */
const STOPPED =
  /^(?<of>[^,。我他她不别]{2,10}?)(?:你|您|以后|之后|今后|往后|现在|就|也){0,3}(?:不用|不必|不需要|用不着|别)(?:再|每次|每回|老|总|都|一直|给我|跟我){1,4}[^,。]{0,6}了$/u
const SHORT = 16
const STEPS = new RegExp(`^(?:\\s|${oneOf([...AGAIN, ...HOW])})`, 'u')
const NEAR = 6
const MOST_STEPS = 8
const LONGEST = 48

/** What a clause wishes of the assistant for good; null when it wishes nothing, or only for the text at hand. */
export function readWish(clause: string, around: Around): Wish | null {
  if (WISHES_IT_WERE.test(clause)) return null
  return (
    cancelled(clause) ??
    suchAnswers(clause) ??
    byItsHead(clause, around) ??
    (WHETHER.test(clause) ? null : standingWish(clause.replace(TAIL, ''), around))
  )
}

/** Signs first, what is wished behind them: 以后都用中文. */
function byItsHead(clause: string, around: Around): Wish | null {
  const said = clause.replace(TAIL, '')
  const head = headOf(said)
  if (scopeOfClause(said) !== null) return null
  if (WHETHER.test(clause) && !isPolite(head, said)) return null
  const core = coreOf(said, head)
  const words = said.slice(head.at, core)
  if (
    words.length < 2 ||
    words.length > LONGEST ||
    ONLY_TALK.test(words) ||
    ASKS.test(words.replace(OFFERS, ''))
  )
    return null
  if (
    OF_SOMEBODY.test(words) ||
    HEARD.test(words) ||
    (TELLS.test(words) && !head.fromNow && !FORBIDDING.test(words))
  )
    return null
  const facet = facetOf(words)
  if (CALLS_FOR.test(words)) return null
  const wished = { words, facet, head, around }
  if (!isBehaviour(wished)) return null
  const lifts = isLifted(said, words)
  if (!lifts && (!isNear(wished) || isCalled(words, facet, head) || !isLasting(wished))) return null
  return wishOf(head, core, lifts ? liftAt(said, head) : null, facet)
}

function wishOf(head: Head, end: number, lift: number | null, facet: string | undefined): Wish {
  const scope = head.scope?.of ?? null
  return {
    start: lift ?? (scope === null ? head.at : (head.scope?.start ?? head.at)),
    end,
    facet: facet ?? null,
    scope,
    not: head.wantsNot,
    ends: false,
  }
}

/** Where what is wished ends: without 我 at the end, nor 了 after an order not to. */
function coreOf(said: string, head: Head): number {
  const words = said.slice(head.at)
  const bare =
    FORBIDDING.test(words) || NEEDLESS.test(words) || head.wantsNot !== null || DONE.test(words)
      ? words.replace(DONE, '')
      : words
  return head.at + bare.replace(TO_ME, '').trimEnd().length
}

/** 可以用表情了, 不用再那么简短了, 改回中文吧. */
function isLifted(said: string, words: string): boolean {
  if (facetOf(words) === undefined && !isAnswering(words)) return false
  if (ALLOWED_STILL.test(said)) return true
  if (REVERTED.test(said) || (AGAIN_ALLOWED.test(said) && said.length <= SHORT)) return true
  return (
    DONE.test(said) &&
    (LIFTED.test(said) || (NEEDLESS.test(words) && /^.{1,3}再|^.{1,3}(?:那么|这么)/u.test(words)))
  )
}

/** Where what is allowed again begins: 现在可以…, 又能…. */
const LIFT_LEAD = /^(?:现在|你|您|又|那|其实|以后|今后|就|也|重新){0,4}(?=可以|能|不妨|允许你|随便)/u
const liftAt = (said: string, head: Head): number => LIFT_LEAD.exec(said)?.[0].length ?? head.at

/** Whether what is asked for stands next to what opens the words, adverbs and the like between. */
function isNear({ words, facet, head }: Wished): boolean {
  if (head.fromNow) return true
  if (facet === undefined && !isAnswering(words))
    return head.always || head.scope?.topic === true || FORBIDDING.test(words) || isDegree(words)
  let rest = words.replace(FORBIDDING, '').replace(NEEDLESS, '')
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    const behaves = (at: string) => facetOf(at) !== undefined || isAnswering(at)
    if (behaves(rest.slice(0, NEAR + 4))) return true
    const length = STEPS.exec(rest)?.[0].length
    if (length === undefined) return behaves(rest.slice(0, NEAR * 3))
    rest = rest.slice(length)
  }
  return facetOf(rest) !== undefined
}

/** 能不能…吗 asks for it; 能…吗 does so of somebody who answers. */
const isPolite = (head: Head, said: string): boolean => head.asks && (head.addresses || OF_TALK.test(said))
const OF_TALK = /回答|回复|说话|聊|[跟对给]我/u

/** 别叫我起床, 别问我: nothing of how one answers. */
const CALLS_FOR =
  /[叫喊]我(?:起|去|来|回|吃|上|下|出|做|干|睡|帮|带|接|一[声起下])|^.{1,3}(?<![反追先质逼])问我$/u

/** 叫我X gives a name. */
const isCalled = (words: string, facet: string | undefined, head: Head): boolean =>
  facet === 'address' &&
  /[叫喊称管]呼?我(?!为?[“"']?[您你]|的|$|(?:全名|本名|真名|大名|名字|英文名|中文名|姓名))/u.test(words) &&
  !FORBIDDING.test(words) &&
  !NEEDLESS.test(words) &&
  head.wantsNot === null

function cancelled(clause: string): Wish | null {
  const match = CANCELLED.exec(clause) ?? STOPPED.exec(clause)
  const of = match?.groups?.['of'] ?? match?.groups?.['front']
  const facet = of === undefined ? undefined : facetOf(of)
  if (of === undefined || facet === undefined) return null
  const start = clause.indexOf(of)
  return { start, end: start + of.length, facet, scope: null, not: null, ends: true }
}
