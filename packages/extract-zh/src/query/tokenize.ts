import type { Tokenizer } from '@recollect/core'
import { PRONOUNS } from './pronouns.ts'
import { CONTENT_WORDS, STOPWORDS } from './stopwords.ts'
import { SYNONYMS } from './synonyms.ts'

const LONGEST_STOPWORD = 4
const LONGEST_WORD = 5

function longestAt(run: string, at: number, set: { has(word: string): boolean }, longest: number, shortest: number): number {
  for (let length = Math.min(longest, run.length - at); length >= shortest; length--) {
    if (set.has(run.slice(at, at + length))) return length
  }
  return 0
}

/** Stretches of a run between stop words. A content word is stepped over whole, so that 目的 keeps its 的. */
function stretches(run: string): readonly string[] {
  const found: string[] = []
  let from = 0
  let at = 0
  while (at < run.length) {
    const content = longestAt(run, at, CONTENT_WORDS, LONGEST_STOPWORD, 2)
    const stop = content > 0 ? 0 : longestAt(run, at, STOPWORDS, LONGEST_STOPWORD, 1)
    if (stop > 0) {
      if (at > from) found.push(run.slice(from, at))
      from = at + stop
    }
    at += Math.max(1, content, stop)
  }
  if (run.length > from) found.push(run.slice(from))
  return found
}

function bigrams(text: string): readonly string[] {
  if (text.length < 2) return [text]
  return Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2))
}

/** Overlapping bigrams of what stands between stop words; a single character where it stands alone. */
export const tokenizer: Tokenizer = {
  run: /\p{Script=Han}+/gu,
  cut: (run) => stretches(run).flatMap(bigrams),
}

const KNOWN = { has: (word: string) => SYNONYMS.has(word) || CONTENT_WORDS.has(word) || STOPWORDS.has(word) || PRONOUNS.has(word) }
const PIECE = /\p{Script=Han}+|[a-z0-9]+(?:['.@_-][a-z0-9]+)*/gu

/** Known words by longest match, the rest of a Chinese run as bigrams, other scripts by words. */
export function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(PIECE)].flatMap(([piece]) => (/^\p{Script=Han}/u.test(piece) ? hanWords(piece) : [piece]))
}

function hanWords(run: string): readonly string[] {
  const words: string[] = []
  let from = 0
  let at = 0
  const flush = (to: number) => {
    if (to > from) words.push(...bigrams(run.slice(from, to)))
  }
  while (at < run.length) {
    const length = longestAt(run, at, KNOWN, LONGEST_WORD, 1)
    if (length === 0) {
      at += 1
      continue
    }
    flush(at)
    words.push(run.slice(at, at + length))
    at += length
    from = at
  }
  flush(run.length)
  return words
}
