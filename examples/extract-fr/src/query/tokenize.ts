import type { Tokenizer } from '@recollect/core/extraction'
import { fold } from '../script.ts'
import { contentWords, stopwords } from './stopwords.ts'

/** A word with the hyphens and address marks inside it; an elided article is a word of its own: `l'ecole` is two. */
const RUN = /[\p{Script=Latin}\p{N}](?:[\p{Script=Latin}\p{M}\p{N}@_+#]|[.-](?=[\p{Script=Latin}\p{N}]))*/gu
const PLURAL = /(?<=\p{L}{3})[sx]$/u
const INNER = /[^\p{Script=Latin}\p{M}\p{N}]+/u
const WHOLE = /[@\d]/u

const keeps = (word: string) => word !== '' && (contentWords.has(word) || !stopwords.has(word))

/** Content words of a compound word beside the whole: `grand-mère` is found by `mère`. */
function cut(run: string): readonly string[] {
  const word = fold(run.toLowerCase())
  const parts = word.split(INNER).filter(keeps)
  const terms = parts.map((part) => (WHOLE.test(part) ? part : part.replace(PLURAL, '')))
  return [...new Set(parts.length > 1 || WHOLE.test(word) ? [word, ...terms] : terms)].filter(keeps)
}

export const tokenizer: Tokenizer = { run: RUN, cut }

/** Words of a folded text as they stand: what synonyms, pronouns and stop words are looked up by. */
export const wordsOf = (text: string): readonly string[] => text.match(RUN) ?? []
