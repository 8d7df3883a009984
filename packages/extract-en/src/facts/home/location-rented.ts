import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { DWELLING } from '../../lexicon/home/dwellings.ts'
import { LEADS, rx } from '../../text/patterns.ts'
import { placeIn } from '../../text/place.ts'

/** A flat for a holiday. */
const VISIT =
  /\b(?:for (?:the|an?|one|two|three|\d+) (?:[a-z]+ )?(?:weekend|nights?|days?|weeks?|holidays?|summer|trip|visit|wedding|party)|airbnb|out to|next|tonight|tomorrow)\b/u

/** "I rent a studio in Leeds", "been renting a tiny flat in Graz since uni": where one rents one lives. */
export const locationRented: ExtractionRule = defineRule({
  id: 'en/location.rented',
  priority: 80,
  confidence: 0.92,
  anchors: ['renting', ' rent ', 'rent a', 'sharing a', ' share a'],
  pattern: rx(
    `(?:\\b(?:i|we)(?:'ve been|'m|'re| am| are| have been|m| been)? (?:currently |still |now |just )*|^${LEADS}(?:still |currently |been )*)(?:rent(?:ing)?(?! out)|shar(?:e|ing)) (?:(?:an?|the|my|our) )?(?:[a-z]+ )?${DWELLING}(?: with [a-z ]{3,25}?)? in (?<where>[^.;:!?()"\\n]{2,50})`,
  ),
  draft: (match) => {
    const where = match.capture('where')
    const place = placeIn(where)
    const isTown = place !== null && /^\p{Lu}/u.test(place.text)
    return !where || !isTown || VISIT.test(match.clause.text) ? null : { slot: 'location', value: place }
  },
  examples: [
    {
      text: 'been renting a tiny studio in Leeds since uni',
      cards: [{ slot: 'location', value: 'Leeds' }],
    },
  ],
  counterExamples: [
    'should I rent a flat in Leeds?',
    'he rents a flat in Leeds',
    'I rent out a flat in Leeds',
    'we are renting a cottage in Wales for the weekend',
    'I want to rent a flat in Leeds',
  ],
})
