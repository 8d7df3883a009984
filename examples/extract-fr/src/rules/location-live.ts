import { defineRule } from '@recollect/rules'
import { ADV, I, IN, NE, PLACE, rx, WHO, whose } from '../patterns.ts'

/** "J'habite à Gand", "ma sœur vit à Oslo"; "j'habitais" is over. */
export const locationLive = defineRule({
  id: 'fr/location.live',
  priority: 90,
  confidence: 0.92,
  anchors: ['habit', ' vis ', ' vit ', ' viv', ' resid'],
  pattern: rx(
    `${WHO}(?:habite|vis|vit|reside|(?<past>habitais|vivais|habitait|vivait))(?:nt)? ${ADV}${IN}${PLACE}`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    if (!value || /^(?:paix|couple|coloc|peu|une? |notre |mon |ma |le |la )/u.test(match.raw('value') ?? ''))
      return null
    return { slot: 'location', value, entity: whose(match), tense: match.raw('past') ? 'past' : 'current' }
  },
  examples: [
    { text: "J'habite à Gand", cards: [{ slot: 'location', value: 'Gand' }] },
    { text: "J'habite à Gand depuis trois ans", cards: [{ slot: 'location', value: 'Gand' }] },
    { text: 'Ma sœur vit à Oslo', cards: [{ slot: 'location', value: 'Oslo', entity: 'user.sister' }] },
    { text: "Avant, j'habitais à Namur", cards: [{ slot: 'location', value: 'Namur', tense: 'past' }] },
  ],
  counterExamples: [
    "Où est-ce que j'habite ?",
    'Il habite à Gand',
    "Si j'habitais à Rome, je chanterais",
    'Je vis en paix',
    'Je vis dans un petit appartement',
  ],
})

/** "Je n'habite plus à Gand", with or without "ne": what is so no longer. */
export const locationLeft = defineRule({
  id: 'fr/location.left',
  priority: 95,
  confidence: 0.9,
  anchors: ['plus'],
  pattern: rx(`${I.replace('je |', "je |je n'|je ne |")}${NE}(?:habite|vis|reside) plus ${IN}${PLACE}`),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'location', value, relation: 'retracts' } : null
  },
  examples: [
    { text: "Je n'habite plus à Gand", cards: [{ slot: 'location', value: 'Gand', relation: 'retracts' }] },
    { text: "J'habite plus à Gand", cards: [{ slot: 'location', value: 'Gand', relation: 'retracts' }] },
  ],
  counterExamples: ['Je voudrais ne plus habiter à Gand', "Est-ce que je n'habite plus à Gand ?"],
})
