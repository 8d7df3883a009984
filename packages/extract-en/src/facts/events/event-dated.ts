import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { ANY_DATE, PAST_TIME } from '../../lexicon/grammar/time.ts'
import { CLOCK, rx } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'
import { EVENT_END, OBJECT, verbOf, WHO } from '../../text/event.ts'

const OUTING =
  'concert|festival|parade|museum|zoo|wedding|funeral|party|picnic|aquarium|exhibition|conference|retreat|convention|camping(?: trip)?|hiking(?: trip)?|hike|road trip|trip|cruise|vacation|honeymoon|safari|beach|park|theater|theatre|opera|ballet|game|match|movie|movies|play|show|sanctuary|gallery|workshop|seminar|meetup|reunion|fair|carnival|circus|national park|theme park|amusement park|spa|ski resort|card-night|dinner|barbecue|bbq|get-together|potluck|tournament|competition|marathon|food drive|charity event|fundraiser|event'

const DATED = `(?:${PAST_TIME}|${ANY_DATE}|this weekend|over the weekend|the weekend|a few years back)`
const ACTED =
  '(?:went|attended|visited|hosted|met|took|had an?|celebrated|organized|organised|threw|ran|played|performed|hiked|camped|signed|won|finished|made|saw|watched|volunteered|received|gave|put together|started|spoke|adopted|lost|built|moved|flew|held|participated|did)'
/** What is worth keeping when it is dated; other things done are the day's own. */
const NOTABLE =
  /^(?:(?:attended|visited|hosted|celebrated|organi[sz]ed|performed|hiked|camped|volunteered|adopted|moved|flew|participated|won|threw|signed (?:up|a|an|my)|built)\b|had an? (?:[a-z]+ ){0,3}(?:surgery|operation|stroke|biopsy|transplant|heart attack|seizure|check-?up|exam|physical|appointment (?:with|at)|miscarriage|baby|accident|car crash|c-section|interview|concussion|ultrasound|scan|mri)\b|started (?:an?|my|our) (?:new )?(?:business|company|job|blog|podcast|channel|diet|course|therapy|degree)|lost (?:my|our) (?:job|house|home|mom|mum|mother|dad|father|grandmother|grandma|grandfather|grandpa|dog|cat|wallet|passport)|met (?:up with|with)? ?(?:my|an old|the love)|ran (?:an? |the )?(?:[a-z0-9]+ ){0,2}(?:marathon|race|5k|10k)|gave (?:a|my) (?:first )?(?:talk|speech|presentation|concert)|took (?:part|my [a-z]+ to|a (?:trip|cruise|vacation|flight))|received an? (?:[a-z]+ )?(?:award|medal|prize|offer|scholarship|promotion)|finished (?:my|a|the) (?:degree|book|novel|thesis|course|marathon|project)|did (?:a|my first) (?:skydive|bungee|marathon|triathlon|photoshoot)|made (?:my|our) (?:first|debut))/u
/** Screens and games fill most evenings. */
const IDLE =
  /^(?:watched|read|played (?:an? |some |the |my )?(?:[a-z]+ )?(?:games?|cards|outside|around|with|on)(?!.*(?:tournament|concert|championship))|saw (?:an?|some|two|the|that|this) (?:[a-z]+ )?(?:movies?|shows?|films?|episodes?|trailers?|video)|had an? (?:good |great |bad )?(?:show|game|match|play|dinner|event)\b)/u

/** Something done on a named day: "last week I went to a pride parade". */
export const eventDated: ExtractionRule = defineRule({
  id: 'en/event-other.dated',
  priority: 66,
  confidence: 0.97,
  anchors: [
    'last ',
    'yesterday',
    ' ago',
    'weekend',
    ' on ',
    'recently',
    'today',
    'this morning',
    ' back ',
    'the other day',
    'when i was',
    'in 19',
    'in 20',
  ],
  pattern: rx(
    `(?:\\b(?:${DATED}),? (?:also,? |actually,? )?(?:i|we|me and my [a-z]+|my [a-z]+ and i)(?: just| also| finally)? (?<a>${ACTED} ${OBJECT})|${WHO}(?<b>${ACTED} [^;:!?()"\\n]{3,70}?${CLOCK}??,? (?:at [a-z' ]{3,30} )?(?:${DATED})))(?=$|[ ,.!])`,
  ),
  draft: (match) => {
    const what = match.capture('a') ?? match.capture('b')
    const cut = what && cutAt(what, EVENT_END)
    if (
      !cut ||
      /\b(?:he|she|they|you|tom|never|not|n't|to|will|would|who|if|and|when|time) $/u.test(match.before)
    )
      return null
    const key = keyOf(cut.text)
    if (
      /\bthere\b|^(?:(?:saw|met|read|watched|made|had an?|did|took|tried|gave|got to) (?:it|that|this|you|him|her|them|a (?:look|nap|break|shower|walk|great book|book at|test|bath|question|dream|chance|look|bit|lot|good|great|hard|bad|weird|problem)|some|something|my best)|went to (?:bed|sleep|the (?:store|bathroom|doctor|gym|shop|supermarket|office|place)|a place|work|school)|worked|started learning|had an? (?:idea|issue|argument|great time|headache))\b/u.test(
        key,
      )
    )
      return null
    if (IDLE.test(key) || (!NOTABLE.test(key) && !OUT.test(key))) return null
    return { slot: kindOf(key), value: cut.text, at: verbOf(cut) }
  },
  examples: [
    {
      text: 'last weekend I hosted a barbecue',
      cards: [{ slot: 'event_social', value: 'hosted a barbecue' }],
    },
  ],
  counterExamples: ['yesterday he hosted a party', 'what did I do last week?', 'I ate soup today'],
})

const SOCIAL =
  /\b(?:party|wedding|met|parade|hosted|friends?|family|celebrated|dinner|barbecue|get-together|reunion|date|festival)\b/u
const OUT = new RegExp(`\\b(?:${OUTING})\\b`, 'u')
const kindOf = (key: string) =>
  SOCIAL.test(key) ? 'event_social' : OUT.test(key) ? 'event_leisure' : 'event_other'
