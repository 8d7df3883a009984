import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'
import { earlier, lead, takesForGranted } from './context.ts'

const IF =
  /\b(?:if(?! there(?:'s| is|s) (?:one|1|a single) thing\b| (?:all|everything|things) goes? (?:well|to plan|as planned|smoothly|right)\b)|unless|(?<!\bi )suppose|supposing|imagine|imagining|pretend|pretending|let's say|lets say|assume|assuming|what if|in case|as though|even if|only if|whether|were i|had i|(?<!\bmeant to )say that|hypothetically|in theory|in another life|(?:story|poem|scene|script|song|novel|dialogue) (?:where|in which|about how))\b/u
const WISH =
  /\b(?:wish|wished|wishes|if only|would rather|i'd rather|dreamt|dreamed that|thought about|thinking about|thinking of|considering|might|may(?= (?:be|have|get|go|move|not))|maybe|perhaps|not sure|unsure|wonder(?:ing)?|should(?:n't)? (?:i|have|be)|could have|would have|would've|could've|almost|nearly|supposed to|don't think|do not think|dont think|didn't think|doubt|hardly|feels? (?:like|as)|felt like|fancy that|i guess if|(?:i|we) (?:really |just )?hope (?!to )|for all i know|i could be|i would be|would not be|wouldn't be|i'd be|i must be|must be|suspect|(?:would|could|might|should) (?:i|we)|\d\d ?% sure|can you|could you|would you|if i were)\b/u
/** A goal may be hoped for; what it is not is imagined. */
const SOFT = new Set(['goal', 'plan', 'preference'])
const CONDITIONAL = /\b(?:would|'d|could|might|should|i'll|will)\b/u
const WISH_SENTENCE =
  /\b(?:i wish|if only|imagine if|what if|let's pretend|lets pretend|let's say|lets say|(?<!\bi )suppose|pretend (?:you|i|we|that|to be))\b|^(?:so |ok |and |now )?(?:say|imagine|suppose|picture) (?:that )?(?:i|we|i'm|i've|i'd|im|my|you)\b/u

/** What a request takes for granted is so: "could you draw a logo for my shop". */
const GRANTED = new Set(['en/owns.business', 'en/kin.occasion'])
/** So is what one asks to be called from now on. */
const isAskedFor = ({ rule, relation }: Candidate, before: string): boolean =>
  rule === 'en/nickname.call-me' &&
  relation === 'updates' &&
  /^(?:hi |hey |please |so |and |,)*(?:can|could|would|will) you (?:please |maybe )?(?:call me )?$/u.test(
    before,
  )

function isImagined(candidate: Candidate, reading: Reading): string | null {
  const before = lead(candidate, reading)
  // "It would be great if you …" wishes, and is kept as a wish.
  if (candidate.slot === 'instruction' || GRANTED.has(candidate.rule) || isAskedFor(candidate, before))
    return null
  if (takesForGranted(candidate)) return null
  if (IF.test(before)) return 'the clause is conditional'
  // "I should have said Ghent" wishes nothing.
  if (candidate.correction !== undefined) return null
  const soft = SOFT.has(candidate.slot) || candidate.slot.startsWith('event_')
  if (!soft && WISH.test(before)) return 'the words are wished or guessed'
  if (WISH_SENTENCE.test(before)) return 'the words are wished'
  const sooner = earlier(candidate, reading)
  if (WISH_SENTENCE.test(sooner)) return 'the sentence is a wish'
  if (IF.test(sooner) && CONDITIONAL.test(before)) return 'the sentence is conditional'
  return null
}

/** "If I lived in Hawaii …", "I wish I had a car": said without being so. */
export const dropHypotheticals: Refiner = {
  id: 'en/drop-hypotheticals',
  refine: (candidate, reading) => {
    const reason = isImagined(candidate, reading)
    return reason === null ? [candidate] : { drop: reason }
  },
}
