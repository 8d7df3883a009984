import { intentReader } from '@recollect/rules'
import { WEIGHTS } from '../lexicon/intents/weights.ts'
import { sentencePlaces } from '../requests/sentences.ts'
import { signsOf } from './signs.ts'

/** What English sentences are there for. */
export const intents = intentReader(
  {
    sentences: (text) => sentencePlaces(text).map(({ start, markEnd }) => ({ start, end: markEnd })),
    signs: signsOf,
  },
  () => WEIGHTS,
)
