import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'
import { lead, tail, takesForGranted } from './context.ts'

const OPENING =
  /^(?:(?:and|so|but|hey|hi|oh|ok|okay|well|also|hmm|wait|yeah|yes|no|cool|lol|then|now|or|like|umm?|please) )*(?:(?:do|does|did|are|is|am|was|were|can|could|would|will|should|shall|may|might|have|has|had|aren't|isn't|don't|didn't|doesn't|won't|can't|couldn't|wouldn't|haven't|hasn't) (?:not )?(?:i|you|u|we|he|she|they|it|my|your|there|this|that|the|any|anyone|people|someone|somebody|these|those)\b|(?:what|whats|what's|who|whose|whom|where|wheres|where's|why|how|which|when)(?:'s|'re|'d)? (?:(?:is|are|was|were|am|do|does|did|can|could|would|should|will|shall|has|have|had|if|about|kind|type|sort|color|time|many|much|old|long|often|far|come|else|food|pets|music|movie|i|you|u|we|to) ?\b|[a-z]+ (?:do|does|did|is|are|should|can) (?:i|you)\b)|(?:what's|whats|who's|whos|where's|wheres|when's|how's) (?:my|your|our|his|her|their)\b)/u

/** "Where I live it is quiet", "when I was young I …": the words of a question in a statement. */
const SUBORDINATE = /^(?:when|where|what|how) (?:i|we|my)\b/u

/** "Had my tonsils out", "am the youngest": a statement without its "I". */
const ELLIPTIC = /^(?:(?:and|so|but|just|also|then) )*(?:had|have|am|was) (?:my|the|a|an|this)\b/u

/** "My son, who is nine": told of whoever was named before. */
const RELATIVE = /^(?:who|whose|which)(?:'s| )/u

/** Marks that the speaker is asking back about a statement of his own. */
const TAG = /\b(?:right|is that (?:ok|okay|right|correct)|isn't it|am i|don't i|aren't i|do i|correct)\s?$/u

/** "Marcus is my cousin, okay?" asks for assent, not for a fact. */
const ASSERTED = /,? (?:ok|okay|alright|y'?know|you know|remember|got it|so there)\s?$/u

/** "Could you draw a logo for my shop?" asks for a favour, and takes for granted what it is for. */
const FAVOUR =
  /^(?:(?:hi|hey|hello|please|so|ok|and),? )*(?:can|could|would|will) (?:you|u|someone|anyone|somebody|anybody)\b/u
const WISH = 'instruction'
const GRANTED = new Set(['en/owns.business', 'en/kin.occasion'])

/** "Could you call me Gareth instead?" asks for a name one has from now on. How a wish is put was looked at by its rule. */
const isGranted = ({ rule, relation }: Candidate): boolean =>
  GRANTED.has(rule) || (rule === 'en/nickname.call-me' && relation === 'updates')

/** "I play a little harmonica, easy songs?": a statement, and what is asked after it in a few words without a verb. */
const DECLARED = /^(?:(?:so|and|but|ok|hi|hey),? )*(?:i|i'm|i've|we|we're|we've|my|our)\b/u
const ASKED_AFTER =
  /,\s?(?:(?:any|some|got|good|best|what|which|easy|cheap|quick) [a-z' -]{2,30}|(?:gift |meal |date |snack )?(?:ideas|tips|thoughts|suggestions|advice|options|recs|help|recommendations)[a-z ]{0,20})\s?$/u

const isAskedAfter = (candidate: Candidate, reading: Reading): boolean =>
  DECLARED.test(candidate.clause.text) &&
  !OPENING.test(candidate.clause.text) &&
  ASKED_AFTER.test(tail(candidate, reading))

function isAsked(candidate: Candidate, reading: Reading): boolean {
  if (candidate.slot === WISH || takesForGranted(candidate)) return false
  const { clause } = candidate
  const { sentence } = clause
  if (/^(?:hey |so |and )?guess (?:who|what)\b/u.test(sentence.text)) return false
  if (isGranted(candidate) && FAVOUR.test(sentence.text)) return false
  const asks = sentence.terminator.includes('?')
  const last = clause.end >= sentence.end
  if (asks && last && isAskedAfter(candidate, reading)) return false
  if (asks && last) return !ASSERTED.test(clause.text) || OPENING.test(clause.text)
  if (asks && TAG.test(sentence.text)) return true
  const states =
    SUBORDINATE.test(clause.text) ||
    ELLIPTIC.test(clause.text) ||
    (RELATIVE.test(clause.text) && clause.start > sentence.start)
  if (OPENING.test(clause.text) && (asks || !states)) return true
  const opening = OPENING.exec(sentence.text)
  return (
    asks &&
    opening !== null &&
    clause.start === sentence.start &&
    lead(candidate, reading).length >= opening[0].length
  )
}

/** A question asserts nothing: its own clause is dropped, statements beside it are kept. */
export const dropQuestions: Refiner = {
  id: 'en/drop-questions',
  refine: (candidate, reading) => (isAsked(candidate, reading) ? { drop: 'the clause asks' } : [candidate]),
}
