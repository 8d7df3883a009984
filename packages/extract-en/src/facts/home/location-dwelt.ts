import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { GIVEN_NAMES } from '../../lexicon/people/names.ts'
import { PLACES } from '../../lexicon/home/places.ts'
import { LEADS, rx } from '../../text/patterns.ts'
import { keyOf, nounKey } from '../../text/capture.ts'
import { placeIn } from '../../text/place.ts'

/** A known place, or a part of one: "Leith, Edinburgh". Capitals alone may write a bar, a program or a show. */
const isPlace = (text: string): boolean => {
  const last = text.split(',').at(-1) ?? ''
  return PLACES.has(nounKey(text)) || (/^\p{Lu}/u.test(text) && PLACES.has(nounKey(last.trim())))
}

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

export const locationDwelt: readonly ExtractionRule[] = [homeIs]
