import { ANYONE } from '@recollect/core/extraction'
import type { FoundValue, NewValue, ValueType } from '@recollect/rules'
import { NO_JOBS } from '../lexicon/changes/value-now.ts'
import { alt } from '../text/patterns.ts'
import { whoseIn } from './whose.ts'

const WORD = "[\\p{L}\\d][\\p{L}\\d&'’.-]*"
const END =
  "(?= (?:done|was|is|today|went|down|over|complete|in the books|and|but|yesterday|this|on|lol|so|as|were|has|had|finally|already|felt|feels|nailed|survived|officially|now|since|where|with|after|from|for)(?![\\p{L}'])| ?[,.!;:)–—]| - |$)"
const NO_JOB = new RegExp(`^(?:(?:the|my|our|his|her|their|an?|this|that|new) )*(?:${alt(NO_JOBS)})\\b`, 'u')
const NOT_YET =
  /\b(?:tomorrow|tmrw|next|soon|will|going to|gonna|if|when|would|before|nervous|excited for|until|till|in (?:a|two|three|\d+) (?:days?|weeks?)|back in|years ago|was (?:in|on))\b|'ll\b/u

function read({ value, written, before, after, message, earlier }: FoundValue): NewValue | null {
  const near = earlier.slice(-60) + before
  if (NO_JOB.test(value) || NOT_YET.test(before + after) || /\bwas\b/u.test(before)) return null
  const whose = whoseIn(near)
  if (whose === null || message.length > MOST) return null
  const article = /^(?:the|an?) /iu.exec(written)?.[0] ?? ''
  return { whose: whose === ANYONE ? 'user' : whose, value: written.slice(article.length), told: true }
}
const MOST = 600

/** "First day at MedFlight done": who has begun there works there. */
export const employer: ValueType = {
  slot: 'employer',
  anchors: ['first ', '1st ', 'day one', 'day 1', 'orientation', 'onboarding'],
  pattern: new RegExp(
    `\\b(?:(?:first|1st) (?:day|shift|week|morning|night|month)|day (?:one|1)|orientation|onboarding) (?:at|with|for) (?<value>${WORD}(?: (?:&|and(?= \\p{L}+ (?:done|today|was)))? ?${WORD}){0,4}?)${END}`,
    'gu',
  ),
  read,
}
