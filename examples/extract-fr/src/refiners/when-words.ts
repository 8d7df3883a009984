import type { Candidate, ExtractionContext, Reading, Refiner } from '@recollect/core/extraction'
import { times } from '../time/index.ts'

const DATED = /^(?:event_|goal$|plan$)/u

/** Time words of the clause, or else of its sentence, as they were said; none that belong to the value. */
function timeOf(
  candidate: Candidate,
  { source }: Reading,
  { saidAt, zone }: ExtractionContext,
): string | null {
  const { clause, span } = candidate
  for (const { text, start } of [clause, clause.sentence]) {
    for (const { span: words } of times.read(text, { at: saidAt, zone, lean: null })) {
      const at = source.toSource(start + words.start, start + words.end)
      if (at.end <= span.start || span.end <= at.start) return source.source.slice(at.start, at.end)
    }
  }
  return null
}

/** Time words belong to what is dated, or has changed. A journey without any is under way: nothing to remember. */
export const whenWords: Refiner = {
  id: 'fr/when-words',
  refine: (candidate, reading, context) => {
    const { slot, relation, tense } = candidate
    if (candidate.when !== null || !(DATED.test(slot) || relation !== 'sets' || tense === 'past'))
      return [candidate]
    const when = timeOf(candidate, reading, context)
    if (when === null) return slot === 'plan' ? { drop: 'no day is named' } : [candidate]
    return [{ ...candidate, when }]
  },
}
