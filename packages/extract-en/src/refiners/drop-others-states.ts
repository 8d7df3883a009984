import type { Candidate, Refiner } from '@recollect/core/extraction'
import { subjectAt } from '../clauses/subject.ts'
import { wordsOf } from '../clauses/words.ts'
import { LEADS } from '../lexicon/grammar/grammar.ts'

/** What only somebody's own clause says of them. */
const STATES: ReadonlySet<string> = new Set([
  'age',
  'birthday',
  'diet',
  'education',
  'employer',
  'habit',
  'health',
  'height',
  'hobby',
  'hometown',
  'location',
  'major',
  'nationality',
  'occupation',
  'relationship_status',
  'religion',
  'school',
  'skill',
  'weight',
  'workplace',
])
const SELF = /\b(?:i|i'm|i've|i'd|im|me|my|mine|myself|we|us|our)\b/u

/** Whether the clause is said of somebody else, and nothing in it of the speaker. */
function isOfAnother({ clause, span }: Candidate): boolean {
  const words = wordsOf(clause.text, 0)
  let from = 0
  while (LEADS.has(words[from]?.key ?? '')) from += 1
  const subject = subjectAt({ words, written: () => undefined }, from)
  if (subject === null || subject.entity === 'user' || subject.entity.endsWith('it')) return false
  const end = words[subject.end - 1]?.end ?? 0
  return span.start >= clause.start + end && !SELF.test(clause.text.slice(end))
}

/** "My mum's only been retired for a month": no state of the speaker's. */
export const dropOthersStates: Refiner = {
  id: 'en/drop-others-states',
  refine: (candidate) =>
    candidate.entity === 'user' &&
    candidate.effect === undefined &&
    STATES.has(candidate.slot) &&
    isOfAnother(candidate)
      ? { drop: 'its clause is said of somebody else' }
      : [candidate],
}
