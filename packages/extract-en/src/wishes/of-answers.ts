import type { Token } from '../text/tokens.ts'
import { aspectIn } from './aspect.ts'
import { has } from './front.ts'
import { tables } from './tables.ts'

/** A wish whose subject is what the assistant says, as a whole clause. */
export interface OfAnswers {
  readonly end: number
  readonly isAgain: boolean
}

const SHOULD = /^(?:should|shouldn't|must|mustn't|need|ought|have)$/u
const FINE = /^(?:fine|ok|okay|allowed|welcome|good|alright|cool|great|acceptable)$/u

/** "Your answers should be short". */
export function answersAre(tokens: readonly Token[]): OfAnswers | null {
  const at = tokens.findIndex(({ key }, index) => index > 0 && index < 7 && SHOULD.test(key))
  const { answers, onlyNow } = tables()
  const isOfAnswers =
    at > 0 &&
    (has(tokens, 0, at, answers) ||
      (/^(?:all|every|any)$/u.test(tokens[0]?.key ?? '') && aspectIn(tokens, 0, at) !== null))
  if (!isOfAnswers || has(tokens, 0, tokens.length, onlyNow)) return null
  const isYours = tokens.slice(0, at).some(({ key }) => /^(?:your|all|every)$/u.test(key)) || at === 1
  return isYours && aspectIn(tokens, at, tokens.length) !== null
    ? { end: tokens.at(-1)?.end ?? 0, isAgain: false }
    : null
}

/** "Emojis are fine again": allowed without "you". */
export function fineAgain(tokens: readonly Token[]): OfAnswers | null {
  const be = tokens.findIndex(({ key }) => key === 'are' || key === 'is')
  const fine = tokens.findIndex(({ key }, at) => at > be && at < be + 4 && FINE.test(key))
  const { changed, changedLast, withMe, answers } = tables()
  if (be < 1 || be > 5 || fine < 0 || tokens.length > fine + 4) return null
  const isNamed = has(tokens, 0, be, answers) || aspectIn(tokens, be - 1, be) !== null
  const isSo = [changed, changedLast, withMe].some((table) => has(tokens, fine, tokens.length, table))
  return isNamed && isSo ? { end: tokens.at(-1)?.end ?? 0, isAgain: true } : null
}

const SUITS = /^(?:suit|be|do|help|please|save)$/u
const SPEAKS =
  /^(?:i|i'd|you|it|that|this|he|she|they|we|there|what|who|which|how|my|your|if|when|why|where)$/u
const MORE = /^(?:less|fewer|more|shorter|longer|no|plain|simpler|fuller|smaller|bigger|slower)$/u

/** "A bit less flattery would suit me better", "a summary at the end would be lovely from now on". */
export function wouldSuit(tokens: readonly Token[]): OfAnswers | null {
  const would = tokens.findIndex(({ key }) => key === 'would')
  const { fromNowOn, onlyNow, atHand } = tables()
  if (would < 1 || would > 18 || !SUITS.test(tokens[would + 1]?.key ?? '')) return null
  const before = tokens.slice(0, would)
  const isLasting = has(tokens, 0, tokens.length, fromNowOn)
  const isSpoken = SPEAKS.test(before.find(({ key }) => /\p{L}/u.test(key))?.key ?? '')
  if (isSpoken || has(tokens, 0, tokens.length, onlyNow) || aspectIn(tokens, 0, would) === null) return null
  const isMore = before.some(({ key }) => MORE.test(key)) && !has(tokens, 0, would, atHand)
  return isLasting || isMore ? { end: before.at(-1)?.end ?? 0, isAgain: false } : null
}
