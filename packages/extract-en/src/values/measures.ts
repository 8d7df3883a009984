import { ANYONE } from '@recollect/core/extraction'
import type { FoundValue, NewValue, ValueType } from '@recollect/rules'
import { CHANGED_TO, SCALES, WEIGHT_VERBS } from '../lexicon/changes/value-now.ts'
import { alt } from '../text/patterns.ts'
import { whoseIn } from './whose.ts'

const UNIT = '(?:kgs?|kilos?|kilograms?|lbs?|pounds)'
const NUMBER = '\\d{2,3}(?:\\.\\d{1,2})?'
const STONE = '(?:\\d{1,2}|[a-z]{3,8}) stone(?: (?:\\d{1,2}(?:\\.5)?|[a-z]{3,8}|and a half))?'
const AFTER =
  /^(?: (?:this|today|now|at|as|on|and|again|already|after|since|finally|so|lol|which|by|with|from|even|still|yay|exactly|flat|lets)\b|[,.!)](?!\d)|\s*$)/u

const ABOUT = '(?:(?:about|around|exactly|just|under|a|only|now|at|me|like|in|is|was|a cool) ){0,3}'
/** Right before the value. */
const CHANGED = new RegExp(`\\b(?:${alt(CHANGED_TO)}) ${ABOUT}$`, 'u')
const WEIGHED = new RegExp(`\\b(?:${alt([...WEIGHT_VERBS, ...SCALES])}) ${ABOUT}$`, 'u')
/** In the clause before: "hopped on the scale, 82.4". */
const ON_SCALES = /\b(?:scales?|weigh-?in|weighed (?:myself|in))\b[^.!?]{0,60}(?:[,.:!;] ?|\s[-–—]\s?)$/u
/** What is weighed that is nobody. */
const OF_THINGS =
  /\b(?:suitcase|luggage|parcel|package|box|bag|flour|fish|vet|kitchen|bench|squat|deadlift|want|goal|target|aim|hoping|ideal|should)\b/u
/** Another time's, in the same clause. */
const OF_THEN = /\b(?:was|were|last (?:year|month|week|summer|winter)|ago|school|college)\b/u

/** "198. No more burritos": a sentence of its own, of which the next says nothing. */
const ALONE = /^[.!] ?(?!(?:that|which|it|this|those|these)\b)[a-z]/u

/** "The price is down to 89": of a thing. */
const THING = /\b(?:the|this|that|our|an?|my|its?|it's)\b(?! weight)/u

function read({ value, before, after, earlier, message }: FoundValue): NewValue | null {
  if (!AFTER.test(after)) return null
  const near = earlier.slice(-120) + before
  if (/^[\d.]+$/u.test(value) && earlier === '' && before === '')
    return ALONE.test(message.slice(value.length)) ? { whose: ANYONE } : null
  const hasUnit = /[a-z]/u.test(value)
  const isWeighed = WEIGHED.test(near) || ON_SCALES.test(near)
  const isNew = isWeighed || (CHANGED.test(near) && (hasUnit || /\bdown to /u.test(near)))
  if (!isNew || OF_THINGS.test(near) || OF_THEN.test(before)) return null
  const whose = whoseIn(near)
  // A parcel weighs something too, and "down to 89 kg" leaves out the speaker.
  if (whose === null || (whose === ANYONE && /\bweighs\b/u.test(before))) return null
  if (!whose.startsWith('user.') && !isWeighed && THING.test(before)) return null
  const told = /\bweigh(?!s\b)|\bheaviest\b/u.test(near) || (whose !== ANYONE && hasUnit)
  return { whose: whose === ANYONE ? 'user' : whose, told }
}

export const weight: ValueType = {
  slot: 'weight',
  anchors: [...'0123456789', 'stone'],
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}.,:$£€#/-])(?<value>${NUMBER} ?${UNIT}|${STONE}|${NUMBER})(?![\\p{L}\\p{N}:%°/-]|\\.\\d)`,
    'gu',
  ),
  read,
}
