import type { Capture } from '@recollect/core/extraction'
import { TECH } from '../lexicon/study/tools.ts'
import { cutAt, keyOf, stripLead } from './capture.ts'

/** Workplaces nobody can look up, and what follows "work at/in/for" without being one. */
const NOT_AN_EMPLOYER =
  /^(?:(?:is|was|are|were|has|had|will|can) |home(?: (?:and|with|as|on|so|now|most|but|today)|$)|nights?|(?:the )?weekends?|day|days|once|it|that|this|all|least|times|the moment|the same(?! (?:hospital|school|company|bank|office|factory|firm|shop|store|restaurant|place as))|a time|here|there|them|him|her|you|me|us|it|the day|the morning|the evening|a living|free|money|fun|years|many|\d|my goals|getting|being|making|improving|myself|my own|a while|hours|long|progress|peace|general|the future|the past|order|case|a team|a hurry|pairs|silence|person|tandem|parallel|front|bed|the dark|the rain|pajamas|(?:\S+ ){0,3}(?:job|place|industry|field|position|shift|team|environment|area|world|level|pace)$|thanks?|asking|both|now|an hour|a different|one|every|public|regular|so|low|two|three|\d+)\b/u
const INTRO =
  /^(?:u[mh],? an?|u[mh],? the|u[mh],?|the (?:city|state|town) of|the a|for the a|an?|the|this|some|our)\s(?=\p{L})/iu
const CUT =
  /\s?(?:,|(?<!\b(?:st|mt|ft|dr|mr|mrs|ms|jr|inc|corp|ltd|[a-z]))\.|\bas an?\b|\b(?:is|was|are|has|went|pays?|paid|to|for|but|because|since|until|when|while|smh|lol)\b|\bwhere\b|\bwhich\b|\bthat\b|\b(?:and|n)\b|\bbut\b|(?<!\bor )\bnot\b|\brather than\b|\binstead of\b|\bhelp(?:ing)?\b|\bwho\b|\b(?:downtown|nearby|right now)\b)/iu

/** The workplace that the words after "at" begin with. */
export function workplaceIn(where: Capture | null | undefined): Capture | null {
  const led = where && stripLead(where, INTRO)
  const cut = led && cutAt(led, CUT)
  if (
    !cut ||
    /^[#@]/u.test(cut.text) ||
    NOT_AN_EMPLOYER.test(keyOf(cut.text)) ||
    TECH.has(keyOf(cut.text)) ||
    NOT_AN_EMPLOYER.test(keyOf(where.text))
  )
    return null
  return cut.text.split(' ').length <= 6 ? cut : null
}
