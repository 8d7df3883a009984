import type { NormalizedText } from '@recollect/core/extraction'
import { rewritten } from '@recollect/rules'
import {
  AFTER_SUBJECT,
  AFTER_WH,
  ASKED,
  ASKING,
  GOES_ON,
  GOVERNS,
  ORDERS,
  POINTS,
  SUBJECTS,
  SUBJECTS_WITH_VERB,
  WH,
} from '../lexicon/grammar/run-on.ts'
import { VERBS } from '../lexicon/grammar/verbs.ts'
import { BODY_PARTS } from '../lexicon/grammar/noun-classes.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { KIN } from '../lexicon/people/kinship.ts'

/** Speech that was written down without marks: "I'm diabetic what can I eat he's a lurcher so he eats like a horse". */

const MARKED = /[,;:()"“”—–/|]|-\s|```/u
const SENTENCE_END = /[.?!](?=\s|$)|\n/u
const FEWEST = 9
const MOST = 120

function isRunOn(sentence: string): boolean {
  if (MARKED.test(sentence)) return false
  const count = sentence.trim().split(/\s+/u).length
  return count >= FEWEST && count <= MOST
}

const isVerb = (word: string): boolean =>
  AFTER_SUBJECT.has(word) ||
  VERBS.has(word) ||
  VERBS.has(word.replace(/(?:es|s)$/u, '')) ||
  /[a-z]{3}ed$/u.test(word)

/** How many words before hold what governs a clause, or the question word that opened one. */
const NEAR = 3
const ASKED_WITHIN = 7

function isGoverned(before: readonly string[]): boolean {
  const last = before.at(-1) ?? ''
  if (GOES_ON.has(last)) return true
  // "And now I'm" goes on.
  if (/^(?:now|then|today)$/u.test(last) && /^(?:and|but|so)$/u.test(before.at(-2) ?? '')) return true
  return before.slice(-NEAR).some((word) => GOVERNS.has(word))
}

/** "Our Bev she's", "my mum's birthday is": a relative of whom something is said. */
function isRelative([own = '', kin = '', next = '']: readonly string[]): boolean {
  // "Mum's birthday is", "wrist's mended", "Mags has done her knee in".
  const owner = own.replace(/'s$/u, '')
  if (owner !== own) return BODY_PARTS.has(owner) || (KIN.has(owner) && /^(?:is|was|'s)$/u.test(next))
  if (/^(?:mum|mom|dad)$/u.test(own) && /^(?:is|was|has|works|lives|does)$/u.test(kin)) return true
  if (GIVEN_NAMES.has(own) && /^(?:has|is|was|wants|works|lives)$/u.test(kin)) return true
  if (!/^(?:my|our|me)$/u.test(own)) return false
  const bare = kin.replace(/'s$/u, '')
  return (
    KIN.has(bare) && (kin !== bare || /^(?:is|was|has|were|works|lives|wants|loves|hates|does)$/u.test(next))
  )
}

function opensStatement(after: readonly string[], before: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = after
  // "I'm a fan have been since I was a child".
  if (first === 'have' && second === 'been' && /^(?:since|for)$/u.test(third)) return true
  // "The promotion I've been on about".
  const isPointed = /^(?:i|we)'/u.test(first) && POINTS.has(before.at(-2) ?? '')
  if ((SUBJECTS_WITH_VERB.has(first) && !isPointed) || isRelative(after)) return true
  return SUBJECTS.has(first) && isVerb(second) && !before.slice(-NEAR).some((word) => POINTS.has(word))
}

function opensQuestion([first = '', second = '']: readonly string[], before: readonly string[]): boolean {
  const isAsked = before.slice(-ASKED_WITHIN).some((word) => WH.has(word))
  if (ORDERS.has(first) && /^(?:me|us)$/u.test(second)) return true
  if (WH.has(first)) return !isAsked && (first.endsWith("'s") || AFTER_WH.has(second))
  return !isAsked && ASKING.has(first) && ASKED.has(second)
}

const wordsIn = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')

/** What stands around a place: enough words to tell. */
const WIDTH = 90
const GAP = / (?=[a-z])/gu

/** The sentences of a text that are speech without marks, as positions. */
function runOnsIn(text: string): readonly (readonly [start: number, end: number])[] {
  const found: (readonly [number, number])[] = []
  let start = 0
  for (const sentence of text.split(SENTENCE_END)) {
    if (isRunOn(sentence)) found.push([start, start + sentence.length])
    start += sentence.length + 1
  }
  return found
}

/** With a mark wherever such speech begins another statement or a question. */
export function withBreaks(text: NormalizedText): NormalizedText {
  const runOns = runOnsIn(text.text)
  if (runOns.length === 0) return text
  let from = 0
  return rewritten(text, GAP, ({ index, input }) => {
    const sentence = runOns.find(([start, end]) => index > start && index < end)
    if (!sentence) return null
    const before = wordsIn(input.slice(Math.max(from, sentence[0], index - WIDTH), index))
    const after = wordsIn(input.slice(index, Math.min(sentence[1], index + WIDTH))).slice(0, NEAR)
    if (before.length < 2 || isGoverned(before)) return null
    if (!opensStatement(after, before) && !opensQuestion(after, before)) return null
    from = index
    return '; '
  })
}
