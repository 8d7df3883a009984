import { POSSESSIVE_DE } from './possessive-de.ts'
import { tellingWords } from './telling-words.ts'

/** Before the first possessive: `john's …`, 张伟的…, `… of john`. */
const OWNED = new RegExp(
  `^(?<before>.{1,100}?)(?:'s?(?= )|${POSSESSIVE_DE})|(?<![\\p{L}\\p{N}])of (?<after>.{1,100})$`,
  'u',
)
const NUMBER = /\d+/gu
const NAME = /\p{Lu}[\p{L}\p{M}]*/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu
const HAN_START = /^\p{Script=Han}{2}/u

const ownerOf = (key: string): string => {
  const { before, after } = OWNED.exec(key.normalize('NFKC').toLowerCase())?.groups ?? {}
  return (before ?? after ?? '').trim()
}

/** Of whom, and what turns a meaning round: hers is not his. */
const told = (key: string): string => tellingWords(key.normalize('NFKC').toLowerCase()).join()

const found = (key: string, pattern: RegExp): readonly string[] =>
  [...key.normalize('NFKC').matchAll(pattern)].map(([word]) => word)

/**
 * Whether two keys may be of one thing as far as names and numbers go: the same owner, the same numbers and words that turn a meaning
 * round, and each word with a capital of one stands in the other. Chinese names have no capitals: keys without a possessive must begin
 * alike. Vectors tell the rest; they do not tell two people apart. Pure; linear.
 */
export function sameNames(a: string, b: string): boolean {
  const [one, other] = [ownerOf(a), ownerOf(b)]
  if (told(a) !== told(b)) return false
  if (one !== other || found(a, NUMBER).join() !== found(b, NUMBER).join()) return false
  if (one === '' && HAN_START.exec(a)?.[0] !== HAN_START.exec(b)?.[0]) return false
  return namedIn(a, b) && namedIn(b, a)
}

function namedIn(a: string, b: string): boolean {
  const words = new Set(found(b, WORD).map((word) => word.toLowerCase()))
  return found(a, NAME).every((name) => words.has(name.toLowerCase()))
}
