import { defineLanguagePack, defineRule } from '@recollect/rules'
import type { LanguagePack } from '@recollect/core'
import type { ExtractionRule } from '@recollect/core/extraction'
import { pick, seededRandom } from '../synthetic/random.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz', ...'龘靐齉爩鱻麤龗灪吁厵滟钃']
const SEED = 20_240_101
const MIN_LENGTH = 3
const SPREAD = 5

/** A made-up word that stands in no text: it ends in a sign nobody types. */
const anchor = (random: () => number): string => {
  const length = MIN_LENGTH + Math.floor(random() * SPREAD)
  return `${Array.from({ length }, () => pick(LETTERS, random)).join('')}⌇`
}

function rule(n: number, word: string): ExtractionRule {
  return defineRule({
    id: `xx/synthetic.${n}`,
    priority: n,
    confidence: 1,
    anchors: [word],
    pattern: new RegExp(`${word}(?<value>[a-z]{1,12})`, 'gu'),
    draft: (match) => ({ slot: 'generic', value: match.capture('value') ?? '' }),
    examples: [{ text: `${word}x`, cards: [{ slot: 'generic', value: 'x' }] }],
    counterExamples: [word],
  })
}

/** A pack of `count` rules none of which has its anchor in an ordinary text. */
export function syntheticPack(count: number): LanguagePack {
  const random = seededRandom(SEED)
  return defineLanguagePack({
    specVersion: 1,
    language: 'xx',
    version: '0.0.0',
    score: () => 1,
    tokenizer: { run: /⌇+/gu, cut: (run) => [run] },
    words: () => [],
    segment: { sentenceEnd: /[。！？!?\n]/gu, clauseEnd: /[，,；;]/gu },
    rules: Array.from({ length: count }, (_, n) => rule(n, anchor(random))),
    refiners: [],
    questions: {
      types: [],
      slots: [],
      isQuestion: () => false,
      entity: () => 'user',
      time: () => null,
      value: () => null,
    },
    lexicon: { stopwords: new Set(), contentWords: new Set(), pronouns: new Map(), synonyms: new Map() },
    answers: { render: () => '', unknown: () => '' },
    significance: { technical: [], important: [], actionable: [] },
  })
}
