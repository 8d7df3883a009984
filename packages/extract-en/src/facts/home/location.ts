import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { beRule } from '../../text/be-rule.ts'
import { state } from '../../text/state.ts'
import { FOODS } from '../../lexicon/grammar/noun-kinds.ts'
import { PLACES } from '../../lexicon/home/places.ts'
import { DOES, LEADS, rx } from '../../text/patterns.ts'
import { cutAt, keyOf, nounKey, stripLead } from '../../text/capture.ts'
import { placeIn } from '../../text/place.ts'

/** A full stop belongs to initials and to "St."; two more words may follow another one. */
const WHERE = '(?<where>(?:[^.;:!?()"\\n]|(?<=\\b(?:[a-z]|st|mt|ft))\\.){2,70}(?:\\. [a-z]{2,20})?)'
/** "I live in Nevada", "living in Ohio", "my uncle lived abroad". */
const live = defineRule({
  id: 'en/location.live',
  priority: 95,
  confidence: 0.98,
  anchors: [
    'residing',
    'home in',
    'house in',
    'place in',
    'flat in',
    'house at',
    'home is',
    'house is',
    'apartment is',
    'flat is',
    'place is',
    "home's",
    "flat's",
    "place's",
    "house's",
    'stay at',
    'stay in',
    'liv',
    'reside',
    'based',
    'located',
    ' stay in',
    ' stay at',
    ' stays in',
    ' stays at',
  ],
  pattern: rx(
    `(?:${DOES}(?:have )?(?<verb>lives?|living|(?<stay>stays?(?= (?:in|at) ))|reside|resides|dey(?= for)|(?<pastv>lived|resided))|(?:\\bi(?:'m| am|m|'ve been| have been)?|\\bwe(?:'re| are)|^(?:and )?|^${LEADS}|\\band|\\d|\\b[a-z]{1,20}(?:er|ist)\\b|,) ?(?:currently |presently |now |just |also |still |originally |here )*(?<ing>livin[g']?|based(?= (?:in|at|near|out|around|here))|located|residing)|\\bmy (?:home|house|apartment|flat|place)(?: is|'s| is at|)(?<home> (?:in|at|located in))) (?:(?:out |over |up |down |back |right |here |just |with (?:my|our|the) [a-z]{3,12} |alone |happily |by myself |outside )*(?:in|on|at|near|outside|outside of) )?${WHERE}`,
  ),
  draft: (match) => livingPlace(match),
  examples: [
    { text: 'I live in Saskatoon', cards: [{ slot: 'location', value: 'Saskatoon' }] },
    {
      text: 'my best friend lives across the street',
      cards: [{ slot: 'location', value: 'across the street', entity: 'user.friend' }],
    },
    {
      text: 'we used to live on Vancouver Island',
      cards: [{ slot: 'location', value: 'Vancouver Island', tense: 'past' }],
    },
    {
      text: "I don't live in Tulsa anymore",
      cards: [{ slot: 'location', value: 'Tulsa', relation: 'retracts' }],
    },
  ],
  counterExamples: [
    'I live in fear',
    'if I lived in Rome I would walk',
    'where do you live?',
    'he lives in that house',
    'I love living alone',
  ],
})

const BARE =
  /^(?:abroad|overseas|next door|downtown|uptown|upstate|in|on|near|at|outside|nearby|down the (?:street|road)|across the (?:street|hall)|out of (?:state|town)|on campus|off campus|stateside|upstairs|downstairs)\b/iu

