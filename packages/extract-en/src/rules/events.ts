import { defineRule } from '@recollect/core'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core'
import { state } from '../frames.ts'
import { PLACES } from '../lexicon/places.ts'
import { ANY_DATE, PAST_TIME } from '../lexicon/time.ts'
import { MY_KIN, rx } from '../patterns.ts'
import { cutAt, keyOf, nounKey, part } from '../text/capture.ts'

/** Subject of an event: the speaker, alone or with others. */
const WHO =
  "(?:\\b(?:i|we|my (?:wife|husband|friends?|family|boyfriend|girlfriend|partner|sister|brother|son|daughter|kids|mom|dad|team|dance crew|crew|band) and i)(?:'ve|'d| have| had|ve)?|^(?:and|then|just|recently|so|oh|btw|also|well|yeah|yes|hey|haha|finally|yesterday|last [a-z]+)?,?) ?(?:(?:just|recently|finally|also|already|actually|then|even|once|yesterday|today|last (?:week|month|year|night|weekend|summer|winter|fall|spring|friday|saturday|sunday|monday)|did) ){0,2}"
const OBJECT = '[^;:!?()"\\n]{2,80}'
const CUT =
  /\s?(?:,\s?(?:and|it|which|so|but|i|we)\b|\.\s|\s(?:and (?:it|i|we|was|had|they|he|she|everyone|now|saw|the)|but|because|so|it was|which|that was|to (?:celebrate|help you)|though|lol|haha)\b)/iu

/** Life events named by their verb: told once, worth keeping. */
const LIFE: readonly (readonly [string, string])[] = [
  [
    'event_work',
    '(?:got|landed|accepted|started|found|began|lost|quit|left|resigned from) (?:an? |my |the )?(?:new |dream |first |old |part-time |full-time |awesome )*(?:job|position|internship|gig|role|career)|(?:got|was|were|been|get) (?:a )?(?:just |recently |finally )?(?:fired|laid off|promoted|promotion|hired|let go|furloughed|raise)|quit working|retired from|(?:started|launched|opened|founded) (?:my|our|an?) (?:own |new |small |online )*(?:business|company|shop|store|restaurant|bakery|studio|startup|cafe|salon|practice|channel|blog|podcast)|signed (?:an?|my) (?:[a-z]+ )?(?:contract|deal)',
  ],
  [
    'event_education',
    "(?:graduated|dropped out of|got accepted (?:to|into)|was accepted (?:to|into)|enrolled in|signed up for|(?:failed|passed|flunked|finished|completed|did not pass|didn't pass)(?= [a-z0-9' -]{0,40}\\b(?:class|course|exam|exams|test|degree|school|college|university|semester|certification|thesis|training|bootcamp|license|program|internship|finals)\\b))",
  ],
  [
    'event_achievement',
    '(?:won|earned|received|was awarded|got awarded|was crowned|was elected|was selected|achieved|reached|broke the record|came (?:first|second|third)|placed (?:first|second|third)|finished (?:first|second|third)|took (?:home )?(?:first|second|third|gold|silver|bronze)|published|released|completed (?:a|my) (?:first )?(?:marathon|half marathon|triathlon|novel|book|album)|got an endorsement|made the team|scored|beat my)',
  ],
  [
    'event_social',
    '(?:hosted|threw|organized|organised) (?:an?|my|our|the) (?:[a-z-]+ ){0,3}(?:party|get-together|dinner|barbecue|bbq|wedding|event|tournament|fundraiser|celebration|reunion|picnic|shower)',
  ],
  [
    'event_family',
    '(?:had (?:a|our|my) (?:first |second |third )?(?:baby|child|son|daughter)|gave birth|became (?:a|an) (?:mom|dad|mother|father|parent|grandmother|grandfather|aunt|uncle)|adopted (?:a|an|our|my|two) (?:baby|child|son|daughter|boy|girl|kids|children)|were expecting|found out i was adopted)',
  ],
  [
    'event_purchase',
    '(?:bought|purchased|adopted|ordered|got|closed on|inherited|built) (?:myself |ourselves )?(?:an? |my |our |the |some |two |these )(?:first |new |used |brand new |beautiful |small |big |little |puppy |kitten )*(?:house|home|apartment|condo|flat(?! tire| tyre| white| screen| rate)|mansion|cabin|farm|boat|land|property|guitar|piano|camera|ring|telescope|tent|couch|sofa|bed|fridge|tv|dress|suit|bike|ticket|tickets|collars|painting|necklace|tattoo)',
  ],
  [
    'event_relationship',
    '(?:proposed|eloped|cheated on (?:her|him|my [a-z]+)|met (?:my|the love)(?= (?:wife|husband|boyfriend|girlfriend|partner|of))|fell in love|went on (?:a|my) (?:first )?date|moved in with my (?:boyfriend|girlfriend|partner))',
  ],
]

