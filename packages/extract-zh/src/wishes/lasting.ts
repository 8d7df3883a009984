import { AGAIN, FOR_GOOD_AFTER } from '../lexicon/wishes.ts'
import { oneOf } from '../patterns.ts'
import type { Head } from './head.ts'
import type { Scope } from './scope.ts'
import { scopeOfClause } from './head.ts'
import {
  FORBIDDING,
  NEEDLESS,
  OPENS_WITH_TALK,
  facetOf,
  hasFromNow,
  isAnswering,
  isAtHand,
  isAtOnce,
  isServile,
  isOfThisTime,
  isOtherDoing,
  isReminder,
  isService,
  isTask,
  isDegree,
  isDoneForOne,
  isOfLife,
  isOutput,
  isSaying,
  isTalking,
} from './words.ts'

/** What stands around a clause. */
export interface Around {
  /** Clauses before it in its sentence, nearest first. */
  readonly before: readonly string[]
  /** The rest of its sentence. */
  readonly after: string
  /** The sentence before. */
  readonly previous: string
  /** All of the message but the clause. */
  readonly others: string
}

export interface Wished {
  readonly words: string
  readonly facet: string | undefined
  readonly head: Head
  readonly around: Around
}

const OFTEN = new RegExp(`^.{1,4}?(?:${oneOf(AGAIN)})`, 'u')
const FOR_GOOD = new RegExp(oneOf(FOR_GOOD_AFTER), 'u')
const TO_SOMEBODY = /[你您]|回答|回复|解释|保持|(?<!自)我/u
/** How the clause before says when it holds. */
const scopeIn = ({ head, around }: Pick<Wished, 'head' | 'around'>) =>
  head.scope ?? scopeOfClause(around.before[0] ?? '')
const PERSONAL = new Set(['emoji', 'address', 'greeting', 'questions'])
const PERSISTENT = /markdown|加粗|星号|井号|感叹号/u

/** Whether words wish something for good, and not of the text at hand. */
export function isLasting(wished: Wished): boolean {
  const { words, facet, head, around } = wished
  if (isOfThisTime(words)) return false
  if (head.fromNow || isGoingOn(around))
    return (!isOtherDoing(words) && !isOfLife(words)) || isOfTexts(wished) || isSaidToOne(wished)
  if (isTooOften(wished)) return true
  if (head.always && head.addresses && facet !== undefined) return !isOtherDoing(words)
  if (isAtHand(words)) return false
  if (head.always) return (isAddressed(wished) || isDoneForOne(words)) && !isOtherDoing(words)
  const ofAnswers = OPENS_WITH_TALK.test(words) || isOfYours(wished) || head.scope?.of === null
  if ((!ofAnswers && isAtOnce(words)) || isTask(around.others) || isGiven(around.others)) return false
  if (head.usually) return isSaidToOne(wished)
  if (head.wantsNot !== null) return true
  if (head.wants) return (facet !== undefined || FORBIDDING.test(words)) && !NOT_OF_TALK.test(words)
  return isInScope(wished) ?? isOfAllAnswers(wished)
}

/** 写给客户的信语气客气一点: of what is written, whoever reads it. */
const isOfTexts = ({ words, facet }: Wished): boolean =>
  facet !== undefined && /信|邮件|文案|简报|文档|报告|回复|消息|通知/u.test(words)

/** 别老是道歉, 不用每次都打招呼: it has been done before. */
const isTooOften = ({ words, head }: Wished): boolean =>
  (FORBIDDING.test(words) || (NEEDLESS.test(words) && TO_SOMEBODY.test(words) && !head.usually)) &&
  OFTEN.test(words)

/** 代码评审的时候直接一点; null where no scope is said. */
function isInScope(wished: Wished): boolean | null {
  const { words, facet, head } = wished
  const scope = scopeIn(wished)
  if (scope === null || scope.of === null) return null
  const orders = FORBIDDING.test(words) || head.addresses || isDegree(words)
  if (isTalkedOf(scope) && (orders || ORDERS.test(words))) return true
  if (orders) return facet !== undefined || isService(scope.of) || isDoneForOne(scope.of)
  return facet !== undefined && !scope.own && !isOtherDoing(scope.of) && !HUMAN.test(scope.of)
}
/** 问…, 聊…, 我难过: what is said to one who answers. */
const isTalkedOf = ({ of, topic }: Scope): boolean => topic || OF_TALK.test(of ?? '')
const OF_TALK =
  /^(?:问|聊|讨论|谈|说|发|贴|提|我?(?:难过|情绪|心情|焦虑|压力|生气|崩溃))|问题$|^(?:股票|医学|法律|健康)/u
const ORDERS =
  /^(?:务必|一定|请|只|就|先|要|得|直接|记得|多|提醒我|陪我|给我|帮我|告诉我|提示|估算|附|标|把)/u
