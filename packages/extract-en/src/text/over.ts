import type { Capture, Proposal } from '@recollect/core/extraction'
import { LEADS } from './patterns.ts'
import { cutAt, keyOf, stripLead } from './capture.ts'

/** What the rules for what is over share: they name it in a word or two, and the memory knows under what it is held. */

/** The speaker, said or left out, before a verb of the past. */
export const I_HAVE = `(?:\\b(?:i|we)(?:'ve|ve| have)? |^${LEADS})(?:(?:just|finally|recently|already|officially|also|now|totally|actually|ended up and) )*`

const END =
  /\s?(?:[,\p{Extended_Pictographic}]|\s(?:to|for|because|bc|cos|cuz|but|and|so|on|last|next|tomorrow|this|yesterday|today|tonight|in|at|you|i|we|he|she|they|that|which|who|from|when|after|before|since|online|off|up|already|finally|completely|altogether|entirely|lol|haha|though|tho|ages|years|months|two|three|a (?:few|couple|while|year|month|week)|these days|now|any ?more|any longer|with|until|till|as|while|if|over|instead|early|thanks|due|thank|cause|too|either|due|\d+ (?:years|months|weeks|days))\b)/iu
const LEAD = /^(?:(?:the|my|our|all|old|beloved|trusty|ancient|poor|big|little|entire|whole|that) )+/iu

/** Words that name nothing by themselves. */
const VAGUE =
  /^(?:it(?: .*)?|that|this|these|those|them|him|her|me|us|you|one|ones|thing|things|stuff|everything|something|anything|all|rest|time|lot|idea|hope|job|work|place|house|home|day|life|trying|ghost|way|lead|first|second|part|body|soul|heart|self|seat|right|rights|dog|cat|game|season|episode|show|book|chapter|movie|film|list|question|class|homework|name|number)$/u

/** The thing named by the words of a capture, without what is said about it. */
export function thingOf(words: Capture | undefined): Capture | null {
  const cut = words && cutAt(words, END)
  const thing = cut && stripLead(cut, LEAD)
  if (!thing) return null
  const key = keyOf(thing.text)
  return VAGUE.test(key) || key.length < SHORTEST || key.split(' ').length > MOST_WORDS ? null : thing
}
const MOST_WORDS = 4
const SHORTEST = 2

/** What is over, under whichever of these slots the memory holds it. */
export const overIn = (
  slots: readonly string[],
  value: Capture | string | null,
  at?: Capture,
): readonly Proposal[] | null =>
  value === null
    ? null
    : slots.map((slot) => ({ slot, value, relation: 'retracts', known: true, ...(at && { at }) }))
