import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'
import { KIN } from '../lexicon/people/kinship.ts'
import { lead } from './context.ts'

const TASTES: ReadonlySet<string> = new Set(['likes', 'dislikes', 'hobby', 'fear', 'habit', 'preference'])

/** Words before "I" that time or frame what follows, where other nouns have it for their relative clause. */
const FRAME =
  'time|times|moment|day|days|night|nights|morning|evening|afternoon|week|weeks|weekend|weekends|month|year|years|while|past|first|last|end|part|most|way|whole|minute|summer|winter|spring|fall|autumn|hour|hand|side|note|rule|holidays|least|general|honest|truth|fact|thing|same|minute|lot'
const TASTE_VERB =
  "(?:really |always |do |don'?t |do not |absolutely |also |just |actually |truly |secretly |particularly )*(?:like|love|enjoy|hate|adore|dislike|loathe|despise|prefer|fear|used to [a-z]+)"
/** "A song I love came on", "a friend who I like in an effort": what is liked stands before the verb, not after it. */
const RELATIVE = new RegExp(
  `(?:(?<!\\b(?:in|on|at|for|as|during|to|by|with|after|before|of|all|over|from|half|is|are|was|were|be|since|until|till|about|without|despite|given|through|around|because of|under|except|than|besides) )\\b(?:an?|the|another|any|every|his|her|their|your|those|these|this|that|no) (?:[a-z'-]+ ){0,2}(?!(?:${FRAME}|is|are|was|were|and|but|so|because|though|although|when|then|now|also|as|or|if|cuz|cause|since|however|where|why|how|that|which|who|whom|nor|yes|no|too|lol|[a-z]*days?|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|said|say|think|know|guess|mean|hope|swear|admit|not|just|really|always|still|only)\\b)[a-z'-]{2,20}(?: (?:that|which|who|whom))?|\\b(?:who|whom|something|anything|everything|stuff|things|whatever)) (?:i|we) (?:usually |always |often |mostly |also )?(?:${TASTE_VERB} (?:to )?|used to |use to )?$`,
  'u',
)
/** "I like waking up with you": said to somebody, not of oneself. */
const TO_HEARER =
  /^(?:love )*(?:u|you)\b|^[^,.;:!?]{0,40}?\b(?:with|to|for|at|about|from|of|by|see|seeing|meet|meeting|help|helping|tell|telling|show|showing|hear|hearing|have|having) (?:you|u|ya|ur)\b/iu

/** "Watch it twice a week", "work with that": the thing was named before, if at all. */
const POINTING_OBJECT =
  /^(?:to )?[a-z]+ (?:to |at |in |with |on |for |of )?(?:it|this(?! (?:morning|evening))|that|them|him|these(?! days)|those|ones|one(?=$|,))(?![a-z])|^[a-z]+ (?:with|of|about|for|on|at) (?:it|this|that|them|him|these|those)$/u
/** One occasion, or what is to come, is no routine: "I didn't drink", "I won't drink so much". */
const NO_ROUTINE =
  /(?:\b(?:did not|didn'?t|won'?t|will not|wouldn'?t|would not) (?:[a-z]+ ){0,2}|\b(?:where|when) (?:i|we)[- ](?:[a-z]+ ){0,2})$/u

/** "See you Sunday, love Nana": so a letter ends. */
const SIGNED = /^(?:lots of |much |all my )?love,? (?<who>[a-z]+)(?: (?:x+|and [a-z]+))?$/u

function misread(candidate: Candidate, reading: Reading): string | null {
  if (!TASTES.has(candidate.slot)) return null
  const signed = SIGNED.exec(candidate.clause.text)?.groups?.['who']
  if (signed !== undefined && KIN.has(signed)) return 'a letter ends so'
  const before = lead(candidate, reading)
  if (RELATIVE.test(before)) return 'what is liked stands before'
  if (candidate.slot === 'habit' && NO_ROUTINE.test(before)) return 'no routine'
  if (/^(?:habit|likes|hobby)$/u.test(candidate.slot) && POINTING_OBJECT.test(candidate.value.toLowerCase()))
    return 'points at what was named before'
  return TO_HEARER.test(candidate.value) ? 'said to the hearer' : null
}

/** Words after a verb of liking that are not what is liked. */
export const dropMisreadTaste: Refiner = {
  id: 'en/drop-misread-taste',
  refine: (candidate, reading) => {
    const reason = misread(candidate, reading)
    return reason === null ? [candidate] : { drop: reason }
  },
}
