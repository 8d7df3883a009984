import { AGAIN, FOR_GOOD_AFTER } from '../lexicon/wishes.ts'
import { oneOf } from '../patterns.ts'
import type { Head } from './head.ts'
import {
  FORBIDDING,
  NEEDLESS,
  OPENS_WITH_TALK,
  facetOf,
  hasFromNow,
  isAnswering,
  isAtHand,
  isManner,
  isOfThisTime,
  isOtherDoing,
  isTask,
} from './words.ts'

/** What stands around a clause. */
export interface Around {
  /** Clauses before it in its sentence, nearest first. */
  readonly before: readonly string[]
  /** The rest of its sentence. */
  readonly after: string
  /** The sentence before. */
  readonly previous: string
  readonly message: string
}

export interface Wished {
  readonly words: string
  readonly facet: string | undefined
  readonly head: Head
  readonly around: Around
}

const OFTEN = new RegExp(`^.{1,4}?(?:${oneOf(AGAIN)})`, 'u')
const FOR_GOOD = new RegExp(oneOf(FOR_GOOD_AFTER), 'u')
const TO_SOMEBODY = /[你您]|(?<=[跟对给向和])我|回答|回复|解释|我/u
const PERSONAL = new Set(['emoji', 'address', 'greeting', 'questions'])
const PERSISTENT = /markdown|加粗|星号|井号|感叹号/u

/** Whether words wish something for good, and not of the text at hand. */
export function isLasting(wished: Wished): boolean {
  const { words, facet, head, around } = wished
  const known = facet !== undefined || isAnswering(words)
  if (!known || isOfThisTime(words)) return false
  if (head.fromNow || isGoingOn(around)) return !isOtherDoing(words) || isAddressed(wished)
  if (head.always) return isAddressed(wished) && !isAtHand(words)
  if (isAtHand(words) || isTask(around.message)) return false
  const forbids = FORBIDDING.test(words)
  if (forbids && OFTEN.test(words)) return true
  if (head.wants || head.wantsNot) return facet !== undefined || forbids
  if (head.scope?.of != null) return facet !== undefined && (!head.scope.own || forbids || head.addresses)
  if (forbids && (isManner(words) || PERSONAL.has(facet ?? '') || PERSISTENT.test(words))) return true
  return facet !== undefined && (OPENS_WITH_TALK.test(words) || head.scope !== null)
}

/** An order, or what is done to the speaker: what one always does oneself is a habit. */
const isAddressed = ({ words, head }: Wished): boolean =>
  FORBIDDING.test(words) || NEEDLESS.test(words) || head.wants || head.wantsNot || head.addresses || head.asks || TO_SOMEBODY.test(words)

/** A wish goes on from one for good: 以后用中文回答，别用表情. */
function isGoingOn({ before, after, previous }: Around): boolean {
  if (FOR_GOOD.test(after)) return true
  if (before.some((clause) => hasFromNow(clause) && (saysWish(clause) || clause.length <= SIGN_ALONE))) return true
  return before.length === 0 && hasFromNow(previous) && saysWish(previous)
}
const SIGN_ALONE = 8
const saysWish = (words: string): boolean => facetOf(words) !== undefined || isAnswering(words)
