import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { relationOf } from '../frames.ts'
import { KIN } from '../lexicon/kinship.ts'
import { PLACES } from '../lexicon/places.ts'
import { alt, PHRASE, rx, wordAnchors } from '../patterns.ts'
import { nounKey } from '../text/capture.ts'
import { placeIn } from '../text/place.ts'
import { saidOf } from '../text/said-of.ts'
import { slotOf } from '../text/relation.ts'

const WORDS = [...KIN].filter(([, relation]) => relation !== 'pet').map(([word]) => word)
const PEOPLE = alt(WORDS)
const PEOPLE_ANCHORS = wordAnchors(WORDS)
const SORT =
  '(?:(?:older|younger|little|big|twin|elder|best|close|good|old|great|half|dear|school|work|uni|college|childhood|lovely|new) ){0,2}'

/** "I have an aunt who lives in Kyoto": what the relative clause says is said of her. */
const owned = defineRule({
  id: 'en/kin.who',
  priority: 90,
  confidence: 0.93,
  anchors: [' who ', " who's", ' whos ', ' that '],
  pattern: rx(
    `\\b(?:i|we)(?:'ve|ve| have)?(?: still| also| just| only| both)? ?(?:got|have|had|haf) (?:an?|one|two|\\d|this|some) ${SORT}(?<word>${PEOPLE})(?: (?:named|called) [a-z]{2,14})? (?:who|that|whos(?= ))(?: also| just| still)? ?(?<said>${PHRASE})`,
  ),
  draft: (match) => {
    const relation = KIN.get(match.raw('word') ?? '')
    const words = match.capture('said')
    const said = words && saidOf(words)
    return relation === undefined || !said ? null : { ...said, entity: `user.${relation}` }
  },
  examples: [
    {
      text: 'I have an aunt who lives in Kyoto',
      cards: [
        { slot: 'family.aunt', value: '1' },
        { slot: 'location', value: 'Kyoto', entity: 'user.aunt' },
      ],
    },
    {
      text: "I've got a brother who is a plumber",
      cards: [{ slot: 'occupation', value: 'plumber', entity: 'user.brother' }],
    },
  ],
  counterExamples: ['do you have an aunt who lives in Kyoto?', 'I wish I had a brother who is a plumber'],
})

/** "I have a cousin in Leeds": a place beside the relation is where she lives. */
const away = defineRule({
  id: 'en/kin.in-place',
  priority: 90,
  confidence: 0.92,
  anchors: PEOPLE_ANCHORS,
  pattern: rx(
    `\\b(?:i|we)(?:'ve|ve| have)?(?: still| also| just| only| both)? ?(?:got|have|had|haf) (?:an?|one|two|\\d|some|three|several) ${SORT}(?<word>${PEOPLE})(?: (?:living|based|over|out|back|up|down|studying|working))?(?: (?:living|based|studying|working))? in (?<place>[^.;:!?()"\\n]{2,40})`,
  ),
  draft: (match) => {
    const relation = KIN.get(match.raw('word') ?? '')
    const place = placeIn(match.capture('place'))
    if (relation === undefined || !place) return null
    const known = PLACES.has(nounKey(place.text)) || /^\p{Lu}/u.test(place.text)
    return known ? { slot: 'location', value: place, entity: `user.${relation}` } : null
  },
  examples: [
    {
      text: 'I have a cousin in Leeds',
      cards: [
        { slot: 'family.cousin', value: '1' },
        { slot: 'location', value: 'Leeds', entity: 'user.cousin' },
      ],
    },
  ],
  counterExamples: ['do you have a cousin in Leeds?', 'I have a friend in need'],
})

/** "A friend of mine is a vet": the words after the verb, and that there is one. */
const ofMine = defineRule({
  id: 'en/kin.of-mine',
  priority: 90,
  confidence: 0.92,
  anchors: ['of mine', 'of ours'],
  pattern: rx(
    `\\b(?:an?|one|this) ${SORT}(?<word>${PEOPLE}) of (?:mine|ours)(?:, [a-z]{2,14},| called [a-z]{2,14}| named [a-z]{2,14})?(?: who)? ?(?:also |just |still )?(?<said>${PHRASE})`,
  ),
  draft: (match) => {
    const relation = KIN.get(match.raw('word') ?? '')
    const words = match.capture('said')
    const said = words && saidOf(words)
    const at = match.capture('word')
    if (relation === undefined || !said || !at) return null
    return [
      { slot: slotOf(relation), value: '1', at },
      { ...said, entity: `user.${relation}` },
    ]
  },
  examples: [
    {
      text: 'a cousin of mine is a vet',
      cards: [
        { slot: 'family.cousin', value: '1' },
        { slot: 'occupation', value: 'vet', entity: 'user.cousin' },
      ],
    },
  ],
  counterExamples: ['is a friend of mine a vet?', 'a friend of mine is late', 'a friend of his is a vet'],
})

/** The relative a sentence's words end in: "so my ex husband" (, who is a chef). */
const LAST = /\b(?:my|our) (?<kin>[a-z][a-z' -]{1,40})\s?[,(]\s?$/u

/** "My ex-husband, who is a chef, …": an aside on whoever was just named. */
const aside = defineRule({
  id: 'en/kin.aside',
  priority: 90,
  confidence: 0.93,
  anchors: ['who ', "who's", 'whos '],
  pattern: rx(`^(?:who|whos(?= ))(?: also| just| still)? ?(?<said>${PHRASE})`),
  draft: (match) => {
    const { clause } = match
    const kin = LAST.exec(clause.sentence.text.slice(0, clause.start - clause.sentence.start))?.groups?.[
      'kin'
    ]
    const relation = kin === undefined ? null : relationOf(kin)
    const words = match.capture('said')
    const said = words && saidOf(words)
    return relation === null || !said ? null : { ...said, entity: `user.${relation}` }
  },
  examples: [
    {
      text: 'my ex husband, who is a chef, remarried',
      cards: [{ slot: 'occupation', value: 'chef', entity: 'user.ex_husband' }],
    },
  ],
  counterExamples: ['the man, who is a chef, left', 'who is a chef?', 'my question is who is a chef'],
})

export const kinWho: readonly ExtractionRule[] = [owned, away, ofMine, aside]
