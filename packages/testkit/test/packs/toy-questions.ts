import type { QuestionLexicon } from '@recollect/core/extraction'

export const questions: QuestionLexicon = {
  types: [
    {
      id: 'en/where',
      type: 'where',
      pattern: /^where\b/u,
      examples: ['where do I live?'],
      counterExamples: ['somewhere I live'],
    },
  ],
  slots: [{ id: 'en/slot.location', pattern: /\blive\b/u, slots: ['location'] }],
  isQuestion: (text) => text.includes('?'),
  entity: () => 'user',
  time: () => null,
  value: () => null,
}
