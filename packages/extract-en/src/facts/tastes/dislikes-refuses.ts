import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { entityOf } from '../../text/state.ts'
import { rx, SUBJECT } from '../../text/patterns.ts'
import { cutAt } from '../../text/capture.ts'

const END =
  /\s(?:if|unless|until|when|because|so|and|but|since|at|for|with|without|again|any ?more|today|tonight|right now|yet|or)\b/iu
const PASSING =
  /^(?:it|this|that|them|him|her|me|the|my|his|your|their|breakfast|lunch|dinner|any|anything|anymore|well|properly|much|out|until)$|^(?:me|him|her|us|them|you|it|an?|another|the|my|his|her|your|their|this|that|these|those) /iu

/** "My nephew refuses to eat mushrooms", "my kids won't touch vegetables". */
export const dislikesRefuses: ExtractionRule = defineRule({
  id: 'en/dislikes.refuses',
  priority: 90,
  confidence: 0.93,
  anchors: [
    'refuse',
    "won't eat",
    'wont eat',
    "won't touch",
    'wont touch',
    'will not eat',
    'will not touch',
    "won't drink",
    'wont drink',
  ],
  pattern: rx(
    `${SUBJECT},? (?:(?:just|still|absolutely|flatly|simply|usually|always|now) )?(?:refuses? to (?:eat|drink|touch)|(?:won'?t|will not|will never) (?:eat|touch|drink)) (?<what>[a-z][^,.;:!?()"\\n]{2,40})`,
  ),
  draft: (match) => {
    const entity = entityOf(match)
    const said = match.capture('what')
    const what = said && cutAt(said, END)
    if (entity === null || !what || PASSING.test(what.text)) return null
    return { slot: 'dislikes', value: what, entity }
  },
  examples: [
    {
      text: 'my nephew refuses to eat mushrooms',
      cards: [{ slot: 'dislikes', value: 'mushrooms', entity: 'user.nephew' }],
    },
    { text: "I won't touch liver", cards: [{ slot: 'dislikes', value: 'liver' }] },
  ],
  counterExamples: [
    "my son won't eat",
    'she refuses to eat fish',
    "I won't touch it",
    "my dog won't eat the new food",
  ],
})
