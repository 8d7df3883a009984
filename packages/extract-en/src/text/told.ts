import type { RuleMatch } from '@recollect/core/extraction'

/** Told of another time, or of what did not happen. */
const ASIDE =
  /\b(?:when|whenever|until|before|after|if|almost|nearly|never|not|haven't|hasn't|didn't|who|that|to|would|will|could|should|time|want|once|as) (?:(?:i|we|he|she|they|my [a-z]+) )?$/u

const REFUSED = /\b(?:never|not yet|almost|nearly)\b/u

/** Of a game, a film, a dream. */
const PLAYED =
  /^ (?:\w+ )?(?:in|at|on|during) (?:(?:that|the|this|a|my|his|her) )?(?:\w+ )?(?:game|level|raid|match|boss|film|movie|dream|story|book)\b/u

/** Whether an event is said to have happened in real life. */
export const isTold = (match: RuleMatch): boolean =>
  !ASIDE.test(match.before) && !REFUSED.test(match.text) && !PLAYED.test(match.after)
