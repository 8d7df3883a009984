import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { DOES, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

/** "I believe in ghosts", "my son believes in Santa". */
const beliefIn: ExtractionRule = defineRule({
  id: 'en/belief.in',
  priority: 88,
  confidence: 0.83,
  anchors: ['believ', 'faith in', 'leaning towards', 'my values', 'my motto', 'worship'],
  pattern: rx(
    `(?:${DOES}(?:believes? (?:strongly |firmly )?in|worships?|have faith in)|\\bleaning towards(?= [a-z ]{3,30}ism\\b)|\\bmy (?:core )?(?:values|motto|philosophy)(?: in life)? (?:is|are)) (?<what>[^,.;:!?()"\\n]{3,50})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (
      !what ||
      /^(?:you|it|that|this|myself|yourself|him|her|them|me|us|what|my|your)\b/u.test(keyOf(what.text)) ||
      match.raw('pron') === 'it'
    )
      return null
    return state(
      match,
      /^(?:god|jesus|christ|allah|buddha)\b/u.test(keyOf(what.text)) ? 'religion' : 'belief',
      what,
    )
  },
  examples: [{ text: 'I believe in reincarnation', cards: [{ slot: 'belief', value: 'reincarnation' }] }],
  counterExamples: ['I believe in you', 'do you believe in magic?', 'he believes in ghosts'],
})

export const belief: readonly ExtractionRule[] = [beliefIn]
