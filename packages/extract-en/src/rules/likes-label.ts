import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { LEADS, rx } from '../patterns.ts'
import { keyOf, stripLead } from '../text/capture.ts'

/** "True crime junkie since forever", "Leafs fan for life": what one is a lover of, said without "I am". */
export const likesLabel: ExtractionRule = defineRule({
  id: 'en/likes.label',
  priority: 86,
  confidence: 0.92,
  anchors: ['junkie', ' fan', 'addict', 'lover', ' nerd', ' buff', 'enthusiast', ' geek', 'fanatic', ' stan'],
  pattern: rx(
    `^${LEADS}(?:just |also )?(?:an? )?(?:(?:total|huge|big|massive|lifelong|proud|die-?hard|certified|self-confessed|fellow|long-?time) ){0,2}(?<what>(?!(?:i|he|she|they|you|it|my|your|his|her|the|this|that|any|every|no|not|what|who|are|is|big|huge|total)\\b)[a-z0-9][a-z0-9' -]{1,30}?) (?:junkie|fan|addict|lover|nerd|buff|enthusiast|geek|fanatic|stan)s? (?:here|over here|since (?:forever|birth|day one|childhood|\\d{4}|i|my)|for life|4 life|through and through|at heart|checking in|till i die|all my life)(?=$|[,.!]| )`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const bare = what && stripLead(what, /^(?:total|huge|big|massive|lifelong|proud|fellow) /iu)
    return bare && !/\b(?:is|are|was|the|of)\b/u.test(keyOf(bare.text))
      ? { slot: 'likes', value: bare }
      : null
  },
  examples: [{ text: 'true crime junkie since forever', cards: [{ slot: 'likes', value: 'true crime' }] }],
  counterExamples: ['any jazz fan here?', 'the ceiling fan here is broken', 'who is a golf fan for life?'],
})
