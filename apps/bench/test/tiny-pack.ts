import { defineLanguagePack, defineRule } from '@recollect/rules'
import type { LanguagePack } from '@recollect/core'

const home = defineRule({
  id: 'xx/location.home',
  priority: 1,
  confidence: 0.9,
  anchors: ['home is '],
  pattern: /home is (?<place>[a-z]{1,20})/gu,
  draft: (match) => {
    const place = match.capture('place')
    return place ? { slot: 'location', value: place, relation: 'updates' } : null
  },
  examples: [{ text: 'home is ghent', cards: [{ slot: 'location', value: 'ghent' }] }],
  counterExamples: ['home'],
})

/** A language in which one can say where home is, and ask. */
export const tinyPack = (): LanguagePack =>
  defineLanguagePack({
    specVersion: 1,
    language: 'xx',
    version: '0.0.0',
    score: () => 1,
    tokenizer: { run: /[a-z]+/gu, cut: (run) => [run] },
    words: (text) => text.split(' '),
    segment: { sentenceEnd: /[.?\n]/gu, clauseEnd: /,/gu },
    rules: [home],
    refiners: [],
    questions: {
      types: [
        {
          id: 'xx/where',
          type: 'where',
          pattern: /^where/u,
          examples: ['where is home?'],
          counterExamples: ['who is it?'],
        },
      ],
      slots: [{ id: 'xx/home', pattern: /home/u, slots: ['location'] }],
      isQuestion: (text) => text.endsWith('?'),
      entity: () => 'user',
      time: () => null,
      value: () => null,
    },
    lexicon: {
      stopwords: new Set(['is']),
      contentWords: new Set(),
      pronouns: new Map(),
      synonyms: new Map(),
    },
    answers: { render: ({ cards }) => `It is ${cards[0]?.value ?? '?'}.`, unknown: () => 'No idea.' },
    significance: { technical: [], important: [], actionable: [] },
  })
