import type { Candidate, Reading, Refiner } from '@recollect/core'
import { ANY_DATE, FUTURE_TIME, PAST_TIME } from '../lexicon/time.ts'

const PAST = new RegExp(`\\b${PAST_TIME}\\b`, 'u')
const FUTURE = new RegExp(`\\b${FUTURE_TIME}\\b`, 'u')
const ANY = new RegExp(`\\b${ANY_DATE}(?!\\w)`, 'u')
const DATED = /^(?:event_|goal$|plan$|experience$|health$|relationship_status$)/u

/** Time words of the sentence, the clause's own first. */
function timeOf(candidate: Candidate, reading: Reading): string | null {
  const pattern = candidate.slot === 'goal' || candidate.slot === 'plan' ? [FUTURE, ANY] : [PAST, ANY]
  for (const stretch of [candidate.clause, candidate.clause.sentence]) {
    for (const time of pattern) {
      const match = time.exec(stretch.text)
      if (!match) continue
      const from = stretch.start + match.index
      const span = reading.source.toSource(from, from + match[0].length)
      return reading.source.source.slice(span.start, span.end).trim()
    }
  }
  return null
}

/** Keeps the time words of what happened or is planned, as they were said. */
export const whenWords: Refiner = {
  id: 'en/when-words',
  refine: (candidate, reading) => {
    const dated = DATED.test(candidate.slot) || candidate.relation !== 'sets' || candidate.tense === 'past'
    if (!dated || candidate.when !== null) return [candidate]
    const when = timeOf(candidate, reading)
    return [when === null ? candidate : { ...candidate, when }]
  },
}