function livingPlace(match: RuleMatch): Proposal | null {
  const where = match.capture('where')
  if (!where) return null
  const spoken = /\b(?:in|on|at|near|outside|of)\s$/iu.test(
    match.text.slice(0, -(match.raw('where') ?? '').length),
  )
  if (!spoken && match.raw('home') === undefined && !BARE.test(where.text)) return null
  const place = placeIn(where)
  if (
    !place ||
    // "I live on chickpeas".
    FOODS.has(nounKey(place.text).split(' ').at(-1) ?? '') ||
    // "My house in order" is no place; nor is every thing one stays at.
    ((match.raw('stay') ?? (/^my [a-z]+ (?:in|at) /u.test(match.text) ? 'bare' : undefined)) !== undefined &&
      !PLACES.has(nounKey(place.text)) &&
      !PLACES.has(nounKey(place.text).split(' ')[0] ?? '') &&
      !(/^\p{Lu}/u.test(place.text) && !/hotel|inn|hilton|airbnb/iu.test(place.text)))
  )
    return null
  const perfect = /\b(?:have|'ve)(?: always| also)? lived\b/u.test(match.text)
  return state(
    match,
    'location',
    place,
    match.raw('pastv') !== undefined ? { tense: perfect ? 'current' : 'past' } : {},
  )
}

/** "Visit Colorado where I live". */
const whereIlive = defineRule({
  id: 'en/location.where-i-live',
  priority: 94,
  confidence: 0.93,
  anchors: ['where i live', "where i'm based", 'where i am based'],
  pattern: rx(
    "\\b(?:in|to|visit|see|of|at|around|from|here in) (?<where>(?!(?:the|a|my|this|that)\\b)[\\p{L}][\\p{L} ]{1,25}),? where (?:i|we)(?:'m| am)? (?:live|based|currently live)(?! is)",
  ),
  draft: (match) => state(match, 'location', placeIn(match.capture('where'))),
  examples: [{ text: 'come and see Wyoming where i live', cards: [{ slot: 'location', value: 'Wyoming' }] }],
  counterExamples: ['where I live it is cold', 'guess where I live'],
})

/** "I'm in New Jersey now", "my brother is in Australia". */
const isIn = beRule({
  id: 'en/location.is-in',
  priority: 91,
  confidence: 0.88,
  anchors: [' in '],
  read: (match, np) => {
    const inside =
      /^(?:(?:currently|now|here|back|over|down|up|still|also|originally|just) )*(?:(?<who>(?:an?|the) (?:(?!(?:for|to|with|at|from|who|that|looking|working|training|trying)\\b)[a-z0-9-]+ ){1,6}))?(?:in|based in|located in|living in|living over in) (?<where>.+)$/iu.exec(
        np.text,
      )?.groups
    const where = inside?.['where']
    const over = match.raw('was') ?? match.raw('kwas') ?? match.raw('pwas') ?? match.raw('ewas')
    if (where === undefined || over !== undefined) return null
    const capture = { text: where, span: { start: np.span.end - where.length, end: np.span.end } }
    const place = placeIn(capture)
    const key = place ? nounKey(place.text) : ''
    const known = PLACES.has(key) || PLACES.has(keyOf(place?.text.split(',').at(-1) ?? ''))
    const passing =
      /\b(?:this week|today|for (?:a|the) (?:conference|meeting|trip|week|weekend|few)|right now for|on (?:vacation|holiday|business)|visiting|for work|until|tonight|on a trip)\b/iu.test(
        match.clause.sentence.text,
      )
    if (/\b(?:while|when|whenever|once|next time|since|if|until) $/u.test(match.before)) return null
    const detained = /^an? (?:juvenile|nursing|retirement|prison|care home|shelter|homeless)/iu.test(where)
    if (!place || passing || !(known || detained))
      return detained && place === null ? state(match, 'location', stripLead(capture, /^an? /iu)) : null
    return state(match, 'location', place)
  },
  examples: [
    { text: "I'm in Portugal now", cards: [{ slot: 'location', value: 'Portugal' }] },
    { text: 'my son is in Texas', cards: [{ slot: 'location', value: 'Texas', entity: 'user.son' }] },
  ],
  counterExamples: ["I'm in Vienna until Friday for a trade fair", "I'm in a hurry", 'he is in Canada'],
})

/** "My address is X", "my new address is", "address changed to". */
const address = defineRule({
  id: 'en/location.address',
  priority: 100,
  confidence: 0.92,
  anchors: ['address'],
  pattern: rx(
    '(?:\\bmy |^(?:the (?=new |current |delivery |shipping ))?)(?<new>new |current |home |mailing |postal |street )*address(?:\'s| is| was|:)? ?(?<chg>now |changed to |has changed to |has been changed to |updated to |is now )?(?:at )?(?<where>(?!(?:not|a secret|the same|private|wrong|on file|changed|unknown|below|above|bar|book|is|has|to|and|of|or|for|that|you)\\b)[\\p{L}\\p{N}][^;:!?()"\\n@]{2,80})',
  ),
  draft: (match) => {
    const where = match.capture('where')
    const cut = where && cutAt(where, /\s(?:but|because|and i|so|please|now|if|since|instead)\b/iu)
    const fresh = match.raw('chg') ?? (match.raw('new') === 'new' ? 'new' : undefined)
    return cut && !cut.text.includes('@')
      ? { slot: 'location', value: cut, ...(fresh ? { relation: 'updates' } : {}) }
      : null
  },
  examples: [
    {
      text: 'my address is 12 Elm Street, Dover',
      cards: [{ slot: 'location', value: '12 Elm Street, Dover' }],
    },
    {
      text: 'my address changed to 9 Oak Lane',
      cards: [{ slot: 'location', value: '9 Oak Lane', relation: 'updates' }],
    },
  ],
  counterExamples: ['what is my address?', 'my email address is kit@example.org'],
})

export const location: readonly ExtractionRule[] = [address, live, whereIlive, isIn]
