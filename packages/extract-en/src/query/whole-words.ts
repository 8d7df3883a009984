import { contentWords, stopwords } from './stopwords.ts'

const POSSESSIVE = /'s$|'$/u
const NEGATION = /n't$/u
const LETTER = /\p{L}/u

/** A run is one word, as it is written; none when it is a stop word or has no letter. */
export function wholeWords(run: string): readonly string[] {
  const word = run.toLowerCase().replace(POSSESSIVE, '')
  if (NEGATION.test(word) || !LETTER.test(word)) return []
  return contentWords.has(word) || !stopwords.has(word) ? [word] : []
}
