import { defineLanguagePack } from '@recollect/rules'
import type { LanguagePack } from '@recollect/core'
import type { ExtractionRule } from '@recollect/core/extraction'
import { answers } from './answers/index.ts'
import { pronouns } from './query/pronouns.ts'
import { contentWords, stopwords } from './query/stopwords.ts'
import { synonyms } from './query/synonyms.ts'
import { tokenizer, wordsOf } from './query/tokenize.ts'
import { questions } from './questions/index.ts'
import { refiners } from './refiners/index.ts'
import { rules } from './rules/index.ts'
import { fold, score } from './script.ts'
import { segment } from './segment.ts'
import { significance } from './significance.ts'
import { times } from './time/index.ts'
import { VERSION } from './version.ts'

export interface FrenchOptions {
  /** Ids of rules to leave out. */
  readonly without?: readonly string[]
  /** Rules of your own, run beside the built-in ones by their priority. */
  readonly extraRules?: readonly ExtractionRule[]
}

/** The French language pack. */
export function french(options: FrenchOptions = {}): LanguagePack {
  const { without = [], extraRules = [] } = options
  return defineLanguagePack({
    specVersion: 1,
    language: 'fr',
    version: VERSION,
    score,
    fold,
    tokenizer,
    words: wordsOf,
    segment,
    rules: [...rules.filter((rule) => !without.includes(rule.id)), ...extraRules],
    refiners,
    questions,
    lexicon: { stopwords, contentWords, pronouns, synonyms },
    answers,
    significance,
    times,
  })
}
