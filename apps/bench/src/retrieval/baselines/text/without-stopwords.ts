import { STOPWORDS } from './lexicon/stopwords.ts'
import type { Cut } from './words.ts'

/** The same words without those that say little. */
export const withoutStopwords =
  (cut: Cut): Cut =>
  (text) =>
    cut(text).filter((word) => !STOPWORDS.has(word))
