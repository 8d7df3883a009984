import { defineRule } from '@recollect/rules'
import { FAVORITES } from '../lexicon/favorites.ts'
import { oneOf } from '../lexicon/words.ts'
import { rx, THING } from '../patterns.ts'

/** "Ma couleur préférée est le bleu". */
export const favorite = defineRule({
  id: 'fr/favorite.is',
  priority: 95,
  confidence: 0.93,
  anchors: ['prefere'],
  pattern: rx(
    `\\bm(?:on|a) (?<what>${oneOf(FAVORITES.keys())}) preferee? (?:est|reste|c'est) (?!de |que )${THING}$`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    const kind = FAVORITES.get(match.raw('what') ?? '')
    return value && kind !== undefined ? { slot: `favorite_${kind}`, value } : null
  },
  examples: [
    { text: 'Ma couleur préférée est le bleu', cards: [{ slot: 'favorite_color', value: 'bleu' }] },
    {
      text: 'Mon plat préféré, c’est mon secret. Mon sport préféré est la voile',
      cards: [{ slot: 'favorite_sport', value: 'voile' }],
    },
  ],
  counterExamples: ['Quelle est ma couleur préférée ?', 'Sa couleur préférée est le bleu'],
})

/** "Mon passe-temps est la poterie". */
export const hobby = defineRule({
  id: 'fr/hobby.is',
  priority: 90,
  confidence: 0.9,
  anchors: ['passe-temps', 'loisir', 'hobby', 'ma passion'],
  pattern: rx(`\\b(?:mon (?:passe-temps|loisir|hobby)(?: prefere)?|ma passion) (?:est|c'est) ${THING}$`),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'hobby', value } : null
  },
  examples: [{ text: 'Mon passe-temps est la poterie', cards: [{ slot: 'hobby', value: 'poterie' }] }],
  counterExamples: ['Quel est mon passe-temps ?', 'Son passe-temps est la poterie'],
})
