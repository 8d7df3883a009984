import { defineRule } from '@recollect/rules'
import { ANIMALS } from '../lexicon/animals.ts'
import { oneOf } from '../lexicon/words.ts'
import { rx } from '../patterns.ts'

/** "J'ai un chien". */
export const pet = defineRule({
  id: 'fr/pet.has',
  priority: 90,
  confidence: 0.92,
  anchors: ["j'ai", 'nous avons', 'on a '],
  pattern: rx(
    `\\b(?:j'ai|nous avons|on a) (?:(?:adopte|eu) )?(?:une?|deux|trois|\\d{1,2}) (?:petite?s? |vieux |vieille )?(?<value>${oneOf(ANIMALS)})(?![\\p{L}'-])(?! (?:en peluche|dans la gorge))`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'pet', value } : null
  },
  examples: [
    { text: "J'ai un canari", cards: [{ slot: 'pet', value: 'canari' }] },
    { text: 'On a adopté deux chats', cards: [{ slot: 'pet', value: 'chats' }] },
  ],
  counterExamples: ["J'ai un chat dans la gorge", "Est-ce que j'ai un chien ?", 'Le voisin a un chien'],
})
