import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'
import { lead, tail } from './context.ts'

const ANYMORE = /\b(?:any ?more|any longer|these days|nowadays)\b/u
const NO_LONGER = /\b(?:no longer|not any ?more|stopped|quit|gave up|given up)\b/u
const GONE =
  /\b(?:but (?:he|she|it|they) (?:died|passed|ran away)|died|passed away|ran away|not anymore|but not any ?more|had to give (?:him|her|it|them) up)\b/u
/** "I got a cat, but after three days he died." */
const DIED =
  /\b(?:he|she|it|they)(?:'s| has| have| had)? (?:sadly |then |later |unfortunately |just )?(?:died|passed(?: away)?|ran away|got (?:hit|run over)|was (?:killed|put down|run over)|were (?:killed|put down))\b/u
/** States that turning over says: "anymore" after a denial, "used to … but not anymore". */
const EVENTS = /^(?:event_|goal$|plan$|record$)/u

function isOver(candidate: Candidate, reading: Reading): boolean {
  const after = tail(candidate, reading)
  const inside = candidate.clause.text
  if (candidate.polarity === 'negative' && (ANYMORE.test(after) || ANYMORE.test(inside.slice(-14))))
    return true
  return NO_LONGER.test(lead(candidate, reading))
}

/** "I don't live in Tulsa anymore": what was so is so no longer. A dislike that is new is a dislike. */
export const retraction: Refiner = {
  id: 'en/retraction',
  refine: (candidate, reading) => {
    if (EVENTS.test(candidate.slot) || candidate.slot === 'dislikes' || candidate.slot === 'fear')
      return [candidate]
    if (candidate.relation !== 'retracts' && isOver(candidate, reading)) {
      return [{ ...candidate, relation: 'retracts', polarity: 'positive' }]
    }
    if (
      candidate.slot === 'pet' &&
      candidate.relation === 'sets' &&
      DIED.test(reading.text.slice(candidate.clause.end, candidate.clause.sentence.end))
    )
      return [{ ...candidate, relation: 'retracts' }]
    const rest = reading.text.slice(candidate.clause.start, candidate.clause.sentence.end)
    if (candidate.tense === 'past' && candidate.relation === 'sets' && GONE.test(rest)) {
      return [{ ...candidate, relation: 'retracts' }]
    }
    return [candidate]
  },
}