const ANCHORS: Readonly<Record<string, readonly string[]>> = {
  event_work: [
    'job',
    'position',
    'internship',
    'gig',
    'role',
    'career',
    'fired',
    'laid off',
    'promot',
    'hired',
    'let go',
    'furlough',
    'raise',
    'quit working',
    'retired from',
    'business',
    'company',
    'shop',
    'store',
    'restaurant',
    'bakery',
    'studio',
    'startup',
    'cafe',
    'salon',
    'practice',
    'channel',
    'blog',
    'podcast',
    'contract',
    'deal',
  ],
  event_education: [
    'graduated',
    'dropped out',
    'accepted',
    'enrolled',
    'signed up',
    'failed',
    'passed',
    'flunked',
    'finished',
    'completed',
    'pass ',
  ],
  event_achievement: [
    'won',
    'earned',
    'received',
    'awarded',
    'crowned',
    'elected',
    'selected',
    'achieved',
    'reached',
    'record',
    'came ',
    'placed',
    'finished',
    'took',
    'published',
    'released',
    'completed',
    'endorsement',
    'team',
    'scored',
    'beat my',
  ],
  event_social: ['hosted', 'threw', 'organi'],
  event_family: ['baby', 'child', 'gave birth', 'became', 'adopted', 'expecting', 'had '],
  event_purchase: ['bought', 'purchased', 'adopted', 'ordered', 'got ', 'closed on', 'inherited', 'built'],
  event_relationship: [
    'proposed',
    'eloped',
    'cheated',
    'met my',
    'met the love',
    'fell in love',
    'date',
    'moved in',
  ],
}
const EXAMPLES: Readonly<Record<string, readonly [string, string]>> = {
  event_work: ['I got promoted last week', 'got promoted last week'],
  event_education: ['I failed my driving test', 'failed my driving test'],
  event_achievement: ['we won the spelling bee', 'won the spelling bee'],
  event_social: ['we hosted a small reunion', 'hosted a small reunion'],
  event_family: ['we had a baby in May', 'had a baby in May'],
  event_purchase: ['I just bought a telescope', 'bought a telescope'],
  event_relationship: ['we eloped in Vegas', 'eloped in Vegas'],
}

const life = LIFE.map(([slot, verb]) => {
  const [text, value] = EXAMPLES[slot] ?? ['', '']
  return defineRule({
    id: `en/${slot.replace('_', '-')}.life`,
    priority: 83,
    confidence: 0.8,
    anchors: ANCHORS[slot] ?? [slot],
    pattern: rx(`${WHO}(?<what>(?:${verb})(?![\\w'])(?:${OBJECT})?)`),
    draft: (match) => told(match, slot),
    examples: [{ text, cards: [{ slot, value }] }],
    counterExamples: ['did you win the lottery?', 'I wish I had bought a boat', 'Tom graduated'],
  })
})

function told(match: RuleMatch, slot: string) {
  const what = match.capture('what')
  const cut = what && cutAt(what, CUT)
  if (
    !cut ||
    /\b(?:you|it|that|this|them|him|her|one)$/u.test(keyOf(cut.text)) ||
    /\b(?:he|she|they|you|tom|mary|almost|never|not|to|will|would|could|should|who|people|n't) $/u.test(
      match.before,
    )
  )
    return null
  return { slot, value: cut.text, at: verbOf(cut) }
}

/** An event rests on its verb, so that what else its words tell ("… with my husband") keeps its own card. */
const verbOf = (phrase: Capture): Capture => part(phrase, 0, phrase.text.search(/\s|$/u)) ?? phrase

/** Where somebody went: a place of the map, or an outing with a date. */
const OUTING =
  'concert|festival|parade|museum|zoo|wedding|funeral|party|picnic|aquarium|exhibition|conference|retreat|convention|camping(?: trip)?|hiking(?: trip)?|hike|road trip|trip|cruise|vacation|honeymoon|safari|beach|park|theater|theatre|opera|ballet|game|match|movie|movies|play|show|sanctuary|gallery|workshop|seminar|meetup|reunion|fair|carnival|circus|national park|theme park|amusement park|spa|ski resort|card-night|dinner|barbecue|bbq|get-together|potluck|tournament|competition|marathon|food drive|charity event|fundraiser|event'
const travel = defineRule({
  id: 'en/event-travel.went',
  priority: 84,
  confidence: 0.8,
  anchors: [
    'went',
    'visited',
    'traveled',
    'travelled',
    'been to',
    'got back from',
    'came back from',
    'trip to',
    'flew to',
    'vacation',
    'camping',
    'toured',
    'stayed in',
    'a blast',
    'backpacked',
    'drove to',
    'spent',
  ],
  pattern: rx(
    `${WHO}(?:(?<never>never |not )(?:yet )?)?(?<what>(?:went|traveled|travelled|visited|flew|drove|took a (?:trip|road trip|vacation|cruise)|been|got back|came back|returned|toured|backpacked|stayed|have been)(?: on vacation| on holiday| on a trip| back| all the way)? ?(?:to|from|in|around|through|across)? (?<where>[^;:!?()"\\n]{2,60}))`,
  ),
  draft: (match) => trip(match),
  examples: [
    {
      text: 'we visited Morocco last spring',
      cards: [{ slot: 'event_travel', value: 'visited Morocco last spring' }],
    },
  ],
  counterExamples: ['have you been to Peru?', 'I went to the store', 'he went to Spain'],
})

