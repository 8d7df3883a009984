import { BACK_TO, CANCELS, EARLIER, LIFTS } from '../lexicon/wishes/words.ts'
import { TAILS } from '../lexicon/requests/request-words.ts'
import { oneOf } from '../text/patterns.ts'
import type { Head } from './head.ts'
import { headOf, scopeOfClause } from './head.ts'
import { FORBIDDING, NEEDLESS, ONLY_TALK, facetOf } from './words.ts'

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
const TO_ME = /(?<=回答|回复|回覆|答复|解释|说话|聊天)(?:给)?我$/u
const DONE = /了[吧哈啊啦]?$/u
const CANCELLED = new RegExp(
  `^(?:${oneOf(CANCELS)})(?:${oneOf(EARLIER)})(?:那个|那条|要|的)?(?<of>[^,。]{2,16}?)(?:的?(?:要求|规定|限制|规则|事|设定|那条|这条))?了?$|^(?:(?:${oneOf(EARLIER)})(?:那个|那条|要|的)?|(?=[^,。]{2,10}(?:要求|规定|规矩|限制|规则|设定|那条)))(?<front>[^,。]{2,16}?)(?:的?那?[个条]?(?:要求|规定|规矩|限制|规则|设定|那条))?(?:可以)?(?:取消|作废|不算|不算数|撤销|撤回|不用了|算了|失效|不用管)(?:吧|了|掉)?$`,
  'u',
)
/** 资料来源之后不用每次都附了: what was done for each is to stop. */
const STOPPED =
  /^(?<of>[^,。我他她不别]{2,10}?)(?:你|您|以后|之后|今后|往后|现在|就|也){0,3}(?:不用|不必|不需要|用不着|别)(?:再|每次|每回|老|总|都|一直|给我|跟我){1,4}[^,。]{0,6}了$/u
/** A longer clause is no wish, but a text. */
const LONGEST = 48
/** 现在可以…, 改回…: allowed again. */
const LIFTED = new RegExp(
  `^(?:现在|你|您|又|那|其实|以后|今后|就|也|重新){0,4}(?:${oneOf([...LIFTS, ...BACK_TO])})`,
  'u',
)

const ONLY_POINTS = /^[这那]样(?:吧|就行|就好)?$/u

/** 你每次都回得太长: a complaint is kept as it stands. */
const COMPLAINS = /^你(?:怎么)?(?:又|老|总|每次|每回|动不动|一直)(?!要|得|给我)/u

/** What is wished in a clause of a sentence that wishes something; null where it says no more than when, or that one talks. */
export function readWish(clause: string): Wish | null {
  return cancelled(clause) ?? byItsHead(clause.replace(TAIL, ''))
}

/** Signs first, what is wished behind them: 以后都用中文. */
function byItsHead(said: string): Wish | null {
  if (scopeOfClause(said) !== null) return null
  const head = headOf(said)
  if (COMPLAINS.test(said)) return wishOf({ ...head, at: 0, scope: null }, said.length, null, facetOf(said))
  const core = coreOf(said, head)
  const words = said.slice(head.at, core)
  const facet = facetOf(words)
  if (words.length < 2 || ONLY_POINTS.test(words) || words.length > LONGEST || ONLY_TALK.test(words))
    return null
  const isLifted = DONE.test(said) && LIFTED.test(said) && facet !== undefined
  if (!isLifted && isCalled(words, facet, head)) return null
  return wishOf(head, core, isLifted ? liftAt(said, head) : null, facet)
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

/** Where what is allowed again begins: 现在可以…, 又能…. */
const LIFT_LEAD = /^(?:现在|你|您|又|那|其实|以后|今后|就|也|重新){0,4}(?=可以|能|不妨|允许你|随便)/u
const liftAt = (said: string, head: Head): number => LIFT_LEAD.exec(said)?.[0].length ?? head.at

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
