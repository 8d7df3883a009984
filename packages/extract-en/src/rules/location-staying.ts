import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { LEADS, rx } from '../patterns.ts'
import { placeIn } from '../text/place.ts'

const GUEST = /\b(?:hotel|hilton|inn|hostel|airbnb|resort|motel|marriott|hyatt|ritz|lodge|b&b|hospital)\b/iu

/** "Now staying at Punggol": in Singapore and India one stays where one lives. */
export const locationStaying: ExtractionRule = defineRule({
  id: 'en/location.staying',
  priority: 95,
  confidence: 0.92,
  anchors: ['staying'],
  pattern: rx(
    `^${LEADS}(?:i'?m |i am |we are )?(?:now|currently|presently) (?:only )?staying (?:at|in) (?<where>[^.;:!?()"\\n]{2,40})`,
  ),
  draft: (match) => {
    const where = match.capture('where')
    const value = placeIn(where)
    if (!value || !/^\p{Lu}/u.test(value.text) || GUEST.test(where?.text ?? '')) return null
    return {
      slot: 'location',
      value,
      ...(/\bnow\b/u.test(match.text) ? { relation: 'updates' as const } : {}),
    }
  },
  examples: [
    {
      text: 'now staying at Punggol',
      cards: [{ slot: 'location', value: 'Punggol', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'now staying at the Hilton',
    'are you now staying at Punggol?',
    'he is now staying in Oslo',
  ],
})
