import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { KIN } from '../lexicon/kinship.ts'
import { alt, rx } from '../patterns.ts'
import { cutAt } from '../text/capture.ts'
import { EVENT_END, verbOf, WHO } from '../text/event.ts'

const REST = '[^;:!?()"\\n]{0,50}'
const ASIDE = /\b(?:if|when|who|he|she|they|you|almost|nearly|never|not|to|would|will) $/u

const THING =
  '(?:house|flat|home|apartment|place|car|van|truck|bike|bicycle|motorbike|scooter|phone|shop|store|office|shed|garage|basement|cellar|kitchen|bathroom|laptop|bag|purse|wallet|passport|account|insta(?:gram)?|facebook|identity|roof|ceiling|boiler|pipes?|fence|garden|allotment|tent|boat|caravan|farm|barn|studio|restaurant|cafe|school|village|town|street|building|block|dorm|landlord|company|business|credit card|card|flight|wedding|windows?|windshield|tyres?|tires?|luggage|suitcase|drone|visa|engagement|lease|contract|cottage|cabin|crops?|tree)'
const DONE_TO =
  'burgled|broken into|stolen|nicked|snatched|pinched|confiscated|recalled|robbed|flooded|totall?ed|hacked|(?:burn(?:ed|t)) down|towed|clamped|keyed|vandali[sz]ed|repossessed|condemned|demolished|written off|destroyed|damaged|wrecked|smashed|slashed|struck by lightning|hit by|rear[- ]ended|cloned|raided|ransacked|foreclosed|cancelled|canceled|called off|rejected|denied|approved|refused|granted|evacuated|impounded|snowed in|infested|shut down|closed down'
const DID =
  '(?:burn(?:ed|t) down|caught fire|burn(?:ed|t) to the ground|flooded|collapsed|caved in|burst|went (?:under|bust|bankrupt|out of business|up in flames)|closed down|shut down|folded|blew (?:off|down|away)|exploded|fell through|fell apart|got bought out|evicted us|sank)'

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
    'snatched',
    'set fire',
  ],
  pattern: rx(
    `(?<what>\\b(?:my|our) (?:(?!(?:friend|life|heart|mind|head|soul|hopes|dreams|world)\\b)[a-z'-]{2,12} ){0,2}?${THING} (?:just |recently |finally |almost |completely |all ){0,2}(?:(?:got|was|were|has been|have been|had been|is being) (?:${DONE_TO})|${DID})\\b${REST}|\\b(?:someone|somebody|some [a-z]{3,10}|thieves|burglars|an? [a-z]{3,10}|our cat|my ex) (?:just |recently )?(?:stole|broke into|nicked|crashed into|rear[- ]ended|hit|keyed|smashed(?: into)?|vandali[sz]ed|burgled|robbed|hacked(?: into)?|snatched|slashed|towed|ran into|backed into|set fire to) (?:my|our) (?!head\\b|heart|mind|leg|face|nerves)[a-z]{3,12}\\b${REST})|${WHO}(?<self>(?:got|was|were|been) (?:burgled|robbed|mugged|scammed|hacked|evicted|broken into|flooded)\\b${REST})`,
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
  confidence: 0.94,
  anchors: ['lost my', 'lost our', 'to sleep', 'put down', ' down'],
  pattern: rx(
    `${WHO}(?:had to )?(?:(?<what>lost (?:my|our) (?:dear |beloved |sweet |lovely |old )?(?:${RELATIVE})(?: (?:to|in|last|this|on|two|three|a few|\\d|suddenly|back)\\b${REST})?(?=$|[,.!]| (?:and|so|but|when|because|after|before)\\b))|(?<put>(?:put|have) (?:my|our) (?:[a-z]{2,10} ){0,2}?(?:${ANIMAL}|lab|[a-z]+doodle|terrier|spaniel|collie|retriever|pug|beagle)(?: [a-z]{2,14})? (?:to sleep|down)\\b${REST}))`,
  ),
  draft: (match) => {
    const what = match.capture('what') ?? match.capture('put')
    const cut = what && cutAt(what, EVENT_END)
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
