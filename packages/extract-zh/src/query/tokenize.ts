import type { Tokenizer } from '@recollect/core'
import { PRONOUNS } from './pronouns.ts'
import { CONTENT_WORDS, STOPWORDS } from './stopwords.ts'
import { SYNONYMS } from './synonyms.ts'

/** Words by their first character, longest first: most characters begin none, so a run is read in one step each. */
type Heads = ReadonlyMap<string, readonly string[]>

function headsOf(words: Iterable<string>): Heads {
  const heads = new Map<string, string[]>()
  for (const word of words) heads.set(word.charAt(0), [...(heads.get(word.charAt(0)) ?? []), word])
  for (const list of heads.values()) list.sort((a, b) => b.length - a.length)
  return heads
}

function longestAt(run: string, at: number, heads: Heads): number {
  const candidates = heads.get(run.charAt(at))
  if (candidates === undefined) return 0
  for (const word of candidates) {
    if (run.startsWith(word, at)) return word.length
  }
  return 0
}

const CONTENT = headsOf(CONTENT_WORDS)
const STOP = headsOf(STOPWORDS)

/** Characters outside the basic plane take two units. Half of one is no text at all. */
const widthAt = (run: string, at: number): number => (run.charCodeAt(at) >>> 10 === HIGH_SURROGATE ? 2 : 1)
const HIGH_SURROGATE = 0xd800 >>> 10

/** `from` and `to` stand between characters, since stop words and content words are whole ones. */
function addBigrams(run: string, from: number, to: number, terms: string[]): void {
  if (from >= to) return
  let at = from
  let next = from + widthAt(run, from)
  if (next >= to) terms.push(run.slice(from, to))
  while (next < to) {
    const end = next + widthAt(run, next)
    terms.push(run.slice(at, end))
    at = next
    next = end
  }
}

/** Bigrams of what stands between stop words. A content word is stepped over whole, so that 目的 keeps its 的. */
function cut(run: string): readonly string[] {
  const terms: string[] = []
  let from = 0
  let at = 0
  while (at < run.length) {
    const content = longestAt(run, at, CONTENT)
    const stop = content > 0 ? 0 : longestAt(run, at, STOP)
    if (stop > 0) {
      addBigrams(run, from, at, terms)
      from = at + stop
    }
    at += Math.max(1, content, stop)
  }
  addBigrams(run, from, run.length, terms)
  return terms
}

/** Overlapping bigrams of what stands between stop words; a single character where it stands alone. */
export const tokenizer: Tokenizer = { run: /\p{Script=Han}+/gu, cut }

const KNOWN = headsOf(new Set([...SYNONYMS.keys(), ...CONTENT_WORDS, ...STOPWORDS, ...PRONOUNS.keys()]))
const PIECE = /\p{Script=Han}+|[a-z0-9]+(?:['.@_-][a-z0-9]+)*/gu

/** Known words by longest match, the rest of a Chinese run as bigrams, other scripts by words. */
export function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(PIECE)].flatMap(([piece]) =>
    /^\p{Script=Han}/u.test(piece) ? hanWords(piece) : [piece],
  )
}

function hanWords(run: string): readonly string[] {
  const words: string[] = []
  let from = 0
  let at = 0
  while (at < run.length) {
    const length = longestAt(run, at, KNOWN)
    if (length > 0) {
      addBigrams(run, from, at, words)
      words.push(run.slice(at, at + length))
      from = at + length
    }
    at += Math.max(1, length)
  }
  addBigrams(run, from, run.length, words)
  return words
}
