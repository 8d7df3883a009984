import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule, RuleMatch } from '@recollect/core'
import { some } from '../be-rule.ts'
import { state } from '../frames.ts'
import { GIVEN_NAMES } from '../lexicon/names.ts'
import { PLACES } from '../lexicon/places.ts'
import { DOES, LEADS, rx, SUBJECT } from '../patterns.ts'
import { keyOf, nounKey } from '../text/capture.ts'
import { placeIn } from '../text/place.ts'

/** A known place, or a part of one: "Leith, Edinburgh". Capitals alone may write a bar, a program or a show. */
const isPlace = (text: string): boolean => {
  const last = text.split(',').at(-1) ?? ''
  return PLACES.has(nounKey(text)) || (/^\p{Lu}/u.test(text) && PLACES.has(nounKey(last.trim())))
}
/** One is there for a night. */
const VISIT =
  /^front of\b|\s(?:for (?:the|an?|one|two|three|\d+) (?:[a-z]+ )?(?:weekend|nights?|days?|weeks?|evening|afternoon|hours?|holidays?|trip|visit|show|party|concert|wedding|meeting)\b|at (?:\d|noon|midnight)|overnight|tonight|last night)/iu

/** "We've settled in Pune", "ended up in Leeds", "stay near the harbour". */
const settled = defineRule({
  id: 'en/location.settled',
  priority: 93,
  confidence: 0.92,
  anchors: [
    'settled',
    'ended up',
    'put down roots',
    'made my home',
    'set up home',
    'stay near',
    'stay around',
  ],
  pattern: rx(
    `(?:${DOES}(?:have |'ve |has )?(?:settled(?: down)?|ended up(?: living)?|put down roots|set up home|made (?:my|our) home|stay(?=s? (?:near|around)))|\\b(?:i|we)(?:'ve|ve) (?:now |finally |recently |just )?(?:settled(?: down)?|ended up(?: living)?|put down roots)|\\b(?:i|we)(?:'ve|ve)? (?<led>[^,.;:!?()"\\n]{2,60}?) and (?:now |finally |eventually |then )?(?:settled(?: down)?|ended up living))s? (?:back |over |down |up )?(?:in|on|near|around|outside) (?<where>[^.;:!?()"\\n]{2,50})`,
  ),
  draft: (match) => {
    const where = match.capture('where')
    const place = placeIn(where)
    if (!where || !place || VISIT.test(where.text)) return null
    // "Settled on Linear": a choice.
    const loose =
      match.raw('led') !== undefined || /ended up (?:in|on|near)|settled(?: down)? on /u.test(match.text)
    if (loose && (!isPlace(place.text) || / for the /u.test(where.text))) return null
    return state(match, 'location', place)
  },
  examples: [
    {
      text: "we've settled in a village outside Graz",
      cards: [{ slot: 'location', value: 'village outside Graz' }],
    },
    { text: "we've ended up in Ghent", cards: [{ slot: 'location', value: 'Ghent' }] },
    {
      text: 'We sold the house in March and settled in Ghent.',
      cards: [{ slot: 'location', value: 'Ghent' }],
    },
  ],
  counterExamples: [
    'I ended up in tears',
    'the dust settled in the attic',
    'he settled in Rome',
    "we ended up in Denny's at 3am",
    'I ended up on Hacker News',
    "we've ended up in Zoom calls all day",
    'we ended up in Vegas for the weekend',
    'I tried Jira and settled on Linear',
    'We packed the car and settled in Row 5',
    'I finished dinner and settled in front of the TV',
    'We drove all night and settled in a motel',
    'I compared both and settled on Notion',
    'we ended up in Rome for a night',
    'I took the bus and settled in Seat 12',
    "I've settled on Fastmail",
  ],
})

