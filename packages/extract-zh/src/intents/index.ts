import { intentReader } from '@recollect/rules'
import { WEIGHTS } from '../lexicon/intents/weights.ts'
import { sentencesOf } from '../requests/clauses.ts'
import { signsOf } from './signs.ts'

/** What Chinese sentences are there for. */
export const intents = intentReader(
  {
    sentences: (text) => sentencesOf(text).map(({ start, close }) => ({ start, end: close })),
    signs: signsOf,
  },
  () => WEIGHTS,
)
