import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { PASTIMES } from '../../lexicon/pastimes/pastimes.ts'
import { rx } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'

const END =
  /\s(?:and|but|so|because|when|since|after|at|in|last|this|years?|ages|recently|again|lol|during|as|with)\b/iu

/** "My knitting obsession is out of control", "my husband got me into bouldering": pastimes named beside other news. */
export const hobbyTold: ExtractionRule = defineRule({
  id: 'en/hobby.named',
  priority: 84,
  confidence: 0.92,
  anchors: [
    ' hobby',
    ' obsession',
    ' addiction',
    ' journey',
    ' phase',
    ' habit',
    'me into',
    'us into',
    'me hooked on',
    'me started on',
    ' class',
    ' lessons',
    ' practice',
    ' club',
  ],
  pattern: rx(
    `\\b(?:my|our) (?:new |growing |little |whole |weekly |current |latest )?(?<mine>[a-z]{3,12}(?:[ -][a-z]{3,12})?) (?:hobby|obsession|addiction|journey|phase|habit|class|classes|lessons|practice|club|group|teacher|coach|instructor|buddies|buddy)\\b|\\b(?:got|gets|getting|introduced) (?:me|us) (?:really |all |so |back )?(?:into|hooked on|started on|addicted to|to) (?<got>[^,.;:!?()"\\n]{3,40})`,
  ),
  draft: (match) => {
    const said = match.capture('mine') ?? match.capture('got')
    const what = said && cutAt(said, END)
    return what && PASTIMES.has(keyOf(what.text)) ? { slot: 'hobby', value: what } : null
  },
  examples: [
    { text: 'my knitting obsession is out of control', cards: [{ slot: 'hobby', value: 'knitting' }] },
    { text: 'my husband got me into bouldering', cards: [{ slot: 'hobby', value: 'bouldering' }] },
  ],
  counterExamples: ['my smoking habit', 'he got me into trouble', 'your knitting obsession is funny'],
})