/** "Been in Melbourne since 2016", "live up north in Yorkshire", "I left Detroit ten years ago". */
const dwelt = defineRule({
  id: 'en/location.dwelt',
  priority: 93,
  confidence: 0.93,
  anchors: ['been in ', 'live up', 'live down', 'live out', 'live over', 'left '],
  pattern: rx(
    `(?:(?:\\b(?:i|we)(?:'ve| have|ve) |^${LEADS})been in (?<since>[\\p{L}][\\p{L} ]{2,25}?)(?= (?:since|for|all my life|my whole life)\\b)|(?:\\b(?:i|we) |^${LEADS})live (?:up|down|out|over) (?:north|south|east|west|there|here|in the (?:north|south|west|east)) (?:in|near) (?<up>[^.;:!?()"\\n]{2,40})|(?:\\b(?:i|we) |^${LEADS})(?:just |finally |recently )?left (?<left>[\\p{L}][\\p{L} ]{2,20}?)(?= (?:for|in|when|after|\\d|a|two|three|five|ten|last|years|back)\\b))`,
  ),
  draft: (match) => {
    const left = match.capture('left')
    const here = match.capture('since')
    if (left) return PLACES.has(nounKey(left.text)) ? state(match, 'location', left, { tense: 'past' }) : null
    if (here) return PLACES.has(nounKey(here.text)) ? state(match, 'location', here) : null
    return state(match, 'location', placeIn(match.capture('up')))
  },
  examples: [
    { text: 'been in Sydney since 2011', cards: [{ slot: 'location', value: 'Sydney' }] },
    { text: 'I left Boston ten years ago', cards: [{ slot: 'location', value: 'Boston', tense: 'past' }] },
  ],
  counterExamples: [
    'I have been in trouble since Monday',
    'I left work for lunch',
    'we left school when it rained',
  ],
})

const PEOPLE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    londoner: 'London',
    'new yorker': 'New York',
    parisian: 'Paris',
    berliner: 'Berlin',
    mancunian: 'Manchester',
    liverpudlian: 'Liverpool',
    scouser: 'Liverpool',
    geordie: 'Newcastle',
    brummie: 'Birmingham',
    glaswegian: 'Glasgow',
    aberdonian: 'Aberdeen',
    dubliner: 'Dublin',
    corkonian: 'Cork',
    sydneysider: 'Sydney',
    melburnian: 'Melbourne',
    torontonian: 'Toronto',
    montrealer: 'Montreal',
    vancouverite: 'Vancouver',
    chicagoan: 'Chicago',
    bostonian: 'Boston',
    angeleno: 'Los Angeles',
    texan: 'Texas',
    californian: 'California',
    floridian: 'Florida',
    mumbaikar: 'Mumbai',
    punekar: 'Pune',
    delhiite: 'Delhi',
    bangalorean: 'Bangalore',
    hongkonger: 'Hong Kong',
    'hong konger': 'Hong Kong',
    cornish: 'Cornwall',
    yorkshireman: 'Yorkshire',
    kiwi: 'New Zealand',
  }).filter(([people]) => people !== 'texan' && people !== 'kiwi'),
)

/** "I'm a Londoner", "born and bred Mancunian". */
const people = defineRule({
  id: 'en/hometown.people',
  priority: 92,
  confidence: 0.92,
  anchors: [...PEOPLE_OF.keys()],
  pattern: rx(
    `(?:${SUBJECT}(?:'m| am|m|'s| is) (?:an? )?|^${LEADS})(?:proud |true |real |born and bred |lifelong |fellow |native )*(?<who>${[...PEOPLE_OF.keys()].join('|')})\\b`,
  ),
  draft: (match) => state(match, 'hometown', match.capture('who')),
  examples: [{ text: 'born and bred Mancunian', cards: [{ slot: 'hometown', value: 'Mancunian' }] }],
  counterExamples: ['the Londoner magazine', 'is he a Parisian?', 'a typical New Yorker cartoon'],
})

