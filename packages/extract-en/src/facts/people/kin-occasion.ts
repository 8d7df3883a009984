import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { KIN } from '../../lexicon/people/kinship.ts'
import { rx } from '../../text/patterns.ts'
import { slotOf } from '../../text/relation.ts'

const WHO =
  'friend|cousin|brother|sister|niece|nephew|aunt|uncle|son|daughter|boss|coworker|colleague|roommate|neighbou?r|grandson|granddaughter|stepson|stepdaughter|godson|goddaughter|husband|wife|boyfriend|girlfriend|partner'
const OCCASION =
  '(?:\\d{1,2}(?:st|nd|rd|th) )?(?:wedding|birthday|graduation|retirement|baby shower|bridal shower|hen (?:do|party|night)|stag (?:do|party|night)|engagement party|christening|baptism|bar mitzvah|bat mitzvah|funeral|memorial|housewarming|anniversary|leaving do|bachelorette|bachelor party|birthday party|graduation party|quincea[nñ]era|communion)'

/** "A card for my colleague Raj's retirement": that there is such a friend, and the name. */
export const kinOccasion: ExtractionRule = defineRule({
  id: 'en/kin.occasion',
  priority: 90,
  confidence: 0.93,
  anchors: [
    'wedding',
    'birthday',
    'graduation',
    'retirement',
    'shower',
    'hen ',
    'stag ',
    'party',
    'christening',
    'baptism',
    'mitzvah',
    'funeral',
    'memorial',
    'housewarming',
    'anniversary',
    'leaving do',
    'bachelorette',
    'quincea',
    'communion',
  ],
  pattern: rx(
    `\\bmy (?:(?:best|older|younger|little|big|twin|late|dear|old) )?(?<rel>${WHO}),? (?<name>\\p{L}[\\p{L}-]{1,14})(?:'s|s'|’s) ${OCCASION}(?![a-z])`,
  ),
  draft: (match) => {
    const relation = KIN.get(match.raw('rel') ?? '')
    const name = match.capture('name')
    if (relation === undefined || !name || !/^\p{Lu}\p{Ll}/u.test(name.text)) return null
    return [
      { slot: slotOf(relation), value: name },
      { slot: 'name', value: name, entity: `user.${relation}` },
    ]
  },
  examples: [
    {
      text: "I baked a cake for my old friend Nadia's graduation",
      cards: [{ slot: 'relation.friend', value: 'Nadia' }],
    },
  ],
  counterExamples: ["her cousin Leo's graduation", "my best friend's wedding", "is it my cousin's birthday?"],
})
