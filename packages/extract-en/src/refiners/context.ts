import type { Candidate, Reading } from '@recollect/core/extraction'

/** Position in the normalised text of a position in the source, looked for inside the candidate's clause. */
export function normalStart(candidate: Candidate, reading: Reading): number {
  const { start } = candidate.span
  // Most texts keep their positions when they are normalised.
  if (start < candidate.clause.end && reading.source.toSource(start, start + 1).start === start) return start
  let low = candidate.clause.start
  let high = candidate.clause.end
  while (low < high) {
    const mid = (low + high) >> 1
    if (reading.source.toSource(mid, mid + 1).end > start) high = mid
    else low = mid + 1
  }
  return low
}

/** Words of the clause before the candidate's own. */
export const lead = (candidate: Candidate, reading: Reading): string =>
  reading.text.slice(candidate.clause.start, normalStart(candidate, reading))

/** Words of the clause after the candidate's own, roughly: the value's length is taken from the source. */
export function tail(candidate: Candidate, reading: Reading): string {
  const start = normalStart(candidate, reading)
  return reading.text.slice(start + (candidate.span.end - candidate.span.start), candidate.clause.end)
}

/** Words of the sentence before the clause. */
export const earlier = (candidate: Candidate, reading: Reading): string =>
  reading.text.slice(candidate.clause.sentence.start, candidate.clause.start)

/** Whether the value is the words of its span, so that cutting one cuts the other. */
export const isVerbatim = (candidate: Candidate, reading: Reading): boolean =>
  candidate.value === reading.source.source.slice(candidate.span.start, candidate.span.end)

/** What a noun phrase takes for granted is so, whatever is asked or wished of it: "what suits my diabetic mother?". */
export const takesForGranted = ({ rule }: Candidate): boolean => rule.startsWith('en/granted.')
