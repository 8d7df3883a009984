import { defineLanguagePack } from '../../src/index.ts'
import type { LanguagePackDefinition } from '../../src/index.ts'
import type { LanguagePack, MemoryCard } from '@recollect/core'
import type { Refiner, StatementReader } from '@recollect/core/extraction'
import { toyRules } from './toy-rules.ts'

const STOPWORDS = new Set([
  'i',
  'do',
  'in',
  'a',
  'an',
  'the',
  'is',
  'are',
  'my',
  'to',
  'what',
  'where',
  'who',
  'how',
  'many',
  'now',
  'kind',
  'of',
  'before',
  'has',
  'changed',
  'did',
])

const dropQuestions: Refiner = {
  id: 'ty/drop-questions',
  refine: (candidate) =>
    candidate.clause.sentence.terminator === '?' ? { drop: 'it stands in a question' } : [candidate],
}

/** `cats and dogs` → two cards. */
const splitLists: Refiner = {
  id: 'ty/split-lists',
  refine: (candidate) =>
    candidate.value.includes(' and ')
      ? candidate.value
          .split(' and ')
          .map((value) => ({ ...candidate, value, notes: [...candidate.notes, 'split'] }))
      : [candidate],
}

/** `rome since 2020` → rome, valid from 2020. */
const readSince: Refiner = {
  id: 'ty/read-since',
  refine: (candidate) => {
    const match = /^(?<value>.+) since (?<year>\d{4})$/u.exec(candidate.value)
    if (!match?.groups) return [candidate]
    const { value = '', year = '' } = match.groups
    const validFrom = Date.UTC(Number(year), 0, 1)
    return [{ ...candidate, value, validFrom, when: `since ${year}`, notes: [...candidate.notes, 'since'] }]
  },
}

/** Whoever says "I" states something, unless it was read. */
const statements: StatementReader = {
  read: (_text, folded, read) =>
    [...folded.matchAll(/(?<said>\bi [^.?!\n]+)(?<end>[.?!\n]|$)/gu)].flatMap(({ index, groups }) => {
      const { said = '', end = '' } = groups ?? {}
      const part = { start: index, end: index + said.length }
      const isRead = read.some((span) => span.start < part.end && part.start < span.end)
      return isRead || end === '?' ? [] : [{ ...part, kind: /\bsold\b/u.test(said) ? 'change' : 'fact' }]
    }),
  signsOf: () => [],
}

const listed = (cards: readonly MemoryCard[]) => cards.map((card) => card.value).join(', ')

const definition: LanguagePackDefinition = {
  specVersion: 1,
  language: 'ty',
  version: '1.0.0',
  score: (text) => (/[a-z]/u.test(text) ? 0.9 : 0),
  tokenizer: { run: /[a-z0-9']+/gu, cut: (run) => (STOPWORDS.has(run) ? [] : [run]) },
  words: (text) => text.match(/[a-z0-9']+/gu) ?? [],
  variants: (word) => (word.endsWith('s') ? [word.slice(0, -1)] : [`${word}s`]),
  statements,
  cues: {
    redirect: /what i really want to know/u,
    describes: /the one who/u,
    refersBack: /\bher\b/u,
    everybody: /how many people/u,
    assistantSaid: /did you/u,
    request: /can you/u,
    standing: /always/u,
  },
  segment: { sentenceEnd: /[.?!\n]/gu, clauseEnd: /[,;]/gu },
  rules: toyRules,
  refiners: [dropQuestions, splitLists, readSince],
  questions: {
    types: [
      { id: 'ty/what_kind', type: 'what_kind', pattern: /\bwhat kind\b/u, examples: [], counterExamples: [] },
      { id: 'ty/how_many', type: 'how_many', pattern: /\bhow many\b/u, examples: [], counterExamples: [] },
      { id: 'ty/recency', type: 'recency', pattern: /\bnow\b/u, examples: [], counterExamples: [] },
      { id: 'ty/update', type: 'update', pattern: /\bchanged\b/u, examples: [], counterExamples: [] },
      { id: 'ty/where', type: 'where', pattern: /\bwhere\b/u, examples: [], counterExamples: [] },
      { id: 'ty/yes_no', type: 'yes_no', pattern: /^do i\b/u, examples: [], counterExamples: [] },
    ],
    slots: [
      { id: 'ty/ask-location', pattern: /\blived?\b|\baddress\b/u, slots: ['location'] },
      { id: 'ty/ask-name', pattern: /\bname\b/u, slots: ['name'] },
      { id: 'ty/ask-likes', pattern: /\blike\b/u, slots: ['likes', 'dislikes'] },
      { id: 'ty/ask-hates', pattern: /\bhate\b/u, slots: ['dislikes', 'likes'] },
      { id: 'ty/ask-pet', pattern: /\bpets?\b/u, slots: ['pet'] },
      { id: 'ty/ask-favorite', pattern: /\bfavorite\b/u, slots: ['favorite_*'] },
    ],
    isQuestion: (text) => /\?$|^(?:where|who|what|how|do)\b/u.test(text),
    entity: (text) =>
      text.includes('my wife') ? 'user.wife' : /my boss|\bher\b/u.test(text) ? 'other' : 'user',
    time: (text) =>
      /\bbefore\b|\bused to\b/u.test(text) ? 'past' : /\bnow\b/u.test(text) ? 'current' : null,
    value: (text) => /^do i (?:like|hate|live in) (?<value>[^?]+)/u.exec(text)?.groups?.['value'] ?? null,
  },
  lexicon: {
    stopwords: STOPWORDS,
    contentWords: new Set(['what']),
    pronouns: new Map([
      ['i', 'user'],
      ['you', 'user'],
      ['my', "user's"],
      ['your', "user's"],
      ['我', '用户'],
      ['你', '用户'],
    ]),
    synonyms: new Map([['city', ['town']]]),
    related: new Map([['city', ['street']]]),
  },
  answers: {
    render: ({ form, cards }) => `${form}: ${listed(cards)}`,
    unknown: () => 'I do not know.',
  },
  significance: { technical: [], important: [], actionable: [] },
}

/** The language pack of core's own tests. Pass what differs. */
export const toyPack = (given: Partial<LanguagePackDefinition> = {}): LanguagePack =>
  defineLanguagePack({ ...definition, ...given })

/** The same pack in a version whose extraction throws on texts with the given word. */
export function failingPack(word: string, version = '1.0.0'): LanguagePack {
  const fail: Refiner = {
    id: 'ty/fail',
    refine: (candidate, reading) => {
      if (reading.text.includes(word)) throw new Error(`the pack cannot read ${word}`)
      return [candidate]
    },
  }
  return toyPack({ version, refiners: [...definition.refiners, fail] })
}
