import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'
import { admitsBefore, deniedAfter, ofOneKind, wrongBefore } from '../text/mistake.ts'

/** An apology by itself takes nothing back: "sorry, I work nights". */
const WEAK = /(?:^|[^a-z])(?:sorry|edit)[\s,.:;!–—-]{0,6}$/u
/** "I live in Rome now, not Oslo" tells of a change. */
const NEW =
  /\b(?:now|any ?more|no longer|these days|since|moved|switched|started|just|currently|used to|change of plans?|(?:small|slight) change|new plan|heads up|update)\b/u
/** One can say these wrong; of tastes and happenings a "not" tells more. */
const CAN_BE_MISSAID =
  /^(?:name|nickname|age|birthday|zodiac|gender|nationality|location|hometown|employer|occupation|school|major|education|phone|email|account|height|weight|blood_type|generic|family\.|relation\.)/u
const NEAR = 60
/** "I meant to say that I live in Rome", and, before all else, "I mean, I live in Rome". */
const MEANT =
  /^(?:(?:sorry|oops|no|wait),? ){0,2}i (?:meant to|should have|meant) (?:say |said |written |put )?(?:that )?(?=(?:i|i'm|my)\b)/u
const MEAN = /^(?:(?:no|oh|sorry|wait|well),? ){0,2}i mean,? $/u

function correctionOf(candidate: Candidate, reading: Reading): Candidate['correction'] {
  const { clause, span, slot, value } = candidate
  const before = reading.text.slice(clause.sentence.start, clause.start)
  const sooner = before === '' ? reading.text.slice(0, clause.start) : before
  const admitted = admitsBefore(sooner)
  const old = deniedAfter(reading.source.source.slice(span.end, span.end + NEAR))
  const of = old !== undefined && ofOneKind(value, old) ? old : null
  const wrong = wrongBefore(sooner)
  if (wrong !== undefined && ofOneKind(value, wrong)) return { of: wrong }
  const own = CAN_BE_MISSAID.test(slot) && slot !== 'generic'
  if (own && (MEANT.test(clause.text) || MEAN.test(sooner))) return { of }
  const contrast = of !== null && CAN_BE_MISSAID.test(slot) && !NEW.test(clause.text)
  return contrast || (admitted && !WEAK.test(sooner)) ? { of } : undefined
}

/** "Typo, I'm 34", "correction: my sister lives in Graz, not Linz": a statement in place of one made by mistake. */
export const correction: Refiner = {
  id: 'en/correction',
  refine: (candidate, reading) => {
    const { relation, polarity } = candidate
    const settled = candidate.correction !== undefined || relation === 'retracts' || polarity === 'negative'
    const made = settled ? undefined : correctionOf(candidate, reading)
    return [made === undefined ? candidate : { ...candidate, correction: made }]
  },
}
