import { defineRule } from '@recollect/rules'
import { LIST, rx, whose, KIN_WORDS } from '../patterns.ts'

/** "Je suis allergique aux noisettes". */
export const allergy = defineRule({
  id: 'fr/allergy.to',
  priority: 100,
  confidence: 0.95,
  anchors: ['allergique'],
  pattern: rx(
    `\\b(?:je suis|(?:ma|mon) (?<kin>${KIN_WORDS}) est) (?:tres )?allergique (?:aux |au |a la |a l'|a )${LIST}$`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'allergy', value, entity: whose(match) } : null
  },
  examples: [
    { text: 'Je suis allergique aux noisettes', cards: [{ slot: 'allergy', value: 'noisettes' }] },
    {
      text: 'Mon fils est allergique au lait',
      cards: [{ slot: 'allergy', value: 'lait', entity: 'user.son' }],
    },
  ],
  counterExamples: ['À quoi je suis allergique ?', 'Les gens allergiques éternuent'],
})