const SAID_TO_ME = /[跟对和]我(?:说|讲|聊|交流|对话|沟通)/u
/** One talks to others there. */
const HUMAN = /开会|会议|面试|演讲|客户|老板|同事|外国人|老师|领导|妈|爸|家人|朋友|约会|相亲/u

/** What nobody says of one text: 别拍马屁, 回答简短一点. */
function isOfAllAnswers({ words, facet, head, around }: Wished): boolean {
  const forbids = FORBIDDING.test(words)
  if (forbids && isSaying(words)) return true
  if (forbids && isServile(words))
    return !COMFORTS.test(around.others) && (!head.stops || around.others.trim() === '')
  if (forbids && SAID_TO_ME.test(words)) return true
  if (forbids && (TO_ME.test(words) || IN_ANSWERS.test(words)))
    return facet !== undefined || isAnswering(words)
  if (forbids && (PERSONAL.has(facet ?? '') || PERSISTENT.test(words))) return true
  if (HUMAN.test(words)) return false
  const ofAnswers =
    OPENS_WITH_TALK.test(words) || isOfYours({ words, head }) || head.scope !== null || SAID_TO_ME.test(words)
  return ofAnswers && (facet !== undefined || isDegree(words))
}
/** 你的语气…. */
const isOfYours = ({ words, head }: Pick<Wished, 'words' | 'head'>): boolean =>
  head.addresses && /^(?:语气|口吻|态度|回答|回复|风格|措辞|用词)/u.test(words)
const COMFORTS = /你没|你的错|没关系|没事|不怪/u
const TO_ME = /^.{1,4}?[跟对和]我/u
const IN_ANSWERS = /回答|回复|答复/u

/** Whether words are about how an assistant behaves: by what they say, or by what it does in their scope. */
export function isBehaviour({ words, facet, head, around }: Wished): boolean {
  if (facet !== undefined || isAnswering(words)) return true
  const forbids = FORBIDDING.test(words) || NEEDLESS.test(words)
  const scope = scopeIn({ head, around })
  if (FORBIDDING.test(words) && isSaying(words)) return true
  if (head.fromNow && isService(words)) return !isOtherDoing(words)
  if ((head.fromNow || isGoingOn(around)) && (forbids || TO_ALL.test(words)))
    return !isOfLife(words) && !isOtherDoing(words)
  if (head.always && FORBIDDING.test(words)) return isTalking(words) && !isOfLife(words)
  if (head.always && isDoneForOne(words)) return true
  if (isDegree(words) && (OPENS_WITH_TALK.test(words) || isDoneForOne(scope?.of ?? ''))) return true
  if ((head.fromNow || isGoingOn(around)) && head.addresses && HELPS.test(words)) return true
  if (head.fromNow && isOutput(words) && !head.stops) return !isOfLife(words) && !isOtherDoing(words)
  if (typeof scope?.of === 'string' && isTalkedOf(scope))
    return forbids || head.addresses || ORDERS.test(words)
  if (FORBIDDING.test(words) && SAID_TO_ME.test(words)) return true
  if (isReminder(words)) return forbids || typeof scope?.of === 'string'
  return typeof scope?.of === 'string' && isService(scope.of)
}

/** Said to the one who answers, in so many words. */
const isSaidToOne = ({ words, head }: Wished): boolean =>
  (FORBIDDING.test(words) && !NOT_OF_TALK.test(words)) ||
  head.wants ||
  head.wantsNot !== null ||
  head.addresses ||
  head.asks ||
  TO_ONE.test(words)
const TO_ONE = /[你您]|[跟对给和帮]我|(?:回答|回复|告诉|提醒)我/u
const NOT_OF_TALK = /别人|他人|自己|大家/u

/** Of whatever comes. */
const TO_ALL = /统一|一律|尽量|务必/u
const HELPS = /^.{0,4}[帮替]我/u

/** An order, or what is done to the speaker: what one always does oneself is a habit. */
const isAddressed = ({ words, head }: Wished): boolean =>
  FORBIDDING.test(words) ||
  NEEDLESS.test(words) ||
  head.wants ||
  head.wantsNot !== null ||
  head.addresses ||
  head.asks ||
  TO_SOMEBODY.test(words)

/** A wish goes on from one for good: 以后用中文回答，别用表情. */
function isGoingOn({ before, after, previous }: Around): boolean {
  if (FOR_GOOD.test(after)) return true
  if (
    before.some(
      (clause) =>
        hasFromNow(clause) &&
        (saysWish(clause) || clause.length <= SIGN_ALONE || scopeOfClause(clause) !== null),
    )
  )
    return true
  return before.length === 0 && hasFromNow(previous) && saysWish(previous)
}
/** 这是给老板的: of what is at hand. */
const isGiven = (words: string): boolean => isOfThisTime(words) || /这是|那是|是给/u.test(words)
const SIGN_ALONE = 8
const saysWish = (words: string): boolean => facetOf(words) !== undefined || isAnswering(words)
