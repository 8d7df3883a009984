import { defineRule } from '@recollect/rules'
import { IN, rx } from '../patterns.ts'

/** "Je voulais dire Bruges": the slot is that of what was said before, so none is named; `fr/correction` reads "pas Gand" after it. */
export const meant = defineRule({
  id: 'fr/correction.meant',
  priority: 45,
  confidence: 0.9,
  anchors: ['je voulais dire'],
  pattern: rx(`\\bje voulais dire (?:${IN}|chez |le |la |l')?(?<value>[^,.;:!?()"«»]{2,40})$`),
  draft: (match) => {
    const value = match.capture('value')
    // "Je voulais dire merci" puts nothing right: a name or a number does.
    const names = value !== undefined && /^[\p{Lu}\d]/u.test(value.text)
    return names ? { slot: 'generic', value, relation: 'updates', correction: {} } : null
  },
  examples: [
    {
      text: 'Pardon, je voulais dire Bruges',
      cards: [{ slot: 'generic', value: 'Bruges', relation: 'updates', corrects: null }],
    },
    {
      text: 'Je voulais dire à Bruges, pas à Malmö',
      cards: [{ slot: 'generic', value: 'Bruges', relation: 'updates', corrects: 'Malmö' }],
    },
  ],
  counterExamples: [
    'Je voulais dire merci',
    'Il voulait dire Bruges',
    'Tu crois que je voulais dire Bruges ?',
  ],
})
