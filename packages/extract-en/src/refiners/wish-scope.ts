import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'
import { scopeBeside } from '../wishes/read.ts'

/** The scope in a stretch of the sentence beside the clause, as it is written; null where there is none. */
function written(reading: Reading, from: number, to: number): string | null {
  const said = reading.text.slice(from, to)
  const lead = said.length - said.replace(/^[\s,]+/u, '').length
  const place = scopeBeside(said.slice(lead))
  if (place === null) return null
  const span = reading.source.toSource(from + lead + place.start, from + lead + place.end)
  return reading.source.source.slice(span.start, span.end)
}

function scoped(candidate: Candidate, reading: Reading): Candidate {
  const { clause, value } = candidate
  const before = written(reading, clause.sentence.start, clause.start)
  if (before !== null) return { ...candidate, value: `${before}, ${value}` }
  const after = written(reading, clause.end, clause.sentence.end)
  return after === null ? candidate : { ...candidate, value: `${value} ${after}` }
}

/** "For work emails, use a formal tone": when a wish holds is part of it, in whichever clause it is said. */
export const wishScope: Refiner = {
  id: 'en/wish-scope',
  refine: (candidate, reading) =>
    candidate.slot === 'instruction' ? [scoped(candidate, reading)] : [candidate],
}
