import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { INSTRUMENTS } from '../../lexicon/pastimes/leisure.ts'
import { PASTIMES } from '../../lexicon/pastimes/pastimes.ts'
import { LEADS, rx, SUBJECT, unnamed } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'
import { deviceFacet, isVehicle } from '../../text/device.ts'

const LONG =
  '(?:ever )?since|for (?:over |about |around |nearly |almost |roughly |at least |more than |like |well over |close to |the (?:last|past) )?(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|a few|a couple(?: of)?|several|many|some|half a) ?(?:\\+ )?(?:years?|yrs?|months?|weeks?|decades?)|for (?:years|ages|decades|as long as|most of my|my whole|all my)|all (?:my|our) li(?:fe|ves)|my (?:whole|entire) life'
const DONE =
  'followed|supported|kept|played|gone to|attended|smoked|vaped|collected|practi[cs]ed|sung|danced|painted|written|used|driven|ridden|owned|done|volunteered (?:at|for|with)|coached|taken|read|skipped|worn'
const DOING =
  'following|supporting|keeping|playing|going to|attending|smoking|vaping|collecting|practi[cs]ing|singing|dancing|painting|writing|using|driving|riding|doing|volunteering (?:at|for|with)|coaching|taking|reading|skipping|wearing|growing|knitting|training'
const POINTING =
  /^(?:it|that|this|them|him|her|you|so|well|my (?:best|own)|the (?:same|right|wrong) (?:thing|mistake)|nothing|everything|enough|too|a lot|care|place|on|off|up|out|time|great|better|good)\b/u

/** The slot of what was kept up, by its verb. */
function slotOf(verb: string, what: string): string | null {
  if (/^(?:play)/u.test(verb)) return INSTRUMENTS.has(what.replace(/^the /u, '')) ? 'skill' : 'hobby'
  if (/^us/u.test(verb)) return deviceFacet(what) === null ? 'uses' : 'device'
  if (/^(?:driv|rid|own)/u.test(verb)) return isVehicle(what) ? 'vehicle' : null
  if (/^do/u.test(verb)) return PASTIMES.has(what) ? 'hobby' : null
  if (/^(?:follow|support)/u.test(verb)) return 'likes'
  return /^(?:collect|sung|sing|danc|paint|writ|practi|knit|grow)/u.test(verb) ? 'hobby' : 'habit'
}

function keptUp(match: RuleMatch): Proposal | null {
  const verb = match.raw('done') ?? match.raw('doing') ?? ''
  const what: Capture | undefined = match.capture('what')
  if (!what || POINTING.test(keyOf(what.text)) || /\b(?:this|that|it)$/u.test(keyOf(what.text))) return null
  const bare = stripLead(what, /^(?:an?|the|my|our|some) /iu)
  const slot = bare && slotOf(verb, keyOf(bare.text))
  if (!bare || slot === null) return null
  const object = slot === 'habit' || /^(?:collect|practi|writ|sing|sung|danc|paint|grow|knit)/u.test(verb)
  return state(match, slot, object ? (match.capture('whole') ?? bare) : bare)
}

/** "I have kept a diary since I was ten", "been using Ecosia for years", "we've gone to the same dentist for ages". */
export const sinceLong: ExtractionRule = defineRule({
  id: 'en/kept-up.since',
  priority: 80,
  confidence: 0.8,
  anchors: [
    ' since',
    'for years',
    'for ages',
    'for decades',
    'for the ',
    'for over',
    'for about',
    'for almost',
    'for nearly',
    ' years',
    ' months',
    ' yrs',
    'for as long',
    'for most',
    'all my life',
    'whole life',
    'entire life',
    'all our li',
  ],
  pattern: rx(
    `(?:\\b(?:i|we)(?:'ve|ve| have) (?:always |also |regularly |faithfully |religiously |personally |both )?|${unnamed(SUBJECT)}(?:'s| has| have|'ve)(?= (?:${DONE}|been)\\b) ?|^${LEADS}(?=been ))(?<whole>(?:(?<done>${DONE})|(?:been )(?<doing>${DOING})) (?<what>[^,.;:!?()"\\n]{2,45}?)) (?:${LONG})\\b`,
  ),
  draft: (match) => (/^(?:he|she|they|it|my|our)\b/u.test(match.text) ? null : keptUp(match)),
  examples: [
    { text: 'I have kept a journal since I was nine', cards: [{ slot: 'habit', value: 'kept a journal' }] },
    { text: "I've collected beer mats for years", cards: [{ slot: 'hobby', value: 'collected beer mats' }] },
    { text: 'been driving a Volvo for ten years', cards: [{ slot: 'vehicle', value: 'Volvo' }] },
  ],
  counterExamples: [
    "I've kept it for years",
    'have you played golf since then?',
    "he's collected stamps for years",
    "I've used that since May",
  ],
})
