import { normalizeText } from '@recollect/core/text'
import type { Candidate } from '@recollect/core/extraction'
import { fold } from '../reading/script.ts'

/** A candidate's value as rules see it. */
export const foldedValue = (candidate: Candidate): string => fold(normalizeText(candidate.value).text)

/** The candidate with only `[start, end)` of its folded value; the span follows when it was the value's own. */
export function narrow(candidate: Candidate, start: number, end: number): Candidate {
  const span = normalizeText(candidate.value).toSource(start, end)
  const value = candidate.value.slice(span.start, span.end)
  const own = candidate.span.end - candidate.span.start === candidate.value.length
  return {
    ...candidate,
    value,
    span: own
      ? { start: candidate.span.start + span.start, end: candidate.span.start + span.end }
      : candidate.span,
  }
}
