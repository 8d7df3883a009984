import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { KIN } from '../../lexicon/people/kinship.ts'
import { rx } from '../../text/patterns.ts'
import { slotOf } from '../../text/relation.ts'

/** The speaker has them: "I have a …", "got a … and". */
const OWNED =
  /(?:\b(?:i|we)(?:'ve|ve| have|'m raising|'re raising)?(?: got| have| had| also| just)*|^(?:i |just )?(?:have|got)|\b(?:married|dad|mum|mom|father|mother|parent)(?: [a-z]+){0,2} (?:with|of|to)) (?:[^.;:!?]{0,60}\b(?:and|n|&|plus) )?$/u

/** "I have a 19 year old daughter and a 17-year-old son": that there is one, and how old. */
export const kinAged: ExtractionRule = defineRule({
  id: 'en/family.aged',
  priority: 92,
  confidence: 0.92,
  anchors: ['year', 'yr', ' yo ', 'y/o', 'month'],
  pattern: rx(
    '\\b(?:an?|one) (?<age>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]?(?:(?:years?|yrs?)[- ]?(?:old)?|yo|y\\/o) (?:little |baby |step|autistic |lovely )?(?<word>son|daughter|boy|girl|brother|sister|nephew|niece|kid|child|grandson|granddaughter|cousin|stepson|stepdaughter)\\b(?! (?:named|called)? ?(?:who|whose|that) (?:is|was) (?:not|in my class))',
  ),
  draft: (match) => {
    const word = match.raw('word') ?? ''
    const relation = KIN.get(word) ?? (word === 'girl' ? 'daughter' : undefined)
    const age = match.capture('age')
    const owned = OWNED.test(match.before)
    return relation === undefined || !age || !owned
      ? null
      : [
          { slot: slotOf(relation), value: '1', at: age, facet: 'count' },
          { slot: 'age', value: age, entity: `user.${relation}` },
        ]
  },
  examples: [
    {
      text: 'I have a 19 year old daughter',
      cards: [
        { slot: 'family.daughter', value: '1' },
        { slot: 'age', value: '19', entity: 'user.daughter' },
      ],
    },
  ],
  counterExamples: ['a 5 year old boy was lost', 'do you have a 5 year old son?', 'she has a 7 year old son'],
})
