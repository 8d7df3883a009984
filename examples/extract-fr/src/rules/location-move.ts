import { defineRule } from '@recollect/rules'
import { IN, PLACE, rx } from '../patterns.ts'

/** "J'ai déménagé à Bruges", "je viens d'emménager à Bruges": replaces the place before. */
export const locationMove = defineRule({
  id: 'fr/location.move',
  priority: 100,
  confidence: 0.92,
  anchors: ['demenage', 'emmenage', 'installe'],
  pattern: rx(
    `\\b(?:j'ai |nous avons |on a |je viens d'|je viens de )(?:recemment |enfin |finalement )?(?:demenager?|emmenager?) ${IN}${PLACE}|\\b(?:je me suis|nous nous sommes) installee?s? ${IN}${PLACE.replace('value', 'other')}`,
  ),
  draft: (match) => {
    const value = match.capture('value') ?? match.capture('other')
    return value ? { slot: 'location', value, relation: 'updates' } : null
  },
  examples: [
    { text: "J'ai déménagé à Bruges", cards: [{ slot: 'location', value: 'Bruges', relation: 'updates' }] },
    {
      text: "J'ai déménagé à Bruges en 2019",
      cards: [{ slot: 'location', value: 'Bruges', relation: 'updates' }],
    },
    {
      text: 'Nous nous sommes installés à Liège',
      cards: [{ slot: 'location', value: 'Liège', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'Je devrais déménager à Bruges',
    'Mon voisin a déménagé à Bruges',
    "J'ai installé une étagère",
  ],
})

/** "Je viens de Cork", when a name follows: "je viens de manger" is another thing. */
export const hometown = defineRule({
  id: 'fr/hometown.from',
  priority: 80,
  confidence: 0.85,
  anchors: ['je viens d', 'originaire', "j'ai grandi"],
  pattern: rx(
    "\\b(?:je viens (?:du |de la |des |de |d')|je suis originaire (?:du |de la |des |de |d')|j'ai grandi (?:a |au |en ))(?<value>\\p{L}[\\p{L}'-]{1,30}(?: \\p{L}[\\p{L}'-]{1,20}){0,2})$",
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value && /^\p{Lu}/u.test(value.text) ? { slot: 'hometown', value } : null
  },
  examples: [{ text: 'Je viens de Cork', cards: [{ slot: 'hometown', value: 'Cork' }] }],
  counterExamples: ['Je viens de manger', 'Je viens du bureau'],
})
