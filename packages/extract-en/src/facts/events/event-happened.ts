import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { KIN } from '../../lexicon/people/kinship.ts'
import { alt, rx } from '../../text/patterns.ts'
import { cutAt } from '../../text/capture.ts'
import { EVENT_END, verbOf, WHO } from '../../text/event.ts'

const REST = '[^;:!?()"\\n]{0,50}'
const ASIDE = /\b(?:if|when|who|he|she|they|you|almost|nearly|never|not|to|would|will) $/u

const THING =
  '(?:house|flat|home|apartment|place|car|van|truck|bike|bicycle|motorbike|scooter|phone|shop|store|office|shed|garage|basement|cellar|kitchen|bathroom|laptop|bag|purse|wallet|passport|account|insta(?:gram)?|facebook|identity|roof|ceiling|boiler|pipes?|fence|garden|allotment|tent|boat|caravan|farm|barn|studio|restaurant|cafe|school|village|town|street|building|block|dorm|landlord|company|business|credit card|card|flight|wedding|windows?|windshield|tyres?|tires?|luggage|suitcase|drone|visa|engagement|lease|contract|cottage|cabin|crops?|tree|application|claim|appeal|asylum claim|rent|mortgage|loan|insurance|policy|pension|benefits|licen[cs]e|permit|account|grant|funding|refund|offer|house sale|sale|purchase|extension|planning (?:permission|application)|petition|membership|tenancy|savings|luggage|farm)'
const DONE_TO =
  'burgled|broken into|stolen|nicked|snatched|pinched|confiscated|recalled|robbed|flooded|totall?ed|hacked|(?:burn(?:ed|t)) down|towed|clamped|keyed|vandali[sz]ed|repossessed|condemned|demolished|written off|destroyed|damaged|wrecked|smashed|slashed|struck by lightning|hit by|rear[- ]ended|cloned|raided|ransacked|foreclosed|cancelled|canceled|called off|rejected|denied|approved|refused|granted|evacuated|impounded|snowed in|infested|shut down|closed down'
const DID =
  '(?:burn(?:ed|t) down|caught fire|burn(?:ed|t) to the ground|flooded|collapsed|caved in|burst|failed (?:its|the|his|her) (?:mot|inspection|smog|emissions|survey)|broke down|went (?:under|bust|bankrupt|out of business|up in flames)|closed down|shut down|folded|blew (?:off|down|away)|exploded|fell through|fell apart|got bought out|evicted us|sank)'

/** "Our house got burgled, "somebody stole my bike", "my car was totalled". */
const misfortune = defineRule({
  id: 'en/event-other.misfortune',
  priority: 70,
  confidence: 0.93,
  anchors: [
    'burgled',
    'broken into',
    'stolen',
    'robbed',
    'flooded',
    'totalled',
    'totaled',
    'burned down',
    'burnt down',
    'mugged',
    'hacked',
    'scammed',
    'evicted',
    'stole my',
    'stole our',
    'nicked',
    'broke into',
    'crashed into',
    'drove into',
    'smashed into',
    'bumped into',
    'the back of',
    'rear',
    'keyed',
    'smashed',
    'towed',
    'clamped',
    'vandali',
    'repossess',
    'condemned',
    'demolish',
    'written off',
    'destroyed',
    'damaged',
    'wrecked',
    'slashed',
    'lightning',
    'cancel',
    'called off',
    'rejected',
    'denied',
    'approved',
    'refused',
    'granted',
    'evacuat',
    'impounded',
    'infested',
    'caught fire',
    'to the ground',
    'collapsed',
    'caved in',
    'burst',
    ' went ',
    'closed down',
    'shut down',
    'folded',
    'blew ',
    'exploded',
    'fell ',
    'evicted',
    'sank',
    'hit my',
    'hit our',
    'ran into',
    'backed into',
    'reversed into',
    'snatched',
    'set fire',
    'renewed',
    'extended',
    'broke down',
    'failed its',
    'failed the',
    'failed his',
    'failed her',
    'sold my',
    'sold our',
    'sold the',
    'lost my',
    'lost our',
    'seized',
    'confiscated',
    'revoked',
    'doubled',
    'raised my',
    'raised our',
    'terminated',
    'renewed my',
    'renewed our',
    'accepted my',
    'accepted our',
    'closed my',
    'closed our',
    'knocked down',
  ],
  pattern: rx(
    `(?<what>\\b(?:my|our) (?:(?!(?:friend|life|heart|mind|head|soul|hopes|dreams|world)\\b)[a-z'-]{2,12} ){0,2}?${THING} (?:just |recently |finally |almost |completely |all ){0,2}(?:(?:got|was|were|has been|have been|had been|is being) (?:${DONE_TO})|(?:wasn'?t|weren'?t|hasn'?t been|didn'?t get|isn'?t being|isn'?t getting) (?:renewed|approved|accepted|extended|granted)|${DID})\\b${REST}|\\b(?:someone|somebody|an? (?:car|van|truck|lorry|bus|driver|drunk driver|cyclist|scooter|man|guy|woman)) (?:just |recently )?(?:crashed|ran|drove|backed|smashed|bumped) into (?:me|us|the back of (?:me|us|my [a-z]+|our [a-z]+))\\b${REST}|\\b(?:someone|somebody|some [a-z]{3,10}|thieves|burglars|an? [a-z]{3,10}|our cat|my ex) (?:just |recently )?(?:stole|broke into|nicked|crashed into|rear[- ]ended|hit|keyed|smashed(?: into)?|vandali[sz]ed|burgled|robbed|hacked(?: into)?|snatched|slashed|towed|ran into|backed into|reversed into|set fire to) (?:my|our) (?:parked |new |poor )?(?!head\\b|heart|mind|leg|face|nerves)[a-z]{3,12}\\b${REST}|(?<!\\b(?:if|when|hope|think|until|unless|because) )\\b(?:they|(?:my|our|the) (?:landlord|landlady|bank|council|boss|school|insurance|insurer|company|airline|hotel|university|uni|embassy|court|judge|doctors?|city|government|garage|ex|brother|sister|parents|mum|mom|dad|neighbou?rs?))(?:'ve| have| has)? (?:just |finally |already )?(?<by>rejected|denied|approved|granted|refused|cancell?ed|revoked|lost|sold|closed|seized|repossessed|confiscated|foreclosed on|demolished|knocked down|wrecked|crashed|shut down|raised|doubled|terminated|renewed|accepted) (?:my|our|the (?=building|house|business|farm|company|shop)) ?(?:[a-z-]{2,14} )?${THING}\\b${REST})|${WHO}(?<self>(?:got|was|were|been) (?:burgled|robbed|mugged|scammed|hacked|evicted|broken into|flooded)\\b${REST})`,
  ),
  draft: (match) => {
    const what = match.capture('what') ?? match.capture('self')
    const cut = what && cutAt(what, EVENT_END)
    return cut && !ASIDE.test(match.before) ? { slot: 'event_other', value: cut.text, at: verbOf(cut) } : null
  },
  examples: [
    {
      text: 'our flat got burgled in May',
      cards: [{ slot: 'event_other', value: 'our flat got burgled' }],
    },
  ],
  counterExamples: ['was your car stolen?', 'his house got burgled', 'if my bike was stolen I would cry'],
})

