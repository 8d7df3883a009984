import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'
import { placesOf } from '../text/capture.ts'

const QUOTE = /["\u201c\u201d]([^"\u201c\u201d\n]{1,400})["\u201c\u201d]/gu
/** The same by single marks: one opens before a word and closes after one. */
const SINGLE =
  /(?<![\p{L}\d])['\u2018](?=\p{L})((?:[^'\u2018\u2019\n]|(?<=\p{L})['\u2019](?=\p{L})){8,400})(?:['\u2019](?!\p{L})|$)/gu
const SPEAKING = /\b(?:i|i'm|im|i've|my|we|me|our|you)\b/iu

/** Inside quotation marks somebody speaks: the words are theirs, unless only the value is quoted (a title). */
export const dropQuoted: Refiner = {
  id: 'en/drop-quoted',
  refine: (candidate, reading) =>
    isQuoted(candidate, reading) ? { drop: 'inside quotation marks' } : [candidate],
}

function isQuoted({ span, slot }: Candidate, reading: Reading): boolean {
  const { source } = reading.source
  const pattern = /["\u201c\u201d]/u.test(source) ? QUOTE : SINGLE
  for (const match of placesOf(source, pattern)) {
    const from = match.index
    const to = from + match[0].length
    if (span.start >= to || span.end <= from) continue
    // "Stop saying 'certainly'": the words that are not to be said are part of the wish.
    if (slot === 'instruction' && span.start <= from) continue
    if (slot === 'instruction' || SPEAKING.test(source.slice(from, span.start))) return true
    if (span.start <= from && SPEAKING.test(match[1] ?? '') && span.end >= to && from > span.start + 1)
      return true
  }
  return false
}
