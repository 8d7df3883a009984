import type { Candidate, ExtractionContext, Reading, Refiner, TimeReader } from '@recollect/core/extraction'

const DATED = /^(?:event_|goal$|plan$)/u

/** Time words of the clause, or else of its sentence, as they were said; none that belong to the value. */
function timeOf(
  times: TimeReader,
  { clause, span }: Candidate,
  { source }: Reading,
  { saidAt, zone }: ExtractionContext,
): string | null {
  for (const { text, start } of [clause, clause.sentence]) {
    for (const { span: words } of times.read(text, { at: saidAt, zone, lean: null })) {
      const at = source.toSource(start + words.start, start + words.end)
      if (at.end <= span.start || span.end <= at.start) return source.source.slice(at.start, at.end)
    }
  }
  return null
}

/** Time words belong to what is dated, or has changed. A journey without any is under way: nothing to remember. */
export const whenRefiner = (language: string, times: TimeReader): Refiner => ({
  id: `${language}/when-words`,
  refine: (candidate, reading, context) => {
    const { slot, relation, tense } = candidate
    const isDated = DATED.test(slot) || relation !== 'sets' || tense === 'past'
    if (candidate.when !== null || !isDated) return [candidate]
    const when = timeOf(times, candidate, reading, context)
    if (when === null) return slot === 'plan' ? { drop: 'no day is named' } : [candidate]
    return [{ ...candidate, when }]
  },
})
