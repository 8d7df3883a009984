import { DURABLE } from '../lexicon/wishes/aspects.ts'
import { has } from './front.ts'
import { tables } from './tables.ts'
import type { Part, Signs } from './types.ts'
import { isMaking, isManner } from './verbs.ts'

/** Sides that are named in tasks as well: to explain something is one. */
export const OF_TASKS: ReadonlySet<string> = new Set([
  'explanations',
  'examples',
  'summary',
  'code',
  'tables',
  'options',
  'questions',
])

/** Whether what is wished by its form alone holds beyond the answer at hand. */
export function holdsByForm(part: Part, signs: Signs): boolean {
  const { front, isBesideTask, isAsked } = part
  const { aspect, ofAnswers } = signs
  if (isBesideTask()) return false
  switch (front.mode) {
    case 'deny':
    case 'forbid':
    case 'release':
      return true
    case 'like':
      return true
    case 'wish':
      return aspect !== null && !OF_TASKS.has(aspect)
    case 'allow':
      return aspect !== null && aspect !== 'code'
    case 'refuse':
      return ofAnswers
    case 'want':
      return true
    case 'undo':
      return aspect !== null
    case 'ask':
    case null:
      return !isAsked && isToldSo(part, signs)
  }
}

/** An imperative of how one talks at all, of answers in general, or of how one is to be treated. */
function isToldSo(part: Part, { aspect, verb, ofAnswers }: Signs): boolean {
  const { tokens, from, to, front } = part
  const { anything, withMe, aspects } = tables()
  const isTreated = has(tokens, from, to, withMe)
  if (ofAnswers || aspect === null) return ofAnswers || (verb === 'treat' && isTreated)
  const isPut = verb !== null && PUTTING.test(verb) && aspects.at(tokens, from + 1) !== null
  const isDurable = DURABLE.has(aspect) && (verb === null || isManner(verb) || isPut)
  const isOfAny = verb !== null && !isMaking(verb) && tokens.some(({ key }, at) => at > from && ANY.test(key))
  const isOfTask = OF_TASKS.has(aspect)
  const isOfAnything = front.addressed && has(tokens, from, to, anything)
  return isDurable || (!isOfTask && (isTreated || isOfAny)) || isBack(part, verb) || isOfAnything
}

/** "Write dates as DD/MM", "give measurements in inches". */
const PUTTING = /^(?:write|give|show|put|quote|tell)$/u
const ANY = /^(?:any|every|all|each|everything|anything)$/u
/** "Talk normally again". */
const isBack = ({ tokens, end }: Part, verb: string | null): boolean =>
  verb !== null && isManner(verb) && tokens[end - 1]?.key === 'again'

const isAll = (word: string | undefined) => word === 'all' || word === 'every'

/** "Short answers", "all examples in French": what one may want of an assistant. */
export const isWanted = (part: Part, aspect: string | null, ofAnswers: boolean): boolean =>
  ofAnswers ||
  isHeadOfWant(part, aspect) ||
  (aspect !== null && (part.front.scope?.isClause === true || isWantedDone(part))) ||
  (aspect !== null &&
    part.tokens.some(({ key }, at) => ANY.test(key) && tables().answer.at(part.tokens, at + 1) !== null)) ||
  (isAll(part.tokens[part.from]?.key) && aspect !== null)

/** "I'd like American words avoided". */
const isWantedDone = ({ tokens, from, to }: Part): boolean =>
  tokens.some(
    ({ key }, at) =>
      at > from &&
      at < to &&
      (/^(?:avoided|dropped|skipped|omitted|banned|spelled|spelt)$/u.test(key) ||
        (key === 'left' && tokens[at + 1]?.key === 'out')),
  )

/** "I prefer metric", not "I prefer metric socket sets"; and of "like" only what is said of answers. */
function isHeadOfWant({ tokens, from, to, front }: Part, aspect: string | null): boolean {
  const frame = tokens.slice(front.frame, front.at).map(({ key }) => key)
  const prefers = frame[0] === 'my' || frame.some((key) => /^(?:prefer|value|rather|sooner)/u.test(key))
  if (!prefers || aspect === null || aspect === 'code' || aspect === 'honesty') return false
  if (aspect === 'order') return true
  const over = tokens.findIndex(
    ({ key }, at) => at > from && at < to && /^(?:over|to|rather|instead|than|when|for|in)$/u.test(key),
  )
  const end = over < 0 ? to : over
  return [1, 2, 3].some(
    (back) => end - back >= from && tables().aspects.at(tokens, end - back)?.length === back,
  )
}
