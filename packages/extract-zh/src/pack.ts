import { knownOptions } from '@recollect/core/plugin'
import { defineLanguagePack, unaccented } from '@recollect/rules'
import type { LanguagePack } from '@recollect/core'
import type { OptionNames } from '@recollect/core/plugin'
import type {
  EvidenceReader,
  IntentReader,
  SpanReader,
  ExtractionRule,
  Lexicon,
} from '@recollect/core/extraction'
import type { Register } from './answers/index.ts'
import * as lateAnswers from './answers/index.ts'
import * as lateChanges from './changes/index.ts'
import { context } from './words/context.ts'
import * as lateEvidence from './evidence/index.ts'
import * as lateIntents from './intents/index.ts'
import * as lateDoubts from './doubts/index.ts'
import { episodes } from './words/episodes.ts'
import * as lateDomains from './lexicon/domains/index.ts'
import * as lateQuestions from './questions/index.ts'
import { COMMON_WORDS } from './query/common-words.ts'
import { PRONOUNS } from './query/pronouns.ts'
import { CONTENT_WORDS, STOPWORDS } from './query/stopwords.ts'
import * as lateThesaurus from './query/thesaurus/index.ts'
import { tokenizer } from './query/tokenize.ts'
import { variantsOf } from './query/variants.ts'
import { wordsOf } from './query/words.ts'
import * as lateRefiners from './refiners/index.ts'
import * as lateSpans from './spans/index.ts'
import * as lateStatements from './statements/index.ts'
import * as lateRules from './facts/rule-list.ts'
import { fold, hanShare } from './reading/script.ts'
import * as latePeople from './people/index.ts'
import * as lateMixed from './reading/mixed.ts'
import { cues } from './words/recall-cues.ts'
import * as lateRequests from './requests/index.ts'
import { segment } from './reading/segment.ts'
import { significance } from './words/significance.ts'
import * as lateTimes from './time/index.ts'
import { VERSION } from './version.ts'

/** Options of `chinese`; all may be left out. */
export interface ChineseOptions {
  /** `polite` addresses the user as 您, `plain` as 你. Default `plain`. */
  readonly register?: Register
  /** Ids of rules to leave out, e.g. `zh/generic.now-is`. */
  readonly without?: readonly string[]
  /** Rules of your own, run beside the built-in ones by their priority. */
  readonly extraRules?: readonly ExtractionRule[]
}

const OPTIONS: OptionNames<ChineseOptions> = { register: true, without: true, extraRules: true }

const made = new Map<Register, LanguagePack>()

/**
 * The Chinese language pack: simplified and traditional, Mandarin and the commonest words of written Cantonese. It holds no state: with all
 * rules and none of your own, each call gives the one pack there is for the register.
 * @throws InvalidPackError for a rule of your own with a repeated id, wrong flags, no anchor, no example or no counter-example.
 */
export function chinese(options: ChineseOptions = {}): LanguagePack {
  const { register = 'plain', without, extraRules } = knownOptions('chinese', options, OPTIONS)
  if (without || extraRules) {
    const pack = makeChinese(options)
    // A faulty rule is told of at once, not by messages that give nothing.
    void pack.rules
    return pack
  }
  const pack = made.get(register) ?? makeChinese({ register })
  made.set(register, pack)
  return pack
}

const lexicon: Lexicon = {
  stopwords: STOPWORDS,
  contentWords: CONTENT_WORDS,
  pronouns: PRONOUNS,
  get synonyms() {
    return lateThesaurus.SYNONYMS
  },
  get related() {
    return lateThesaurus.RELATED
  },
  commonWords: COMMON_WORDS,
}

/** Those that were given, whatever becomes of the lists. */
function rulesOf({ without = [], extraRules = [] }: ChineseOptions): () => readonly ExtractionRule[] {
  const [left, own] = [new Set(without), [...extraRules]]
  return () => [...lateRules.rules.filter((rule) => !left.has(rule.id)), ...own]
}

/** Small parts. */
const words = { significance, context, episodes, cues }

const intents: IntentReader = {
  signsOf: (text) => lateIntents.intents.signsOf(text),
  read: (text) => lateIntents.intents.read(text),
}

const evidence: EvidenceReader = {
  fits: (said) => lateEvidence.evidence.fits(said),
  tellsChange: (sentence) => lateEvidence.evidence.tellsChange(sentence),
  denies: (...said) => lateEvidence.evidence.denies?.(...said) ?? false,
  doneTo: (value) => lateEvidence.evidence.doneTo?.(value) ?? null,
}

const readers: Pick<LanguagePack, 'evidence' | 'intents' | 'doubts' | 'requests' | 'statements'> = {
  evidence,
  intents,
  doubts: {
    read: (text) => lateDoubts.doubts.read(text),
    seems: (text) => lateDoubts.doubts.seems?.(text) ?? null,
    values: (text) => lateDoubts.doubts.values?.(text) ?? [],
    namesOf: (entity) => lateDoubts.doubts.namesOf(entity),
  },
  requests: { read: (text) => lateRequests.requests.read(text) },
  statements: {
    read: (...said) => lateStatements.statements.read(...said),
    signsOf: (text, folded) => lateStatements.statements.signsOf(text, folded),
  },
}

const spans: SpanReader = {
  read: (text, folded) => lateSpans.spans.read(text, folded),
  get words() {
    return lateSpans.spans.words
  },
}

/** A pack of its own; its rules, questions and answers are made when first needed, which takes a tenth of a second. */
export function makeChinese(options: ChineseOptions = {}): LanguagePack {
  const { register = 'plain' } = options
  const rules = rulesOf(options)
  return defineLanguagePack({
    specVersion: 1,
    language: 'zh',
    version: VERSION,
    score: hanShare,
    fold,
    tokenizer,
    words: wordsOf,
    variants: variantsOf,
    reads: (text, by) => lateMixed.mixedReading(by === 'rules' ? unaccented(text) : text, by),
    segment,
    ...words,
    get rules() {
      return rules()
    },
    get refiners() {
      return lateRefiners.refiners
    },
    get questions() {
      return lateQuestions.questions
    },
    lexicon,
    get answers() {
      return lateAnswers.answersIn(register)
    },
    get domains() {
      return lateDomains.domains
    },
    times: { read: (text, context) => lateTimes.times.read(text, context) },
    get changes() {
      return lateChanges.changesIn(register)
    },
    people: latePeople.people,
    ...(options.without?.includes('zh/learned') ? {} : { spans }),
    ...readers,
  })
}
