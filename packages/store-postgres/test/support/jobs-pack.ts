import { createRecollect } from '@recollect/core'
import type { Embedder, LanguagePack, Recollect, RecollectOptions } from '@recollect/core'
import { defineLanguagePack } from '@recollect/rules'
import { inMemoryStore } from '@recollect/store-memory'

/** Reads where people live, in Chinese and English, and nothing else. */
const pack: LanguagePack = defineLanguagePack({
  specVersion: 1,
  language: 'toy',
  version: '1.0.0',
  score: () => 0.9,
  tokenizer: { run: /[\p{L}\p{N}]+/gu, cut: (run) => [run] },
  words: (text) => text.match(/[\p{L}\p{N}]+/gu) ?? [],
  segment: { sentenceEnd: /[.?!。？！\n]/gu, clauseEnd: /[,;，；]/gu },
  rules: [
    {
      id: 'toy/live',
      priority: 1,
      confidence: 0.9,
      anchors: ['live in', '住在'],
      pattern: /(?:i live in |我住在)(?<value>[^\n.。]{1,50})/gu,
      draft: (match) => {
        const value = match.capture('value')
        return value ? { slot: 'location', value } : null
      },
      examples: [{ text: 'I live in rome', cards: [] }],
      counterExamples: ['nothing of the kind'],
    },
  ],
  refiners: [],
  questions: {
    types: [],
    slots: [],
    isQuestion: () => false,
    entity: () => 'user',
    time: () => null,
    value: () => null,
  },
  lexicon: {
    stopwords: new Set(),
    contentWords: new Set(),
    pronouns: new Map(),
    synonyms: new Map(),
    related: new Map(),
  },
  answers: { render: () => '', unknown: () => '' },
  significance: { technical: [], important: [], actionable: [] },
})

/** Counts letters; `before` is called first. */
export const countingEmbedder = (before: () => void | Promise<void> = () => {}): Embedder => ({
  model: 'letters',
  dimensions: 2,
  embed: async (texts) => {
    await before()
    return texts.map((text) => Float32Array.of(text.length, 1))
  },
})

/** A memory whose packs have read nothing yet. */
export const unreadMemory = (more: Partial<RecollectOptions> = {}): Promise<Recollect> =>
  createRecollect({
    store: inMemoryStore(),
    languages: [pack],
    config: { extraction: { extractOnStore: false } },
    ...more,
  })
