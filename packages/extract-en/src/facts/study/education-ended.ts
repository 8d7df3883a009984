import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { rx } from '../../text/patterns.ts'

/** "I'm not in college anymore", "she's no longer at school". */
export const educationEnded: ExtractionRule = defineRule({
  id: 'en/education.no-longer',
  priority: 96,
  confidence: 0.93,
  anchors: ['not in ', 'not at ', 'longer in ', 'longer at ', "n't in ", "n't at ", 'out of '],
  pattern: rx(
    "\\b(?:i'm|im|i am|we're|we are) (?:(?<stop>no longer|finally out of)|not) ?(?:in |at )?(?<what>(?:high |grad |graduate |med |medical |law |art |middle |night )?(?:school|college|uni|university))(?<over> any ?more| any longer)?(?=$|[,.!]| (?:and|but|so|now|thank)\\b)",
  ),
  draft: (match) => {
    const ended = match.raw('stop') ?? match.raw('over')
    return ended
      ? state(match, 'education', match.capture('what'), { relation: 'retracts', polarity: 'positive' })
      : null
  },
  examples: [
    {
      text: "I'm not in college anymore",
      cards: [{ slot: 'education', value: 'college', relation: 'retracts' }],
    },
    { text: 'i am no longer at uni', cards: [{ slot: 'education', value: 'uni', relation: 'retracts' }] },
  ],
  counterExamples: [
    "I'm not in school today",
    'are you no longer at college?',
    'he is not in school anymore',
  ],
})
