import type { NamePlace, NormalizedText } from '@recollect/core/extraction'
import { KIN } from '../lexicon/people/kinship.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { ASKS, BEFORE_NAME, OPENERS } from '../lexicon/people/people.ts'
import { alt } from '../text/patterns.ts'

const CAPITAL = /(?<![\p{L}\p{N}'’-])\p{Lu}[\p{L}'’-]+/gu
/** A text, or a sentence in it, begins with no word that sentences begin with. */
const FIRST_WORD = new RegExp(`(?:^|[.!?\\n] ?)(?!(?:${alt(OPENERS)})(?![a-z]))[a-z]{3,}`, 'u')
const WORD = /\p{L}[\p{L}'-]+/gu

/** A word written like a name, or a common given name in small letters. */
export function mayName({ source, text }: NormalizedText): boolean {
  for (const [word] of source.matchAll(CAPITAL)) if (!OPENERS.has(word.toLowerCase())) return true
  if (!/\p{Lu}/u.test(source) && FIRST_WORD.test(text)) return true
  for (const [word] of text.matchAll(WORD)) if (GIVEN_NAMES.has(word.replace(/'s$/u, ''))) return true
  return false
}

/** So much is looked at on either side of a name. */
const AROUND = 60
const LIST = "(?:[a-z'-]+(?: \\(?\\d{1,2}\\)?)?(?:,? and|,? &|,) ){0,4}"
/** "My son Leo", "two kids, Leo and", "my boss is", "hi". */
const GIVEN_BEFORE = new RegExp(
  `(?:\\b(?:${alt(KIN.keys())})(?:,| -|:| \\()?(?: is| was| are)? ?${LIST}|\\b(?:${BEFORE_NAME})\\.? )$`,
  'u',
)
/** "Leo, my son", "Rob is my husband", "Rob, can you". */
const GIVEN_AFTER = new RegExp(
  `^(?:(?:,| -| \\() ?(?:my|our|his|her|their)\\b|(?:'s| is| was) (?:my|our)\\b|[,!] (?:${ASKS})\\b)`,
  'u',
)
/** Where a clause begins. */
const SUBJECT =
  /(?:^|[,.;:!?\n] ?|\b(?:and|but|so|now|then|today|yesterday|that|because|since|when|while|is|was|does|did|has|can|of|for|about) )$/u
const INSIDE_BEFORE = /[\p{L}\p{N}@#/'-]$/u
const INSIDE_AFTER = /^(?:[\p{L}\p{N}@/-]|'(?!s\b|d\b|ll\b|\s|$)|\.[\p{L}\p{N}])/u
const SURNAME = /^ \p{Lu}\p{Ll}/u
const FIRST_NAME = /(?<word>\p{Lu}\p{Ll}+) $/u

/** Whether a known name stands in a text as somebody spoken of. */
export function isSpokenOf(text: NormalizedText, folded: string, { start, end, who }: NamePlace): boolean {
  const before = folded.slice(Math.max(0, start - AROUND), start)
  const after = folded.slice(end, end + AROUND)
  if (INSIDE_BEFORE.test(before) || INSIDE_AFTER.test(after)) return false
  if (GIVEN_BEFORE.test(before) || GIVEN_AFTER.test(after)) return false
  // What is done with an animal by its name is told otherwise than with "my dog": put down, lost, sold.
  if (who.entity === 'user.pet' && !SUBJECT.test(before)) return false
  const span = text.toSource(start, end)
  const written = text.source.slice(span.start, span.end)
  // Who writes no capitals at all writes names so too.
  const small = !/\p{Lu}/u.test(text.source) && SUBJECT.test(before)
  if (!/^\p{Lu}/u.test(written) && !small && !GIVEN_NAMES.has(folded.slice(start, end))) return false
  return !isPartOfName(text.source, span.start, span.end)
}

/** "Kate Bush", "Aunt Kate": somebody else. */
function isPartOfName(source: string, start: number, end: number): boolean {
  if (SURNAME.test(source.slice(end, end + 3))) return true
  const earlier = FIRST_NAME.exec(source.slice(Math.max(0, start - AROUND), start))
  const word = earlier?.groups?.['word']?.toLowerCase()
  return word !== undefined && !OPENERS.has(word) && (GIVEN_NAMES.has(word) || KIN.has(word))
}
