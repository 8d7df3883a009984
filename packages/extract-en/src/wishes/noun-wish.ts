import { DURABLE } from '../lexicon/wishes/aspects.ts'
import type { Token } from '../text/tokens.ts'
import { aspectIn } from './aspect.ts'
import { has } from './front.ts'
import { tables } from './tables.ts'
import type { Part, Signs } from './types.ts'
import { isVerb } from './verbs.ts'

/** Words that make a clause of what stands before "only": it tells of something. */
const TELLS =
  /^(?:i|i'\p{L}+|my|we|we'\p{L}+|our|you|he|she|they|it|it's|this|that|is|are|was|were|am|'s|has|have|had|do|does|can|will|and|the|a|an|his|her|their)$/u
const SIGN = /^(?:only|always|never|not)$/u
const AFTER_SIGN = /^(?:in|with|at|as|on|first|last|below|above|please)$/u

/** The noun phrase a wish without a verb begins with: "recipes in cups", "commit messages", "lua code". */
function beginsAsNoun(tokens: readonly Token[], from: number): boolean {
  const { aspects, answers } = tables()
  for (let at = from; at < from + 3; at++) {
    const key = tokens[at]?.key ?? ''
    if (TELLS.test(key) || SIGN.test(key) || (at === from && isVerb(key) && aspects.at(tokens, at) === null))
      return false
    if (aspects.at(tokens, at) !== null || answers.at(tokens, at) !== null) return true
    if (at === from && key.endsWith('s') && /^(?:in|at|as|with)$/u.test(tokens[at + 1]?.key ?? ''))
      return true
  }
  return false
}

/** "Prices in euro, never sterling": both are of one side. */
const isSame = (tokens: readonly Token[], from: number, at: number, to: number): boolean =>
  aspectIn(tokens, from, at) !== null && aspectIn(tokens, from, at) === aspectIn(tokens, at + 1, to)

/** "Short answers only please", "commit messages always lowercase", "prices in usd not euros". */
export function isNounWish(part: Part, { aspect, ofAnswers, isLasting }: Signs): boolean {
  const { tokens, from, to, end } = part
  const rest = tokens.slice(from, end).map(({ key }) => key)
  const isDurable = ofAnswers || (aspect !== null && DURABLE.has(aspect))
  const isAsked = rest.includes('only') || rest.includes('please')
  if (to - from <= 4 && isAsked && isDurable && !/^(?:in|with|for|one|more)$/u.test(rest[0] ?? ''))
    return true
  if (aspect === null || !beginsAsNoun(tokens, from)) return false
  const sign = tokens.findIndex(({ key }, at) => at > from && at < end && SIGN.test(key))
  const before = tokens.slice(from, sign < 0 ? end : sign)
  if (
    before.length > 9 ||
    before.some(({ key }) => /^(?:i|i'\p{L}+|we|he|she|they|it|is|are|was|were|am|has|have)$/u.test(key))
  )
    return false
  return isLasting || (sign > 0 && isKeptBy(part, sign, isDurable))
}

function isKeptBy({ tokens, from, end }: Part, sign: number, isDurable: boolean): boolean {
  const key = tokens[sign]?.key
  const follows =
    tables().aspects.at(tokens, sign + 1) !== null || AFTER_SIGN.test(tokens[sign + 1]?.key ?? '')
  if (key === 'only') return isDurable
  if (key === 'always') return follows
  return isSame(tokens, from, sign, end) && !has(tokens, from, end, tables().atHand)
}
