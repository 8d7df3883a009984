import { UNIT } from './lexicon/words.ts'
import { fold, squeeze, words } from './text.ts'

/** How alike two values are. */
export const LIKENESS = { none: 0, near: 1, same: 2 } as const
export type Likeness = (typeof LIKENESS)[keyof typeof LIKENESS]

const { none, near, same } = LIKENESS

/** Values of these are phrases, and their bounds a matter of taste. */
const PHRASES = /^(?:event|goal|plan|habit|experience|project|record|generic|living_situation)/u
const IDENTIFIERS = new Set(['email', 'phone', 'account'])

const NEAR_F1 = 0.6
const NEAR_F1_PHRASE = 0.5

/** How well a given value states the labelled one. Numbers must agree; contacts must be identical. */
export function valueLikeness(label: string, given: string, slot: string): Likeness {
  if (squeeze(label) === squeeze(given)) return same
  if (IDENTIFIERS.has(slot)) return identifierLikeness(label, given, slot)
  const [wanted, found] = [words(label), words(given)]
  if (wanted.length === 0 || found.length === 0) return none
  if (!numbersAgree(wanted, found, PHRASES.test(slot))) return none
  if (wanted.join(' ') === found.join(' ')) return same
  return isNear(label, given, wanted, found, PHRASES.test(slot)) ? near : none
}

function identifierLikeness(label: string, given: string, slot: string): Likeness {
  const bare = (text: string) => squeeze(text).replaceAll(/[^\p{L}\p{N}@._]/gu, '')
  const [wanted, found] = [bare(label), bare(given)]
  const digits = (text: string) => text.replaceAll(/\D/gu, '')
  if (slot === 'phone' && digits(wanted).length >= 4) {
    const [a, b] = [digits(wanted), digits(found)]
    // A country code before it.
    if (a !== b) return b.endsWith(a) && b.length - a.length <= 3 ? near : none
    return same
  }
  if (wanted === found) return same
  return found.includes(wanted) && found.length <= wanted.length + 6 ? near : none
}

const isNumber = (word: string) => /^\d/u.test(word)
const numbersOf = (list: readonly string[]) =>
  list
    .filter(isNumber)
    .map((word) => String(Number(word.replaceAll(':', '.')) || word))
    .sort()

function numbersAgree(wanted: readonly string[], found: readonly string[], phrase: boolean): boolean {
  const [a, b] = [numbersOf(wanted), numbersOf(found)]
  if (a.length > 0 && b.length === 0) return !wanted.every((word) => UNIT.test(word))
  if (a.length === 0 || a.join(' ') === b.join(' ')) return true
  // Of a phrase one may say the year, the other the day too.
  return phrase && (a.every((n) => b.includes(n)) || b.every((n) => a.includes(n)))
}

function isNear(
  label: string,
  given: string,
  wanted: readonly string[],
  found: readonly string[],
  phrase: boolean,
): boolean {
  const shared = sharedWords(wanted, found)
  const f1 = (2 * shared) / (wanted.length + found.length)
  if (f1 >= (phrase ? NEAR_F1_PHRASE : NEAR_F1)) return true
  const [a, b] = [squeeze(label), squeeze(given)]
  const longest = phrase ? wanted.length * 4 + 4 : Math.max(wanted.length * 2, wanted.length + 3)
  if (shared === wanted.length && b.includes(a) && found.length <= longest) return true
  return phrase && shared === found.length && shared >= 2 && a.includes(b)
}

/** Words in common, each as often as it stands in both. */
function sharedWords(wanted: readonly string[], found: readonly string[]): number {
  const left = [...wanted]
  return found.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

/** The parts of a value that lists several: "cats and dogs", 猫和狗. A comma with a space after it goes on with the same part. */
export const listed = (value: string): string[] =>
  fold(value.replaceAll(/[、，；]/gu, ','))
    .split(/[,;/&和跟与與及]|\b(?:and|or)\b|以及|还有|還有/u)
    .map((part) => part.trim())
    .filter(Boolean)
