import { defineLanguagePack } from '@recollect/rules'
import type { LanguagePack } from '@recollect/core'
import type { Refiner } from '@recollect/core/extraction'
import type { LanguagePackDefinition } from '@recollect/rules'
import { answers } from './toy-answers.ts'
import { questions } from './toy-questions.ts'
import { rules } from './toy-rules.ts'

const STOPWORDS = new Set(['i', 'in', 'the', 'where', 'do', 'my', 'is'])

export const dropQuestions: Refiner = {
  id: 'en/drop-questions',
  refine: (candidate) =>
    candidate.clause.sentence.terminator === '?' ? { drop: 'a question' } : [candidate],
}

/** A pack as small as the contract allows: the language of a phrase book. */
export const toyDefinition: LanguagePackDefinition = {
  specVersion: 1,
  language: 'en',
  version: '1.0.0',
  score: (text) => (/[a-z]/u.test(text) ? 1 : 0),
  fold: (text) => text.replaceAll('ß', 's'),
  tokenizer: {
    run: /[\p{Script=Latin}\p{N}]+/gu,
    cut: (run) => [run.toLowerCase()].filter((word) => !STOPWORDS.has(word)),
  },
  words: (text) => text.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [],
  segment: { sentenceEnd: /[!?.\n]/gu, clauseEnd: /[,;]/gu },
  rules,
  refiners: [dropQuestions],
  questions,
  lexicon: {
    stopwords: STOPWORDS,
    contentWords: new Set(['user']),
    pronouns: new Map([['i', 'user']]),
    synonyms: new Map([['live', ['reside']]]),
  },
  answers,
  significance: { technical: ['server'], important: ['never'], actionable: ['run'] },
  times: {
    read: (text, { at }) =>
      [...text.matchAll(/\btoday\b/gu)].map(({ index }) => ({
        span: { start: index, end: index + 'today'.length },
        role: 'at',
        date: { from: at, to: at + 1, precision: 'day', ambiguous: false },
      })),
  },
}

/** The toy pack, changed. */
export const toyPack = (change: Partial<LanguagePackDefinition> = {}): LanguagePack =>
  defineLanguagePack({ ...toyDefinition, ...change })
