import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { some } from '../be-rule.ts'
import { state } from '../frames.ts'
import { PLACES } from '../lexicon/places.ts'
import { DOES, LEADS, rx, SUBJECT } from '../patterns.ts'
import { nounKey } from '../text/capture.ts'
import { placeIn } from '../text/place.ts'

/** One ends up in these for a night, or for worse. */
const NO_HOME = /^(?:jail|prison|hospital|court|tears|debt|trouble|bed|a&e|er|icu|traffic|therapy|rehab)\b/iu
const isPlace = (text: string): boolean =>
  PLACES.has(nounKey(text)) || (/^\p{Lu}\p{Ll}/u.test(text) && !NO_HOME.test(text))

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
    `(?:${DOES}(?:have |'ve |has )?(?:settled(?: down)?|ended up(?: living)?|put down roots|set up home|made (?:my|our) home|stay(?=s? (?:near|around)))|\\b(?:i|we)(?:'ve|ve) (?:now |finally |recently |just )?(?:settled(?: down)?|ended up(?: living)?|put down roots)|\\b(?:i|we)(?:'ve|ve)? [^,.;:!?()"\\n]{2,60}? and (?:now |finally |eventually |then )?(?:settled(?: down)?|ended up living))s? (?:back |over |down |up )?(?:in|on|near|around|outside) (?<where>[^.;:!?()"\\n]{2,50})`,
  ),
  draft: (match) => {
    const place = placeIn(match.capture('where'))
    const loose = /ended up (?:in|on|near)/u.test(match.text)
    return loose && !isPlace(place?.text ?? '') ? null : state(match, 'location', place)
  },
  examples: [
    {
      text: "we've settled in a village outside Graz",
      cards: [{ slot: 'location', value: 'village outside Graz' }],
    },
    { text: "we've ended up in Croydon", cards: [{ slot: 'location', value: 'Croydon' }] },
    {
      text: 'We sold the house in March and settled in Ghent.',
      cards: [{ slot: 'location', value: 'Ghent' }],
    },
  ],
  counterExamples: ['I ended up in tears', 'the dust settled in the attic', 'he settled in Rome'],
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

/** "Home is Tampa", "Swansea is home now". */
const homeIs = defineRule({
  id: 'en/location.home-is',
  priority: 92,
  confidence: 0.92,
  anchors: ['home is ', ' is home', ' is now home', ' is my home'],
  pattern: rx(
    `^${LEADS}(?:my |our )?home is (?:now )?(?:in )?(?<at>[^,.;:!?()"\\n]{2,30}(?:, [^,.;:!?()"\\n]{2,20})?)[.!]?$|^${LEADS}(?<where>[^,.;:!?()"\\n]{2,30}) is (?:my |our )?(?:new |now )?home(?: now| for now| these days| sweet home)?[.!]?$`,
  ),
  draft: (match) => {
    const place = placeIn(match.capture('at') ?? match.capture('where'))
    const now = /\b(?:now|new|these days)\b/u.test(match.text)
    // "Lola is home now" is of somebody who was away.
    const told = match.raw('at') !== undefined || /\b(?:my|our)\b/u.test(match.text)
    return place && (told ? isPlace(place.text) : PLACES.has(nounKey(place.text)))
      ? { slot: 'location', value: place, ...(now ? { relation: 'updates' as const } : {}) }
      : null
  },
  examples: [
    { text: 'Home is Ghent.', cards: [{ slot: 'location', value: 'Ghent' }] },
    { text: 'Bruges is home now!', cards: [{ slot: 'location', value: 'Bruges', relation: 'updates' }] },
  ],
  counterExamples: ['home is where the heart is', 'Is Ghent home?', 'she is home now', 'Paul is home now'],
})

export const locationDwelt: readonly ExtractionRule[] = [between, settled, homeIs, dwelt, people]
