import { defineRule } from '@recollect/rules'
import { STATES } from '../lexicon/states.ts'
import { LANGUAGES } from '../lexicon/languages.ts'
import { oneOf } from '../lexicon/words.ts'
import { ADV, KIN_WORDS, LIST, rx, whose } from '../patterns.ts'

/** "Je suis mariée", "je suis végétarien": one word tells the slot. */
export const state = defineRule({
  id: 'fr/state.is',
  priority: 88,
  confidence: 0.92,
  anchors: ['suis', ' est '],
  pattern: rx(
    `\\b(?:je suis ${ADV}|(?:ma|mon) (?<kin>${KIN_WORDS}) est ${ADV})(?:une? )?(?<value>${oneOf(STATES.keys())})(?![\\p{L}'-])(?! (?:a |avec )?l'idee)`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    const slot = STATES.get(match.raw('value') ?? '')
    return value && slot !== undefined ? { slot, value, entity: whose(match) } : null
  },
  examples: [
    { text: 'Je suis mariée', cards: [{ slot: 'relationship_status', value: 'mariée' }] },
    { text: 'Je suis végétarien', cards: [{ slot: 'diet', value: 'végétarien' }] },
    {
      text: 'Ma copine est belge',
      cards: [{ slot: 'nationality', value: 'belge', entity: 'user.girlfriend' }],
    },
  ],
  counterExamples: ['Est-ce que je suis marié ?', 'Elle est belge', 'Si j’étais marié'],
})

/** "Je parle néerlandais et breton". */
export const language = defineRule({
  id: 'fr/language.speak',
  priority: 88,
  confidence: 0.92,
  anchors: ['je parle'],
  pattern: rx(
    `\\bje parle ${ADV}(?:couramment |un peu )?(?:l'|le )?(?=${oneOf(LANGUAGES)}(?![\\p{L}-]))${LIST}$`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'language', value } : null
  },
  examples: [{ text: 'Je parle néerlandais', cards: [{ slot: 'language', value: 'néerlandais' }] }],
  counterExamples: ['Je parle à ma sœur', 'Il parle néerlandais'],
})
