import type { Tokenizer } from '@recollect/core/extraction'

/** A word of Latin letters with the hyphens and address marks inside it; an elided article is a word of its own: `l'ecole` is two. */
const RUN = /[\p{Script=Latin}\p{N}](?:[\p{Script=Latin}\p{M}\p{N}@_+#]|[.-](?=[\p{Script=Latin}\p{N}]))*/gu
const INNER = /[^\p{Script=Latin}\p{M}\p{N}]+/u
const WHOLE = /@|\d/u

/** What a language brings for cutting its words. */
export interface TokenWords {
  fold(text: string): string
  /** Words that carry no content; folded. */
  readonly stopwords: ReadonlySet<string>
  /** Endings that words of one meaning differ in, a plural's say: taken off. */
  readonly endings: RegExp
}

/** Cuts languages with spaces into terms: words without accents and endings, compounds whole and in parts. */
export function plainTokenizer({ fold, stopwords, endings }: TokenWords): Tokenizer {
  const keeps = (word: string) => word !== '' && !stopwords.has(word)
  return {
    run: RUN,
    cut: (run) => {
      const word = fold(run.toLowerCase())
      const parts = word.split(INNER).filter(keeps)
      const terms = parts.map((part) => (WHOLE.test(part) ? part : part.replace(endings, '')))
      return [...new Set(parts.length > 1 || WHOLE.test(word) ? [word, ...terms] : terms)].filter(keeps)
    },
  }
}

/** Words of a folded text as they stand: what synonyms, pronouns and stop words are looked up by. */
export const plainWords = (text: string): readonly string[] => text.match(RUN) ?? []

const LETTER = /\p{L}/gu
const LATIN = /\p{Script=Latin}/gu
const A_LITTLE = 0.2
const DIGITS_ONLY = 0.1

/**
 * How far a text is in a language of Latin letters. `own`: words and letters that tell it from others; without any a text is a
 * little of it, as
 * digits and marks alone (a phone number) are.
 */
export const latinScore =
  (own: RegExp) =>
  (text: string): number => {
    const letters = text.match(LETTER)?.length ?? 0
    if (letters === 0) return /\d/u.test(text) ? DIGITS_ONLY : 0
    const share = (text.match(LATIN)?.length ?? 0) / letters
    return own.test(text) ? share : share * A_LITTLE
  }
