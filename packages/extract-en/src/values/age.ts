import type { FoundValue, NewValue, ValueType } from '@recollect/rules'
import { BIRTHDAY, ORDINALS } from '../lexicon/changes/value-now.ts'
import { alt } from '../text/patterns.ts'
import { whoseIn } from './whose.ts'

const ORDINAL = `\\d{1,3}(?:st|nd|rd|th)(?= (?:birthday|bday|b-day)\\b)|(?:${alt(ORDINALS.keys())})(?= (?:birthday|bday|b-day)\\b)`
const AFTER =
  /^(?: (?:now|today|already|yesterday|last|this|on|in|years? old|yo|lol|omg|can you|wow|and|birthday|bday|b-day)\b|[,.!)](?!\d)|\s*$)/u
/** "23" alone, "turned 23", "he's 23 now". */
const LEAD =
  /(?:^|[,.!?;:–—-] ?|\b(?:turned|turns|is|it's|he's|she's|i'm|im|now|already|hit|the big|that makes (?:him|her|me)|makes (?:him|her)|so|can't believe (?:he|she)(?:'s| is)|officially|so|for (?:his|her)|(?:his|her|my)(?: big)?|a whole|happy) |'s (?:big )?)$/u
const HAD = new RegExp(`\\b(?:${alt(BIRTHDAY)})\\b`, 'u')
const NOT_YET =
  /\b(?:next|soon|will|going to|gonna|tomorrow|upcoming|coming up|when|if|until|till|before|wish|should|almost|nearly|was (?:born|when)|in (?:\d+|a|two|three) (?:days?|weeks?|months?)|(?:gifts?|presents?|ideas?|plan(?:ning)?) )\b|'ll\b|\bfor (?:his|her|my) (?:\d|[a-z]+(?:th|st|nd|rd|ieth)\b)/u

function read({ value, before, after, earlier, message }: FoundValue): NewValue | null {
  const near = earlier.slice(-160) + before
  if (!AFTER.test(after) || !HAD.test(message) || !LEAD.test(near) || NOT_YET.test(message)) return null
  const whose = whoseIn(near)
  const years = ORDINALS.get(value)
  return whose === null ? null : { whose, value: String(years ?? Number.parseInt(value, 10)) }
}

/** "It was his 5th birthday", "he had his birthday in January. 23". */
export const age: ValueType = {
  slot: 'age',
  anchors: [...'0123456789', 'birthday', 'bday', 'b-day'],
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}.,:$£€#/-])(?<value>${ORDINAL}|[1-9]\\d?(?![\\p{L}\\p{N}:%°/-]|[.,]\\d))`,
    'gu',
  ),
  read,
}
