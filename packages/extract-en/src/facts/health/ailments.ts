import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { HEALTH_ADJECTIVES } from '../../lexicon/health/health.ts'
import { alt, DOES, LEADS, rx } from '../../text/patterns.ts'
import { keyOf, part } from '../../text/capture.ts'

const FOOD =
  'shellfish|seafood|prawns?|shrimps?|peanuts?|nuts|tree nuts|dairy|milk|lactose|gluten|wheat|eggs?|soy|fish|strawberries|kiwi|mango|sesame|bee stings?|pollen|dust|mould|mold|penicillin|aspirin|ibuprofen|latex|nickel|cats?|dogs?|pets|fur|cat hair|dog hair|grass|ragweed|perfume'
const DONE =
  'appendix|tonsils|gallbladder|wisdom teeth|wisdom tooth|hip|knee|shoulder|kidney|hernia|cataracts?|baby|stent|pacemaker|thyroid|colonoscopy|c[- ]section|mastectomy|hysterectomy|vasectomy|root canal|lasik|laser eye surgery|surgery|operation|stroke|heart attack|miscarriage|concussion|transplant|bypass|biopsy|chemo|mri|tooth|teeth|cast|stitches|spine|back|nose|eye|heart|foot|wrist|ankle|elbow|lump'

/** "Had my appendix out in May", "I had a hip replacement". */
const operated = defineRule({
  id: 'en/event-health.operated',
  priority: 93,
  confidence: 0.94,
  anchors: [
    'had ',
    'having ',
    'broke ',
    'fractured',
    'tore ',
    'sprained',
    'dislocated',
    'diagnosed',
    'operat',
  ],
  pattern: rx(
    `(?:${DOES}|^${LEADS}(?:just |recently |finally )?)(?<what>had (?:an? |my |his |her |two |both |the )*(?:[a-z-]+ ){0,2}?(?:${DONE})(?: (?:out|removed|replaced|replacement|surgery|operation|taken out|done|fixed|pulled|transplant|attack|section))?)(?=$|,| (?:and|but|so|in|on|last|this|two|three|a|yesterday|at|when|while|skiing|playing|during|after|[a-z]+ing)\\b)`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const vague = what !== undefined && /\b(?:baby|teeth|tooth|back|nose|eye|foot|heart)$/iu.test(what.text)
    return what && !vague ? state(match, 'event_health', what) : null
  },
  examples: [
    { text: 'had my tonsils out in June', cards: [{ slot: 'event_health', value: 'had my tonsils out' }] },
    {
      text: 'I had a hip replacement in the spring',
      cards: [{ slot: 'event_health', value: 'had a hip replacement' }],
    },
  ],
  counterExamples: [
    'he broke my heart',
    'I broke my promise',
    'had my coffee already',
    'did you have surgery?',
  ],
})

/** "Lactose intolerant", "my daughter is coeliac", "severely dyslexic": said without a subject, or of relatives. */
const bare = defineRule({
  id: 'en/health.bare',
  priority: 88,
  confidence: 0.92,
  anchors: [
    'intoleran',
    'coeliac',
    'celiac',
    'diabetic',
    'asthmatic',
    'dyslexic',
    'epileptic',
    'autistic',
    'pregnant',
    'deaf',
    'blind',
    'allergy',
  ],
  pattern: rx(
    `^${LEADS}(?:sadly |also |severely |mildly |very |type (?:1|2|one|two) |a )*(?<bare>${alt([...HEALTH_ADJECTIVES, 'coeliac', 'celiac', 'lactose intolerant', 'gluten intolerant', 'dyspraxic'].filter((word) => /intoleran|coeliac|celiac|diabetic|asthmatic|dyslexic|epileptic|autistic|deaf|blind|dyspraxic|neurodivergent/u.test(word) && !word.startsWith('a ')))})(?= ?$|,| (?:here|since|from|so|and|but|unfortunately|tho|too)\\b)|^${LEADS}(?:severe |bad |mild |terrible )*(?<noun>(?!(?:severe|bad|mild|terrible|an?|the|my)\\b)[a-z]{3,12}) allergy (?:here|sufferer|since|too)\\b`,
  ),
  draft: (match) => {
    const noun = match.capture('noun')
    return noun ? { slot: 'allergy', value: noun } : state(match, 'health', match.capture('bare'))
  },
  examples: [
    { text: 'lactose intolerant, sadly', cards: [{ slot: 'health', value: 'lactose intolerant' }] },
    { text: 'bad nut allergy here', cards: [{ slot: 'allergy', value: 'nut' }] },
  ],
  counterExamples: [
    'blind luck',
    'deaf ears',
    'pollen allergy season is coming',
    'diabetic-friendly recipes',
  ],
})

const sneezes = (value: Capture | undefined): Capture | null => {
  if (!value) return null
  const key = keyOf(value.text)
  return new RegExp(`^(?:${FOOD})(?: (?:and|or) (?:${FOOD}))?$`, 'u').test(key)
    ? part(value, 0, value.text.length)
    : null
}

/** "I can't eat shellfish, I swell up", "cats make me sneeze". */
const reacts = defineRule({
  id: 'en/allergy.reacts',
  priority: 94,
  confidence: 0.93,
  anchors: [
    "can't eat",
    "can't have",
    'cannot eat',
    'swell',
    'hives',
    'rash',
    'itch',
    'sneez',
    'react',
    'anaphyla',
    'epipen',
    'break out',
    'breaks me out',
  ],
  pattern: rx(
    `\\bi (?:can't|cannot|can not|cant|don't|avoid|react (?:badly )?to|break out from|get hives from|get a rash from) ?(?:eat|have|drink|touch|take|be (?:around|near))? ?(?<eat>[a-z][a-z ]{2,20}?)(?=$|,| (?:or|because|without|it)\\b)|(?:^|, )(?<makes>[a-z][a-z ]{2,18}?) (?:makes?|gives?|breaks?) me (?:sneeze|itch|itchy|hives|a rash|swell(?: up)?|out|wheeze)`,
  ),
  draft: (match) => {
    const said = match.capture('eat') ?? match.capture('makes')
    const told = /swell|hives|rash|itch|sneez|anaphyla|epipen|react|break|wheez/u.test(
      match.clause.sentence.text,
    )
    const value = sneezes(said)
    return value && told ? { slot: 'allergy', value } : null
  },
  examples: [
    { text: "I can't eat prawns, I swell up", cards: [{ slot: 'allergy', value: 'prawns' }] },
    { text: 'dogs make me sneeze', cards: [{ slot: 'allergy', value: 'dogs' }] },
  ],
  counterExamples: [
    "I can't eat another bite",
    'he makes me sneeze',
    'pepper makes people sneeze',
    'does dust make you itch?',
  ],
})

export const healthAilments: readonly ExtractionRule[] = [operated, reacts, bare]
