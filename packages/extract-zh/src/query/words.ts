import { addBigrams, widthAt } from './bigrams.ts'
import { cheapestCut, vocabularyOf } from './cheapest-cut.ts'
import type { Vocabulary } from './cheapest-cut.ts'
import { PRONOUNS } from './pronouns.ts'
import { CONTENT_WORDS, STOPWORDS } from './stopwords.ts'
import { thesaurusWords } from './thesaurus/index.ts'

const PIECE = /\p{Script=Han}+|[a-z0-9]+(?:['.@_-][a-z0-9]+)*/gu

let known: Vocabulary | undefined

/** Made when the first query is read. */
const knownWords = (): Vocabulary =>
  (known ??= vocabularyOf([thesaurusWords(), CONTENT_WORDS, STOPWORDS, PRONOUNS.keys()]))

/** Known words by the cut with the fewest pieces, the rest of a Chinese run as bigrams, other scripts by words. */
export function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(PIECE)].flatMap(([piece]) =>
    /^\p{Script=Han}/u.test(piece) ? hanWords(piece) : [piece],
  )
}

function hanWords(run: string): readonly string[] {
  const lengths = cheapestCut(run, knownWords())
  const words: string[] = []
  let from = 0
  let at = 0
  while (at < run.length) {
    const length = lengths[at] ?? 0
    if (length > 0) {
      addBigrams(run, from, at, words)
      words.push(run.slice(at, at + length))
      from = at + length
    }
    at += length > 0 ? length : widthAt(run, at)
  }
  addBigrams(run, from, run.length, words)
  return words
}
