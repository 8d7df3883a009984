import type { NormalizedText } from '@recollect/core/extraction'
import { rewritten } from '@recollect/rules'
import { DIALECT } from '../lexicon/spelling/dialect.ts'

const STANDARD = new Map(DIALECT.map(([word, standard]) => [word, standard]))
const WORD = new RegExp(
  DIALECT.map(([word, , after, before]) =>
    [before === undefined ? '' : `(?<=${before})`, word, after === undefined ? '' : `(?=${after})`].join(''),
  ).join('|'),
  'gu',
)
/** One of these stands in every word of the table. */
const MARKS = new RegExp(`[${[...new Set(DIALECT.map(([word]) => word.charAt(0)))].join('')}]`, 'u')

/** A folded text in standard words; positions lead back to the words as they were written. */
export function standardReading(text: NormalizedText): NormalizedText {
  if (!MARKS.test(text.text)) return text
  return rewritten(text, WORD, ([word]) => STANDARD.get(word) ?? null)
}
