import { defineLanguagePack } from '@recollect/rules'
import type { LanguagePack } from '@recollect/core'
import type { ExtractionRule } from '@recollect/core/extraction'
import { answers } from './answers.ts'
import { lexicon, tokenizer, wordsOf } from './query.ts'
import { questions } from './questions.ts'
import { refiners } from './refiners.ts'
import { rules } from './rules/index.ts'
import { fold, score } from './script.ts'
import { segment } from './segment.ts'
import { significance } from './significance.ts'
import { times } from './times.ts'
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
    lexicon,
    answers,
    significance,
    times,
  })
}
