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
