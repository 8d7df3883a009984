import { defineRule } from '@recollect/rules'
import { KIN } from '../lexicon/kinship.ts'
import { KIN_WORDS, rx } from '../patterns.ts'

const COUNT = '(?<value>une?|deux|trois|quatre|cinq|six|\\d{1,2})'

/** "J'ai deux fils", "je n'ai pas d'enfants". */
export const family = defineRule({
  id: 'fr/family.has',
  priority: 90,
  confidence: 0.93,
  anchors: ["j'ai", "je n'ai", 'nous avons', 'on a '],
  pattern: rx(
    `\\b(?:j'ai|nous avons|on a) ${COUNT} (?:petite?s? |grande?s? |jeunes? )?(?<kin>${KIN_WORDS})(?![\\p{L}-])|\\bj(?:e n)?'ai pas d(?:e |')(?<none>${KIN_WORDS})(?![\\p{L}-])`,
  ),
  draft: (match) => {
    const none = match.capture('none')
    const value = match.capture('value') ?? none
    const relation = KIN.get(match.raw('kin') ?? match.raw('none') ?? '')
    if (!value || relation === undefined) return null
    return { slot: `family.${relation}`, value, polarity: none ? 'negative' : 'positive' }
  },
  examples: [
    { text: "J'ai deux fils", cards: [{ slot: 'family.son', value: 'deux' }] },
    {
      text: "Je n'ai pas de frères",
      cards: [{ slot: 'family.brother', value: 'frères', polarity: 'negative' }],
    },
  ],
  counterExamples: ["Combien j'ai de fils ?", 'Il a deux fils', "J'ai deux billets"],
})
