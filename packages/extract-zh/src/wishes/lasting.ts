import { AGAIN, FOR_GOOD_AFTER } from '../lexicon/wishes.ts'
import { oneOf } from '../patterns.ts'
import type { Head } from './head.ts'
import { scopeOfClause } from './head.ts'
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
  isReminder,
  isService,
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
  if (head.fromNow || isGoingOn(around)) return !isOtherDoing(words) || isAddressed(wished)
  const forbids = FORBIDDING.test(words)
  if (forbids && OFTEN.test(words)) return true
  if (head.always) return isAddressed(wished) && !isAtHand(words) && !isOtherDoing(words)
  if (isAtHand(words) || isTask(around.others) || isGiven(around.others)) return false
  if (head.wants || head.wantsNot !== null) return facet !== undefined || forbids
  const scope = scopeIn(wished)
  if (scope?.of != null) return facet !== undefined && (!scope.own || forbids || head.addresses)
  if (forbids && (isManner(words) || PERSONAL.has(facet ?? '') || PERSISTENT.test(words))) return true
  return facet !== undefined && (OPENS_WITH_TALK.test(words) || head.scope !== null)
}

/** Whether words are about how an assistant behaves: by what they say, or by what it does in their scope. */
export function isBehaviour({ words, facet, head, around }: Wished): boolean {
  if (facet !== undefined || isAnswering(words)) return true
  const forbids = FORBIDDING.test(words) || NEEDLESS.test(words)
  const scope = scopeIn({ head, around })
  if (isReminder(words)) return forbids || scope?.of != null
  return scope?.of != null && isService(scope.of)
}

/** An order, or what is done to the speaker: what one always does oneself is a habit. */
const isAddressed = ({ words, head }: Wished): boolean =>
  FORBIDDING.test(words) || NEEDLESS.test(words) || head.wants || head.wantsNot !== null || head.addresses || head.asks || TO_SOMEBODY.test(words)

/** A wish goes on from one for good: 以后用中文回答，别用表情. */
function isGoingOn({ before, after, previous }: Around): boolean {
  if (FOR_GOOD.test(after)) return true
  if (before.some((clause) => hasFromNow(clause) && (saysWish(clause) || clause.length <= SIGN_ALONE || scopeOfClause(clause) !== null))) return true
  return before.length === 0 && hasFromNow(previous) && saysWish(previous)
}
/** 这是给老板的: of what is at hand. */
const isGiven = (words: string): boolean => isOfThisTime(words) || /这是|那是|是给/u.test(words)
const SIGN_ALONE = 8
const saysWish = (words: string): boolean => facetOf(words) !== undefined || isAnswering(words)
