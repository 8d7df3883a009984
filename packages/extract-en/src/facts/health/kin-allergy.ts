import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { MY_KIN, rx } from '../../text/patterns.ts'

/** "My daughter's got a nut allergy". */
export const kinAllergy: ExtractionRule = defineRule({
  id: 'en/allergy.kin-has',
  priority: 96,
  confidence: 0.92,
  anchors: ['allergy', 'allergies', 'intoleran'],
  pattern: rx(
    `${MY_KIN}(?:'s got|'s| has| has got|ve| have) (?:an? )?(?:severe |bad |serious |mild |strong |slight |life-threatening |terrible )*(?:(?<noun>(?!(?:severe|bad|serious|mild|terrible|strong|food|no|any)\\b)[a-z]{3,12}(?: [a-z]{3,10})??) (?:allergy|allergies|intolerance)\\b|(?:allergy|allergies|intolerance) to (?<to>[^.;:!?()"\\n]{2,60}))`,
  ),
  draft: (match) => state(match, 'allergy', match.capture('noun') ?? match.capture('to')),
  examples: [
    {
      text: "my daughter's got a nut allergy",
      cards: [{ slot: 'allergy', value: 'nut', entity: 'user.daughter' }],
    },
  ],
  counterExamples: ['does my daughter have a nut allergy?', 'his son has a nut allergy'],
})
