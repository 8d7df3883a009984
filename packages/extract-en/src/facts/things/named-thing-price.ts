import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { CHARGING, OWN_PLACE, PRICED } from '../../lexicon/things/named-things.ts'
import { alt, LEADS, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

const MONEY = String.raw`[$£€]?\d[\d,]*(?:\.\d\d)?(?: ?(?:dollars|bucks|pounds|euros|quid))?`
/** How often it is paid. */
const EACH =
  '(?: ?(?:a|per|an|each|every|\\/) ?(?:hour|day|night|week|month|mo|semester|term|year|yr)| monthly| weekly| yearly| annually)'
/** What it is: "the lot rent", "my car insurance". */
const WHAT = `(?<what>(?:[\\p{L}'-]{2,15} ){0,3}?(?:${alt(PRICED)}))`
const IS = "(?:'s| is| are| costs(?: me| us)?| runs(?: me| us)?)(?: now)?"
const IS_AT =
  `(?:\\b(?<owner>our|my|the) |^${LEADS}|\\b(?:so|and|but) )${WHAT}(?:${OWN_PLACE})?${IS}` +
  '(?: (?:up to|down to|going up to|only|about|around))*'
const THING = `(?:[\\p{L}'-]{2,15} ){0,2}?(?:${alt(PRICED)})`
const CHANGED = `\\b(?:raised|dropped|lowered|upped|cut|changed) (?:my|our|the) (?<changed>${THING}(?: again)?) to`
const ROSE =
  `\\b(?:my|our|the) (?<rose>${THING}) (?:just |has )?` +
  '(?:went up|goes up|rose|dropped|went down|jumped|increased) to'
const RISES = /\b(?:now|up|down|raised?|rose|dropped|lowered|went|goes|increased|changed|jumped)\b/u

function priced(match: RuleMatch, facet: string): Proposal | null {
  const value = match.capture('value')
  const isNew = RISES.test(match.text) || match.after.startsWith(' now')
  return value
    ? { slot: 'named_thing', value, facet: keyOf(facet), relation: isNew ? 'updates' : 'sets' }
    : null
}

const OTHERS = /\b(?:his|her|their|your|whose|a|an|average|mom's|dad's)\b/u

/** "My rent is 1450 a month", "they raised the car insurance to 140": what one pays again and again. */
const price = defineRule({
  id: 'en/named-thing.price',
  priority: 97,
  confidence: 0.92,
  anchors: [...PRICED],
  pattern: rx(
    `(?:${IS_AT}|${CHANGED}|${ROSE}) (?<value>${MONEY}${EACH}?)(?![\\p{L}\\d%-])(?! (?:days|weeks|months|years|percent|miles)\\b)`,
  ),
  draft: (match) => {
    const changed = match.raw('changed') ?? match.raw('rose')
    const what = changed ?? match.raw('what') ?? ''
    const isTold =
      changed !== undefined ||
      /^(?:my|our)$/u.test(match.raw('owner') ?? '') ||
      new RegExp(`${EACH}$`, 'iu').test(match.raw('value') ?? '')
    return isTold && !OTHERS.test(what) ? priced(match, what.replace(/ again$/u, '')) : null
  },
  examples: [
    {
      text: 'my rent is 1450 a month',
      cards: [{ slot: 'named_thing', value: '1450 a month', facet: 'rent' }],
    },
    {
      text: 'they raised the car insurance to $140 a month',
      cards: [{ slot: 'named_thing', value: '$140 a month', facet: 'car insurance', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'is my rent 1450 a month?',
    'their rent is 900 a month',
    'the average rent is 900 a month',
    'the rent is 3 weeks late',
    'the hotel is 200 a night',
    'my rent is too high',
    'the fee is 20',
  ],
})

const PAYS = "\\b(?:i|we)(?:'m|'re| am| are)?(?: now| only| still)? (?:pay|paying)"
const CHARGES = `\\b(?:${CHARGING.join('|')}) charges (?:me|us)`
const ANYTHING = "(?<what>[a-z][a-z'-]{1,15}(?: [a-z'-]{2,15}){0,2}?)"
const ENDS = '(?=$|[.,;!]| (?:and|but|so|now|because|which|at|in|with|every|plus|here)\\b)'

/** "We pay 85 a week for daycare": what it is paid for may be anything. */
const paid = defineRule({
  id: 'en/named-thing.paid',
  priority: 97,
  confidence: 0.92,
  anchors: ['i pay ', 'we pay ', 'paying ', 'charges ', 'charge '],
  pattern: rx(
    `(?:${PAYS}|${CHARGES}) (?:about |around |like )?(?<value>${MONEY}${EACH}) (?:for|in) (?:my |our |the )?${ANYTHING}${ENDS}`,
  ),
  draft: (match) => {
    const what = match.raw('what') ?? ''
    const isAsked = /\b(?:if|should|can|could|would|when|do|did) $/u.test(match.before)
    return isAsked || OTHERS.test(what) || /^(?:it|that|this|them|what)$/u.test(what)
      ? null
      : priced(match, what)
  },
  examples: [
    {
      text: 'we pay 85 a week for daycare',
      cards: [{ slot: 'named_thing', value: '85 a week', facet: 'daycare' }],
    },
  ],
  counterExamples: [
    'do we pay 85 a week for daycare?',
    'I paid 85 for daycare',
    'he pays 60 a month for his phone',
    'we pay 85 a week for it',
    'if I pay 20 a month for cable',
  ],
})

const LETS = "\\b(?:i|we)(?:'m|'re| am| are)? (?:rent|renting|lease|leasing)(?<out> out)?"
const TO_WHOM = '(?: (?<to>to) (?:my|our|a|an|this|some) [^,.;!?()]{2,50}?)?'

/** "We rent out our garage for 200 a month". */
const letOut = defineRule({
  id: 'en/named-thing.rent',
  priority: 97,
  confidence: 0.92,
  anchors: ['rent', 'lease'],
  pattern: rx(
    `${LETS} (?<whose>my|our|the|a|an) ${ANYTHING}(?: in [a-z ]{2,20}?)?${TO_WHOM} for (?:about |around |only )?(?<value>${MONEY}${EACH})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const rent = what ? priced(match, `${what.text} rent`) : null
    if (!what || !rent) return null
    const isLet = (match.raw('out') ?? match.raw('to')) !== undefined
    return isLet ? [rent, { slot: 'owns', value: what }] : rent
  },
  examples: [
    {
      text: 'we rent out our garage for 200 a month',
      cards: [
        { slot: 'named_thing', value: '200 a month', facet: 'garage rent' },
        { slot: 'owns', value: 'garage' },
      ],
    },
    {
      text: 'I rent a room for 600 a month',
      cards: [{ slot: 'named_thing', value: '600 a month', facet: 'room rent' }],
    },
  ],
  counterExamples: [
    'can we rent out our garage for 200 a month?',
    'they rent out their garage for 200 a month',
    'we rent out our garage',
    'we rented a car for 50 a day',
  ],
})

export const namedThingPrice: readonly ExtractionRule[] = [price, paid, letOut]
