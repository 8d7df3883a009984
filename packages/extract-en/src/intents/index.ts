import { intentReader } from '@recollect/core/language-pack'
import { WEIGHTS } from '../lexicon/intents/weights.ts'
import { sentencesOf } from '../requests/sentences.ts'
import { signsOf } from './signs.ts'

/** What English sentences are there for. */
export const intents = intentReader(
  {
    sentences: (text) => sentencesOf(text).map(({ start, markEnd }) => ({ start, end: markEnd })),
    signs: signsOf,
  },
  WEIGHTS,
)

/** Words that are weighed: a sentence without any is likely nothing. */
export const WEIGHED_WORDS: readonly string[] = WEIGHTS.split('\n').flatMap(
  (line) => /^\p{L}[\p{L}'-]*(?=\t)/u.exec(line) ?? [],
)
