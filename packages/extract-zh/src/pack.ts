import { defineLanguagePack } from '@recollect/core/language-pack'
import type { ExtractionRule, LanguagePack } from '@recollect/core'
import type { Register } from './answers/index.ts'
import { answersIn } from './answers/index.ts'
import { context } from './context-words.ts'
import { episodes } from './episode-words.ts'
import { questions } from './questions/index.ts'
import { COMMON_WORDS } from './query/common-words.ts'
import { PRONOUNS } from './query/pronouns.ts'
import { CONTENT_WORDS, STOPWORDS } from './query/stopwords.ts'
import { RELATED, SYNONYMS } from './query/thesaurus/index.ts'
import { tokenizer } from './query/tokenize.ts'
import { variantsOf } from './query/variants.ts'
import { wordsOf } from './query/words.ts'
import { refiners } from './refiners/index.ts'
import { rules } from './rules/index.ts'
import { hanShare } from './score.ts'
import { fold } from './script.ts'
import { cues } from './recall-cues.ts'
import { segment } from './segment.ts'
import { significance } from './significance.ts'
import { ignoringBorderSpaces } from './spacing.ts'
import { times } from './time/index.ts'

/** Options of `chinese`; all may be left out. */
export interface ChineseOptions {
  /** `polite` addresses the user as 您, `plain` as 你. Default `plain`. */
  readonly register?: Register
  /** Ids of rules to leave out, e.g. `zh/generic.now-is`. */
  readonly without?: readonly string[]
  /** Rules of your own, run beside the built-in ones by their priority. */
  readonly extraRules?: readonly ExtractionRule[]
}

const VERSION = '0.1.0'

const made = new Map<Register, LanguagePack>()

/**
 * The Chinese language pack: simplified and traditional, Mandarin and the commonest words of written Cantonese. It holds no state: with all
 * rules and none of your own, each call gives the one pack there is for the register.
 */
export function chinese(options: ChineseOptions = {}): LanguagePack {
  const { register = 'plain', without, extraRules } = options
  if (without || extraRules) return makeChinese(options)
  const pack = made.get(register) ?? makeChinese({ register })
  made.set(register, pack)
  return pack
}

/** A pack of its own; making one takes a tenth of a second. */
export function makeChinese(options: ChineseOptions = {}): LanguagePack {
  const { register = 'plain', without = [], extraRules = [] } = options
  const pack = defineLanguagePack({
    specVersion: 1,
    language: 'zh',
    version: VERSION,
    score: hanShare,
    fold,
    tokenizer,
    words: wordsOf,
    variants: variantsOf,
    segment,
    rules: [...rules.filter((rule) => !without.includes(rule.id)), ...extraRules],
    refiners,
    questions,
    lexicon: {
      stopwords: STOPWORDS,
      contentWords: CONTENT_WORDS,
      pronouns: PRONOUNS,
      synonyms: SYNONYMS,
      related: RELATED,
      commonWords: COMMON_WORDS,
    },
    answers: answersIn(register),
    significance,
    context,
    episodes,
    times,
    cues,
  })
  const { extractor, extractorOf } = pack
  return Object.freeze({
    ...pack,
    extractor: Object.freeze(ignoringBorderSpaces(extractor)),
    ...(extractorOf && {
      extractorOf: (...given: Parameters<typeof extractorOf>) => ignoringBorderSpaces(extractorOf(...given)),
    }),
  })
}
