import type { Capture, RuleMatch } from '@recollect/core/extraction'
import { own } from '@recollect/core/plugin'
import { entityOf, inLexicon, isFirst, speaksOfSelf } from './state.ts'
import { DONE_BY } from '../lexicon/events/events.ts'
import { MAKERS, VEHICLES } from '../lexicon/things/things.ts'
import { LEADS, SUBJECT } from './patterns.ts'
import { cutAt, keyOf, stripLead, stripTail } from './capture.ts'

/** Who tells of an event, what it is said of, and in which other words the memory may hold it. */

export const SOON =
  '(?:(?:[a-z]{2,12}ly|just|also|already|all|now|since|then|both|both of us|so|long since|went and|up and|ended up and|basically|sort of|kind of) ){0,3}'
/** Who it happened to: named or left out. */
export const WHO = `(?:${SUBJECT}(?:'ve|'s|'d| have| has| had|ve)? ?${SOON}|^${LEADS}(?:(?:so|then|and|but|we|well) )?${SOON})`
/** Whose event it is; null where that cannot be told. */
export function entityIn(match: RuleMatch): string | null {
  if (match.raw('self') !== undefined || match.raw('kin') !== undefined || match.raw('pron') !== undefined)
    return entityOf(match)
  return isFirst(match.clause) || speaksOfSelf(match.clause) ? 'user' : null
}

const END =
  /\s?(?:[,\p{Extended_Pictographic}]|\s(?:because|bc|cos|cuz|but|and|so|last|next|tomorrow|this|yesterday|today|tonight|you|i|we|he|she|they|that|which|who|when|after|before|since|already|finally|completely|altogether|entirely|lol|haha|though|tho|ages|years|months|two|three|a (?:few|couple|while|year|month|week)|these days|now|any ?more|any longer|until|till|as|while|if|instead|early|thanks|thank|cause|too|either|due|as (?:my|the|our|a)\b|for (?:good|now|ever|health|lent|a|\d|two|three|over|£|\$|€)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:end|spring|summer|autumn|fall|winter|new year)|(?:19|20)\d\d)|at (?:the end|last|easter|christmas)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|on (?:the first|my)|\d+ (?:years|months|weeks|days)|cold turkey|earlier|again|ago|early|first time|with flying))\b/iu
const LEAD =
  /^(?:(?:the|my|our|his|her|their|all|old|beloved|trusty|ancient|poor|entire|whole|that|being|doing|playing|going to|a|an|any|some|taking|eating|drinking|using|wearing|watching|having|smoking(?= [a-z])|practi[cs]ing|driving(?= (?:the|my))|working (?:as|at|for)|(?:[a-z-]+ )?(?:job|role|position|post|gig|career|work|spot) (?:at|with|for|in|as)|membership at) )+/iu
const TAIL =
  /(?:'s)? (?:job|role|position|gig|work|business|trip|plans?|visit|holiday|vacation|getaway|thing|idea|appointment|membership|subscription|lessons?|class(?:es)?|course|test|exam|habit|uniform|project|move|plan|account|myself|completely|altogether|entirely)$/iu
const VAGUE =
  /^(?:it(?: .*)?|that|this|these|those|them|him|her|me|us|you|one|ones|thing|things|stuff|everything|something|anything|nothing|all|rest|time|lot|idea|hope|job|work|place|home|day|life|trying|way|lead|part|heart|self|seat|right|rights|question|homework|name|number|there|here|to .*|in .*|at .*|on .*|up|down|off|out|over|back|about .*|of .*|with .*)$/u
const MOST_WORDS = 5
const SHORTEST = 2

/** "The book you lent me" is one of many. */
const OF_OTHERS = /^[^,]{1,30} (?:you|he|she|they|that|which|who)\b/iu

/** The thing named by the words of a capture, without what is said about it; null when they name nothing. */
export function thingNamed(words: Capture | undefined): Capture | null {
  const cut = words && !OF_OTHERS.test(words.text) ? cutAt(words, END) : null
  const led = cut && stripLead(cut, LEAD)
  const thing = led && stripTail(led, TAIL)
  if (!thing) return null
  const key = keyOf(thing.text)
  return VAGUE.test(key) || key.length < SHORTEST || key.split(' ').length > MOST_WORDS ? null : thing
}

const GERUND = /^(?<stem>[a-z]{2,}?)(?<double>([bdgmnprt])\3)?ing$/u
const AGENTS = ['', 'e', 'er', 'or', 'ant', 'ist']

/** "teaching" is what a teacher does: other words for a deed, or for what somebody has. */
export function otherWords(text: string): readonly string[] {
  const key = keyOf(text)
  const known = key.split(' ').flatMap((word) => own(DONE_BY, word) ?? [])
  const kind =
    inLexicon(VEHICLES, key) || MAKERS.has(key.split(' ')[0] ?? '') || MODELS.test(key) ? ['car'] : []
  const { stem, double } = GERUND.exec(key)?.groups ?? {}
  if (stem === undefined) return [...known, ...kind]
  const deeds = AGENTS.map((end) => `${stem}${double ?? ''}${end}`)
  return [...known, ...kind, ...deeds, ...(double === undefined ? [] : [`${stem}${double.slice(1)}`])]
}

/** Cars known by their model. */
const MODELS =
  /^(?:golf|polo|fiesta|focus|corsa|astra|clio|micra|yaris|picanto|civic|passat|octavia|fabia|qashqai|panda|punto|leaf|model [3sxy])\b/u