/** "I split my time between Oslo and Lima". */
const between = defineRule({
  id: 'en/location.between',
  priority: 94,
  confidence: 0.92,
  anchors: ['between'],
  pattern: rx(
    `${DOES}(?:(?:split|divide)s? (?:my|our|his|her|their) time|lives?|move back and forth|commutes?) between (?<one>[\\p{L}][\\p{L} ]{1,25}?) and (?<two>[\\p{L}][\\p{L} ]{1,25}?)(?=$|,| (?:for|because|now|so|but|these|since|with|at|due)\\b)`,
  ),
  draft: (match) =>
    some(
      [match.capture('one'), match.capture('two')].map((place) => {
        const at = placeIn(place)
        return at && (/^\p{Lu}/u.test(at.text) || PLACES.has(nounKey(at.text)))
          ? state(match, 'location', at)
          : null
      }),
    ),
  examples: [
    {
      text: 'I split my time between Oslo and Lima',
      cards: [
        { slot: 'location', value: 'Oslo' },
        { slot: 'location', value: 'Lima' },
      ],
    },
  ],
  counterExamples: ['he lives between Oslo and Lima', 'I split my time between work and it'],
})

/** Whether nothing follows in the sentence. */
const endsSentence = ({ clause: { end, sentence } }: RuleMatch): boolean =>
  !/[\p{L}\p{N}]/u.test(sentence.text.slice(end - sentence.start))

/** "Home is Tampa", "Swansea is home now". */
const homeIs = defineRule({
  id: 'en/location.home-is',
  priority: 92,
  confidence: 0.92,
  anchors: ['home is ', ' is home', ' is now home', ' is my home'],
  pattern: rx(
    `^${LEADS}(?:my |our )?home is (?:now )?(?<in>in )?(?<at>[^,.;:!?()"\\n]{2,30}?(?:, [^,.;:!?()"\\n]{2,20}?)?)(?: now| these days)?[.!]?$|^${LEADS}(?<where>[^,.;:!?()"\\n]{2,30}) is (?:my |our )?(?:new |now )?home(?: now| for now| these days| sweet home)?[.!]?$`,
  ),
  draft: (match) => {
    const said = match.capture('at') ?? match.capture('where')
    const place = placeIn(said)
    // "Home is Alaska, the song says": all that is said is the place.
    if (!place || place.text !== said?.text || !endsSentence(match)) return null
    const now = /\b(?:now|new|these days)\b/u.test(match.text)
    // Of places that are not known only "home is now in Frampton" says that it is one.
    const told = now && match.raw('in') !== undefined
    // "Jordan is home now" is of somebody who was away.
    const own = match.raw('at') !== undefined || /\b(?:my|our)\b/u.test(match.text)
    if (!own && GIVEN_NAMES.has(keyOf(place.text))) return null
    return isPlace(place.text) || (told && /^\p{Lu}\p{Ll}/u.test(place.text))
      ? { slot: 'location', value: place, ...(now ? { relation: 'updates' as const } : {}) }
      : null
  },
  examples: [
    { text: 'Home is Ghent.', cards: [{ slot: 'location', value: 'Ghent' }] },
    { text: 'Bruges is home now!', cards: [{ slot: 'location', value: 'Bruges', relation: 'updates' }] },
  ],
  counterExamples: [
    'home is where the heart is',
    'Is Ghent home?',
    'she is home now',
    'Paul is home now',
    "Home is Mom's cooking",
    'Home is Dropbox',
    "Home is Wherever I'm With You",
    'Home is Alaska, the song says',
    'Home is Chicago in the movie',
    'The server is my home',
    'Twitter is my home',
    'The sea is my home',
    'Minecraft is my home now',
    'Work is my home',
    'Home is Netflix and a blanket',
    'The gym is my home these days',
    'Home is Boston, he sings',
    'Jordan is home now',
  ],
})

export const locationDwelt: readonly ExtractionRule[] = [between, settled, homeIs, dwelt, people]
