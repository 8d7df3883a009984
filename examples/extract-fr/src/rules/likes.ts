import { defineRule } from '@recollect/rules'
import { LIST, rx, WHO, whose } from '../patterns.ts'

const MUCH = '(?:bien |beaucoup |vraiment |trop |aussi |tellement ){0,2}'

/** "J'aime le thé et la pluie": each thing a card of its own. */
export const likes = defineRule({
  id: 'fr/likes.like',
  priority: 80,
  confidence: 0.9,
  anchors: ['aime', 'adore'],
  pattern: rx(`${WHO}(?:aime|adore)(?:nt)? ${MUCH}(?!pas |plus |guere |mieux |jamais |que )${LIST}$`),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'likes', value, entity: whose(match) } : null
  },
  examples: [
    { text: "J'aime le thé", cards: [{ slot: 'likes', value: 'thé' }] },
    {
      text: "J'adore les chats et la pluie",
      cards: [
        { slot: 'likes', value: 'chats' },
        { slot: 'likes', value: 'pluie' },
      ],
    },
    { text: 'Ma femme adore le jazz', cards: [{ slot: 'likes', value: 'jazz', entity: 'user.wife' }] },
  ],
  counterExamples: [
    "Qu'est-ce que j'aime ?",
    "J'aime pas le thé",
    "J'aimerais un thé",
    'Il aime le thé',
    "J'aime que tu viennes",
  ],
})

/** "Je n'aime pas les oignons", "je déteste la pluie". */
export const dislikes = defineRule({
  id: 'fr/dislikes.not',
  priority: 85,
  confidence: 0.9,
  anchors: ['aime', 'deteste', 'horreur', 'supporte'],
  pattern: rx(
    `(?:${WHO}(?:n'|ne )?(?:aime (?:vraiment )?(?:pas|guere)(?: du tout)?|supporte pas|deteste|ai horreur)|\\bje hais) (?:de |du |des |d')?${LIST}$`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'dislikes', value, entity: whose(match) } : null
  },
  examples: [
    {
      text: "Je n'aime pas les oignons",
      cards: [{ slot: 'dislikes', value: 'oignons', polarity: 'negative' }],
    },
    { text: 'Je déteste la pluie', cards: [{ slot: 'dislikes', value: 'pluie', polarity: 'negative' }] },
  ],
  counterExamples: ["Est-ce que je n'aime pas les oignons ?", 'Elle déteste la pluie'],
})

/** "Je n'aime plus la techno". */
export const likesStopped = defineRule({
  id: 'fr/likes.stopped',
  priority: 88,
  confidence: 0.88,
  anchors: ['aime plus'],
  pattern: rx(`\\bj(?:e n)?'aime plus (?!que )${LIST}$`),
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'likes', value, relation: 'retracts' } : null
  },
  examples: [
    { text: "Je n'aime plus la techno", cards: [{ slot: 'likes', value: 'techno', relation: 'retracts' }] },
  ],
  counterExamples: ["J'aime plus que tout la mer", 'Il n’aime plus la techno'],
})