function trip(match: RuleMatch) {
  const where = match.capture('where')
  const what = match.capture('what')
  const cut =
    where &&
    cutAt(
      where,
      /\s?(?:,|\s(?:and|but|because|so|for|with|last|this|in (?:19|20)\d\d|two|three|a few|when|once|on|recently|yesterday|several|many|to|during|ago|by|yet|before|as|twice|where)\b)/iu,
    )
  if (
    !cut ||
    !what ||
    match.raw('pron') !== undefined ||
    /\b(?:he|she|they|you|tom|to|will|would|if|who|never) $/u.test(match.before)
  )
    return null
  const known =
    PLACES.has(nounKey(cut.text)) || (/^\p{Lu}/u.test(cut.text) && !/^(?:I|He|She|They)\b/u.test(cut.text))
  if (!known) return null
  if (match.raw('never') !== undefined)
    return { slot: 'experience', value: cut, polarity: 'negative' as const }
  const phrase = cutAt(what, CUT)
  return phrase && { slot: 'event_travel', value: phrase.text, at: verbOf(phrase) }
}

const DATED = `(?:${PAST_TIME}|${ANY_DATE}|this weekend|over the weekend|the weekend|on the road trip|a few years back)`
const ACTED =
  '(?:went|attended|visited|hosted|met|took|had an?|celebrated|organized|organised|threw|ran|played|performed|hiked|camped|worked with|got to|signed|won|finished|made|saw|read|watched|helped|volunteered|painted|contacted|received|tried|reduced|gave|put together|started|spoke|talked to|adopted|lost|built|moved|flew|held|participated|did)'
/** Something done on a named day: "last week I went to a pride parade". */
const dated = defineRule({
  id: 'en/event-other.dated',
  priority: 66,
  confidence: 0.74,
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
    `(?:\\b(?:${DATED}),? (?:also,? |actually,? )?(?:i|we|me and my [a-z]+|my [a-z]+ and i)(?: just| also| finally)? (?<a>${ACTED} ${OBJECT})|${WHO}(?<b>${ACTED} [^;:!?()"\\n]{3,70}?,? (?:at [a-z' ]{3,30} )?(?:${DATED})))(?=$|[ ,.!])`,
  ),
  draft: (match) => {
    const what = match.capture('a') ?? match.capture('b')
    const cut = what && cutAt(what, CUT)
    if (!cut || /\b(?:he|she|they|you|tom|never|not|n't|to|will|would|who|if|and) $/u.test(match.before))
      return null
    const key = keyOf(cut.text)
    if (
      /\bthere\b|^(?:(?:saw|met|read|watched|made|had an?|did|took|tried|gave|got to) (?:it|that|this|you|him|her|them|a (?:look|nap|break|shower|walk|great book|book at|test|bath|question|dream|chance|look|bit|lot|good|great|hard|bad|weird|problem)|some|something|my best)|went to (?:bed|sleep|the (?:store|bathroom|doctor|gym|shop|supermarket|office|place)|a place|work|school)|worked|talked to someone|started learning|had an? (?:idea|issue|argument|great time|headache))\b/u.test(
        key,
      )
    )
      return null
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

/** "my aunt passed away in 2015", "my father retired at 65". */
const kin = defineRule({
  id: 'en/event-family.kin',
  priority: 93,
  confidence: 0.86,
  anchors: [
    'passed',
    'died',
    'retired',
    'graduated',
    'got married',
    'gave birth',
    'was born',
    'adopted me',
    'took her first',
    'took his first',
    'first steps',
    'divorced',
    'was killed',
    'moved out',
  ],
  pattern: rx(
    `(?:${MY_KIN}|\\bmy (?<young>youngest|oldest|eldest)) (?:just |recently |has |have |sadly |had |both )*(?<what>(?<dead>passed away|passed|died|was killed)(?: in [a-z ]{3,20}| of [a-z ]{3,20}| from [a-z ]{3,20})?|retired(?: at the age of \\d+| at \\d+| last [a-z]+)?|graduated(?: from [a-z ]{3,30})?|got married|gave birth|was born|adopted me|took (?:her|his) first steps|(?:got |were |are )divorced)`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (!what) return null
    if (match.raw('young')) return { slot: 'event_family', value: what, entity: 'user.child' }
    if (/adopted me/u.test(what.text)) return { slot: 'event_family', value: 'adopted' }
    const slot = match.raw('dead')
      ? 'event_death'
      : /retired/u.test(what.text)
        ? 'event_work'
        : 'event_family'
    return state(match, slot, what)
  },
  examples: [
    {
      text: 'my grandfather passed away in spring',
      cards: [{ slot: 'event_death', value: 'passed away in spring', entity: 'user.grandfather' }],
    },
  ],
  counterExamples: ['did your mother die?', 'his father passed away', 'my phone died'],
})

export const events: readonly ExtractionRule[] = [kin, travel, ...life, dated]
