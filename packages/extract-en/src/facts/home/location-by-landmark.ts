import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { DOES, LEADS, rx } from '../../text/patterns.ts'
import { placeIn } from '../../text/place.ts'

const LANDMARK =
  '(?:above|opposite|behind|beside|next to|next door to|across (?:the street )?from|down the (?:road|street) from|around the corner from|two doors down from|a block from|right by|by|below|underneath)'

/** "I live above a pizza place", "we live across from the church": named by what is near. */
const landmark = defineRule({
  id: 'en/location.landmark',
  priority: 92,
  confidence: 0.93,
  anchors: ['live ', 'living '],
  pattern: rx(
    `(?:${DOES}live|\\bi(?:'m| am|m) (?:currently |now )?living) (?:right |directly |just )?(?<where>${LANDMARK} (?:an?|the) [^,.;:!?()"\\n]{3,40})`,
  ),
  draft: (match) => {
    const where = match.capture('where')
    if (
      !where ||
      / by (?:the|a) (?:rules?|code|day|sword|motto|saying|clock|seat|book|principle|mantra)\b/u.test(
        match.text,
      )
    )
      return null
    return state(match, 'location', cutLandmark(where.text), { at: where })
  },
  examples: [
    { text: 'I live above a pizza place', cards: [{ slot: 'location', value: 'above a pizza place' }] },
  ],
  counterExamples: ['do you live above the shop?', 'I live by the motto', 'they live across from the church'],
})

const cutLandmark = (text: string): string =>
  text.replace(/ (?:and|so|but|which|that|where|with|because|since|for|now|when)\b.*$/u, '')

/** "I live twenty minutes from the sea, in Hove": how far first, then where. */
const distant = defineRule({
  id: 'en/location.distant',
  priority: 92,
  confidence: 0.93,
  anchors: ['live '],
  pattern: rx(
    `${DOES}live (?:about |only |just |quite |not )?(?:an? (?:long|short|fair|good) (?:way|walk|drive|distance|bus ride)|far|miles|[a-z\\d]+ (?:minutes?|mins|hours?|miles|km|blocks|stops)(?: (?:away|walk|drive|north|south|east|west))?|a few (?:miles|minutes|stops|blocks)|near|close to|close|just outside) ?(?:from |of )?[^,.;:!?()"\\n]{0,25}, (?:over |up |down |out )?in (?<where>[^,.;:!?()"\\n]{2,30})`,
  ),
  draft: (match) => {
    const place = placeIn(match.capture('where'))
    return place && /^\p{Lu}/u.test(place.text) ? state(match, 'location', place) : null
  },
  examples: [
    { text: 'I live a few miles from the coast, in Whitby', cards: [{ slot: 'location', value: 'Whitby' }] },
  ],
  counterExamples: ['do you live far from the sea, in Whitby?', 'she lives far away, in Oslo'],
})

/** "Were in Leeds now", "I am live in Pune with my uncle": typed fast, or by learners. */
const loose = defineRule({
  id: 'en/location.loose',
  priority: 92,
  confidence: 0.94,
  anchors: ['were in', 'we r in', 'am live', "'m live", 'im live'],
  pattern: rx(
    `^${LEADS}(?:were|we r) (?:living |based )?in (?<now>[\\p{L}][\\p{L} ]{2,20}?) now(?=$|[,.!]| (?:btw|and|so|not|but|lol|tho|after|since)\\b)|\\b(?:i am|i'm|im) (?:now )?live (?:in|at) (?<live>[^,.;:!?()"\\n]{2,40})`,
  ),
  draft: (match) => {
    const now = match.capture('now')
    if (now) {
      const place = placeIn(now)
      return place ? { slot: 'location', value: place, relation: 'updates' } : null
    }
    const place = placeIn(match.capture('live'))
    return place && /^\p{Lu}/u.test(place.text) ? { slot: 'location', value: place } : null
  },
  examples: [
    { text: 'were in dundee now', cards: [{ slot: 'location', value: 'dundee', relation: 'updates' }] },
    { text: 'I am live in Pune with my uncle', cards: [{ slot: 'location', value: 'Pune' }] },
  ],
  counterExamples: [
    'were in trouble now',
    'we were in Leeds',
    "I'm live in five minutes",
    'were you in Leeds now?',
  ],
})

export const locationByLandmark: readonly ExtractionRule[] = [landmark, distant, loose]
