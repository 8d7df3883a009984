import type { Tokenizer } from '@recollect/core/extraction'
import { stem } from './morphology/stem.ts'
import { contentWords, stopwords } from './stopwords.ts'
import { wholeWords } from './whole-words.ts'

/** A run is a word with what may stand inside it: apostrophes, mail and version punctuation, `c++`, `c#`. */
const RUN =
  /[\p{Script=Latin}\p{N}+](?:[\p{Script=Latin}\p{M}\p{N}@_+#]|['.\-/:](?=[\p{Script=Latin}\p{N}]))*/gu
const POSSESSIVE = /'s$|'$/u
const NEGATION = /n't$/u
/** Addresses, numbers with letters or marks: kept as written beside their parts. */
const WHOLE = /@|\d|[+#]$/u
const INNER = /[^\p{Script=Latin}\p{M}\p{N}]+/u
const PARTS = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u
/** `3rd` → `third`, as it is written too, and `3`. */
const ORDINAL = /^\d+(?=(?:st|nd|rd|th)$)/u
const COMPOUND = /^\p{L}+-\p{L}+$/u
const MARKS = /\p{M}/gu
const DIGITS_AND_MARKS = /^\+?[\d.\-/:()]+$/u

const ASCII = /^[a-z\d]*$/u
const plain = (word: string) => (ASCII.test(word) ? word : word.normalize('NFD').replaceAll(MARKS, ''))

/**
 * Words whose terms are kept: those of everyday speech come again and again. V8 copies a part of a text up to twelve characters; a longer
 * one keeps the whole text it was cut from alive, which may be a message that somebody has erased since.
 */
const MOST = 4096
const LONGEST = 12
const known = new Map<string, string>()

/** The index term of one word: accents off, lower case, stemmed. */
function termOf(word: string): string {
  const kept = known.get(word)
  if (kept !== undefined) return kept
  const term = stem(plain(word))
  if (known.size >= MOST) known.clear()
  if (word.length <= LONGEST) known.set(word, term)
  return term
}

const keeps = (word: string) => word !== '' && (contentWords.has(word) || !stopwords.has(word))

/**
 * Terms of one run: `sam.lee@x.org` → itself, `sam`, `lee`, `x`, `org`; `555-0134` → itself and `5550134`; `iphone15` → itself, `iphone`,
 * `15`; `long-term` → `long`, `term` and, as it is written too, `longterm`.
 */
function cut(run: string): readonly string[] {
  const word = run.toLowerCase().replace(POSSESSIVE, '')
  if (NEGATION.test(word) || !keeps(word)) return []
  if (DIGITS_AND_MARKS.test(word)) return numberTerms(word)
  const [ordinal] = ORDINAL.exec(word) ?? []
  if (ordinal !== undefined) return [termOf(word), ordinal]
  // Marks may stand alone between signs: a keycap is a sign with a mark.
  const parts = word.split(INNER).filter((piece) => plain(piece) !== '')
  const [only] = parts
  if (only !== undefined && parts.length === 1 && !WHOLE.test(word)) return [termOf(only)]
  const kept = parts.filter(keeps)
  const split = WHOLE.test(word) ? kept.flatMap((piece) => piece.split(PARTS)) : kept
  const whole = WHOLE.test(word) ? [plain(word)] : COMPOUND.test(word) ? [termOf(word.replace('-', ''))] : []
  const terms = [...whole, ...kept.map(termOf), ...split.map(termOf)]
  return [...new Set(terms.filter((term) => term !== ''))]
}

function numberTerms(word: string): readonly string[] {
  const digits = word.replaceAll(/\D/gu, '')
  return digits === word || digits === '' ? [word] : [...new Set([word, digits])]
}

export const tokenizer: Tokenizer = { run: RUN, cut, words: wholeWords }

/** Words of a folded text as they stand, possessives off: what synonyms, pronouns and stop words are looked up by. */
export const wordsOf = (text: string): readonly string[] =>
  [...text.matchAll(RUN)]
    .map((match) => match[0].toLowerCase().replace(POSSESSIVE, ''))
    .filter((word) => word !== '')
