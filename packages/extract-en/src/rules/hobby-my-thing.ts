import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { inLexicon } from '../frames.ts'
import { SPORTS } from '../lexicon/leisure.ts'
import { PASTIMES } from '../lexicon/pastimes.ts'
import { LEADS, rx } from '../patterns.ts'
import { nounKey } from '../text/capture.ts'

const THING = '(?:main |big |new )?(?:thing|jam)'

/** "Swimming's my thing these days", "my new thing is bouldering": a pastime by its name. */
export const hobbyMyThing: ExtractionRule = defineRule({
  id: 'en/hobby.my-thing',
  priority: 88,
  confidence: 0.9,
  anchors: ['my thing', 'my main', 'my big', 'my new', 'my jam'],
  pattern: rx(
    `(?:^${LEADS}(?:now |these days )?|[,;] ?)(?<what>[a-z][a-z -]{2,24}?)(?:'s| is|s) (?:now |more |really |totally )*my ${THING}(?=$|[,.!]| (?:now|these days|at the moment|lately|instead)\\b)|\\bmy ${THING} (?:now |these days |lately |at the moment )?is (?<now>[a-z][a-z -]{2,24})(?=$|[,.!])`,
  ),
  draft: (match) => {
    const value = match.capture('what') ?? match.capture('now')
    const known = value && (inLexicon(SPORTS, value.text) || PASTIMES.has(nounKey(value.text)))
    return known ? { slot: 'hobby', value } : null
  },
  examples: [
    { text: "swimming's my thing these days", cards: [{ slot: 'hobby', value: 'swimming' }] },
    { text: 'my new thing is bouldering', cards: [{ slot: 'hobby', value: 'bouldering' }] },
  ],
  counterExamples: [
    'is swimming my thing?',
    "swimming's not my thing",
    "swimming's her thing",
    'honesty is my thing',
    'if swimming is my thing I will see',
  ],
})