const ANIMAL = alt([
  'dog',
  'cat',
  'puppy',
  'kitten',
  'rabbit',
  'hamster',
  'horse',
  'parrot',
  'budgie',
  'ferret',
])
const RELATIVE = alt(
  [...KIN].filter(([word, relation]) => relation !== 'pet' && /^[a-z -]+$/u.test(word)).map(([word]) => word),
)

/** "Lost my nan in April", "we had to put our dog to sleep": who died is tied to the speaker. */
const loss = defineRule({
  id: 'en/event-death.loss',
  priority: 92,
  confidence: 0.96,
  anchors: ['lost my', 'lost our', 'lost m', 'lost d', 'lost g', 'lost n', 'to sleep', 'put down', ' down'],
  pattern: rx(
    `${WHO}(?:had to )?(?:(?<what>lost (?:(?:my|our) |(?=(?:mum|mom|dad|daddy|grandma|grandpa|grandad|granddad|nan|nana|gran|granny)\\b))(?:dear |beloved |sweet |lovely |old )?(?!(?:kids|children|friends?|boyfriend|girlfriend|bf|gf|ex|partner|boss|job)\\b)(?:${RELATIVE})(?: (?:to|in|last|this|on|two|three|a few|\\d|suddenly|back)\\b${REST})?(?=$|[,.!]| (?:and|so|but|when|because|after|before)\\b))|(?<put>(?:put|have) (?:my|our) (?:[a-z]{2,10} ){0,2}?(?:${ANIMAL}|lab|[a-z]+doodle|terrier|spaniel|collie|retriever|pug|beagle)(?: [a-z]{2,14})? (?:to sleep|down)\\b${REST}))`,
  ),
  draft: (match) => {
    const what = match.capture('what') ?? match.capture('put')
    const told = what && cutAt(what, EVENT_END)
    const cut = told && cutAt(told, /,/u)
    return cut && !ASIDE.test(match.before) ? { slot: 'event_death', value: cut.text, at: verbOf(cut) } : null
  },
  examples: [{ text: 'lost my gran in March', cards: [{ slot: 'event_death', value: 'lost my gran' }] }],
  counterExamples: [
    'did you lose your dad?',
    'I lost my keys',
    'she lost her mother',
    'I lost my friends over this',
  ],
})

/** "My boyfriend proposed on the beach." */
const proposed = defineRule({
  id: 'en/event-relationship.proposed',
  priority: 92,
  confidence: 0.93,
  anchors: ['proposed'],
  pattern: rx(
    `(?<what>\\bmy (?:long-?term )?(?:boyfriend|girlfriend|bf|gf|partner|fianc[eé]e?|husband|wife|man) (?:just |finally )?proposed(?: to me)?(?! (?:that|a|an|we)\\b)${REST})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const cut = what && cutAt(what, EVENT_END)
    return cut && !ASIDE.test(match.before)
      ? { slot: 'event_relationship', value: cut.text, at: verbOf(cut) }
      : null
  },
  examples: [
    {
      text: 'my girlfriend proposed at the zoo',
      cards: [{ slot: 'event_relationship', value: 'my girlfriend proposed at the zoo' }],
    },
  ],
  counterExamples: [
    'has your boyfriend proposed?',
    'my boss proposed a plan',
    'if my boyfriend proposed I would run',
  ],
})

export const eventHappened: readonly ExtractionRule[] = [loss, proposed, misfortune]
