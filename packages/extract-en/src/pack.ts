import { knownOptions } from '@recollect/core/plugin'
import { defineLanguagePack, unaccented } from '@recollect/rules'
import type { LanguagePack } from '@recollect/core'
import type {
  EvidenceReader,
  IntentReader,
  SpanReader,
  ExtractionRule,
  Lexicon,
} from '@recollect/core/extraction'
import * as lateAnswers from './answers/templates.ts'
import * as lateChanges from './changes/index.ts'
import { context } from './words/context.ts'
import * as lateDoubts from './doubts/index.ts'
import { episodes } from './words/episodes.ts'
import { fold, score } from './reading/script.ts'
import * as lateEvidence from './evidence/index.ts'
import { baseForms } from './query/morphology/base-forms.ts'
import { commonWords } from './query/common-words.ts'
import { contentWords, stopwords } from './query/stopwords.ts'
import { pronouns } from './query/pronouns.ts'
import * as lateThesaurus from './query/synonyms.ts'
import { tokenizer, wordsOf } from './query/tokenize.ts'
import { variants } from './query/variants.ts'
import * as latePeople from './people/index.ts'
import * as lateMixed from './reading/mixed.ts'
import { spelledOut } from './reading/spelled-out.ts'
import * as lateQuestions from './questions/index.ts'
import * as lateRefiners from './refiners/index.ts'
import * as lateIntents from './intents/index.ts'
import * as lateRequests from './requests/index.ts'
import * as lateSpans from './spans/index.ts'
import * as lateStatements from './statements/index.ts'
import * as lateRules from './facts/rule-list.ts'
import { significance } from './words/significance.ts'
import { cues } from './words/recall-cues.ts'
import * as lateDomains from './lexicon/domains/index.ts'
import { segment } from './reading/segment.ts'
import * as lateTimes from './time/reader.ts'
import { VERSION } from './version.ts'

/** Options of `english`; all may be left out. */
export interface EnglishOptions {
  /** Ids of rules to leave out (`en/likes.like`); `en/learned` leaves out what no rule reads. */
  readonly without?: readonly string[]
  /** Rules of your own, beside those of the pack. */
  readonly extraRules?: readonly ExtractionRule[]
}

let made: LanguagePack | null = null

/**
 * The English language pack. It holds no state: with all rules and none of your own, each call gives the one pack there is.
 * @throws InvalidPackError for a rule of your own with a repeated id, wrong flags, no anchor, no example or no counter-example.
 */
export function english(options: EnglishOptions = {}): LanguagePack {
  knownOptions('english', options, { without: true, extraRules: true })
  if (options.without || options.extraRules) {
    const pack = makeEnglish(options)
    // A faulty rule is told of at once, not by messages that give nothing.
    void pack.rules
    return pack
  }
  made ??= makeEnglish()
  return made
}

const lexicon: Lexicon = {
  stopwords,
  contentWords,
  pronouns,
  get synonyms() {
    return lateThesaurus.synonyms
  },
  get related() {
    return lateThesaurus.related
  },
  commonWords,
}

/** Those that were given, whatever becomes of the lists. */
function rulesOf({ without = [], extraRules = [] }: EnglishOptions): () => readonly ExtractionRule[] {
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
export function makeEnglish(options: EnglishOptions = {}): LanguagePack {
  const rules = rulesOf(options)
  return defineLanguagePack({
    specVersion: 1,
    language: 'en',
    version: VERSION,
    score,
    fold,
    tokenizer,
    words: wordsOf,
    variants,
    baseForms,
    reads: (text, by) => lateMixed.mixedReading(by === 'rules' ? spelledOut(unaccented(text)) : text, by),
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
      return lateAnswers.answers
    },
    get domains() {
      return lateDomains.domains
    },
    times: { read: (text, context) => lateTimes.times.read(text, context) },
    get changes() {
      return lateChanges.changes
    },
    people: latePeople.people,
    ...(options.without?.includes('en/learned') ? {} : { spans }),
    ...readers,
  })
}
