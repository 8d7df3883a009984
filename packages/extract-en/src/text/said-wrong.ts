import type { Capture, Proposal, RuleMatch } from '@recollect/core/extraction'
import { keyOf } from './capture.ts'
import { kindOf } from './mistake.ts'

/** What the rules for words said by mistake share. */

export const VALUE = `(?<value>[^\\s,;:!?()"\\n][^,;!?()"\\n]{0,40}?)`
/** A statement of its own is no bare value. */
const SAYS =
  /\b(?:is|are|was|were|am|has|have|had|can|will|would|should|do|does|did|to|that|if|when|because|we|he|she|they|you|it|i|i'm|it's|not|never|and then|please)\b/u
/** Written as a name or a number. */
export const SOLID = /^(?!I\b|I')\p{Lu}|^\p{Script=Han}|\d|@/u

/** "If I said Rome, I meant Milan" takes nothing back. */
const SUPPOSED = /\b(?:if|when|whenever|unless|by|thought|assume[ds]?)\b[^.!?]{0,60}$/u
/** Statements whose last word may have been a slip, in any case: "i like tea, sorry, i meant coffee". */
export const STATED =
  /^(?:.{0,20}[,.] )?(?:i|my [a-z]+|we)(?:'m| am| is| really| just| also)? ?(?:like|love|hate|prefer|drink|eat|have|own|drive|play|speak|study|live|lives|work|works|moved|named|called|allergic|from|in)\b[^,;!?]{1,40}$/u
export const beforeOf = ({ clause, before }: RuleMatch): string =>
  clause.sentence.message.slice(0, clause.start) + before

export const afterOf = ({ clause, after }: RuleMatch): string =>
  after + clause.sentence.message.slice(clause.end, clause.end + AFTER)
const AFTER = 60

/** The nearest word of a time in what was said before, for a time that puts it right: "in March, I mean April". */
const TIMES =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|\d{1,2}(?::\d\d)? ?[ap]m|noon|midnight)\b/gu

function timeBefore(value: string, before: string): string | undefined {
  if (kindOf(value) !== 'time') return undefined
  return before
    .slice(-NEAR)
    .match(TIMES)
    ?.findLast((time) => time !== keyOf(value))
}
const NEAR = 160

export function proposal(match: RuleMatch, old: Capture | string | undefined): Proposal | null {
  const value = match.capture('value')
  const words = match.raw('value') ?? ''
  if (!value || SAYS.test(words) || kindOf(words) === 'vague') return null
  if (SUPPOSED.test(beforeOf(match)) || /\bo'?clock\b/u.test(words)) return null
  const of = old ?? timeBefore(words, beforeOf(match))
  return { slot: 'generic', value, relation: 'updates', correction: { of } }
}
