import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'
import { earlier, lead } from './context.ts'

const SAY =
  '(?:says?|said|saying|tells?|told|telling|thinks?|thought|asks?|asked|claims?|claimed|believes?|believed|heard|hears?|reckons?|insists?|insisted|wrote|mentioned|suggests?|suggested|swears(?! by)|assumes?|assumed|joked|guessed|wants?|wanted|hopes|hoped|expects?)'
/** Reports of others about the speaker; "I said" and "I told" are the speaker's own word. */
const OTHERS = new RegExp(
  `(?:\\b(?:he|she|they|you|u|people|everyone|everybody|someone|somebody|nobody|who|my [a-z]+|the [a-z]+|friends?)|(?<!\\b(?:i|we|i've|i have|i just) )\\b(?!(?:i|we|and|but|also|just|have|as|once|ever|been|to|before|never|not|don't|dont|still|always|often|sometimes|do|did|would|already|earlier|even|only|then|so|had)\\b)[a-z]{3,12}(?<!ly|\\bcant|\\bcannot|\\bcouldnt|\\bdont|\\bdidnt)) (?:[a-z]{2,7}ly |always |often |just |once |also |all )?${SAY} (?:me |us |him |her |them |everyone |people |myself )?(?:that |if |whether |how |like )?`,
  'u',
)
/** "He was like I hate this", "she goes I live here": speech without quotation marks. */
const QUOTING =
  /\b(?:he|she|they|you|people|everyone|someone|my [a-z]+|the [a-z]+)(?:'s|'re| is| are| was| were)? (?:all |just |always |literally )?(?:like,?|goes,?|went,?|be like,?) $/u
const SELF_TALK = /\b(?:said|told|say|tell) (?:to )?myself\b/u
const RUMOUR =
  /\b(?:rumou?r has it|they say|(?:they|people|everyone)(?:'re| are| keep| kept) saying|word is|according to|apparently|allegedly|the (?:story|movie|film|book|song|lyrics|character|article|post) (?:is|was|says|said|goes|about)|in my dream|in a dream|in the game|in the movie|role ?play|character (?:is|says))\b/u
/** "Had a dream she dumped me": what one dreams of doing is a goal, and no report. */
const DREAMT =
  /\b(?:had|having|have) (?:a|an|the|this|that|another|such a)(?: [a-z]+){0,2} (?:dream|nightmare)s?\b|\b(?:dreamt|dreamed)(?! of )|\bin (?:my|a|the|that)(?: [a-z]+)? (?:dream|nightmare)\b/u
/** What a name, a nickname or a friend's words rest on is itself a report. */
const REPORTED_SLOTS = new Set(['nickname'])

/** A doctor's word on the speaker's health holds, and that of scales, and "can you suggest a slogan for my cafe" reports nothing. */
const VOUCHED = new Set(['en/health.told-by-doctor', 'en/owns.business', 'en/weight.becomes'])

/** "My daughter wants to be a vet" is her goal, and no report of anybody's. */
const isOwnAim = ({ slot, entity }: Candidate, before: string): boolean =>
  (slot === 'goal' || slot === 'plan') &&
  entity !== 'user' &&
  /\b(?:wants?|wanted|hop(?:es|ed)|expects?) (?:to )?(?:[a-z]+ )?$/u.test(before)

function isReported(candidate: Candidate, reading: Reading): boolean {
  if (REPORTED_SLOTS.has(candidate.slot) || VOUCHED.has(candidate.rule)) return false
  const before = lead(candidate, reading)
  if (SELF_TALK.test(before) || RUMOUR.test(before) || QUOTING.test(before)) return true
  if (isOwnAim(candidate, before)) return false
  if (candidate.kind !== 'goal' && DREAMT.test(earlier(candidate, reading) + before)) return true
  if (candidate.slot !== 'belief' && OTHERS.test(before)) return true
  return RUMOUR.test(earlier(candidate, reading))
}

/** "Tom said I am lazy", "they say I live in the past": somebody else's word. */
export const dropHearsay: Refiner = {
  id: 'en/drop-hearsay',
  refine: (candidate, reading) => (isReported(candidate, reading) ? { drop: 'reported' } : [candidate]),
}
