import { InvalidPackError } from '@recollect/core'
import { ruleExtractor } from '../engine/rule-extractor.ts'
import type { SegmentRules } from '../engine/segment.ts'
import { stepsOf, deepFreeze } from '@recollect/core/extraction'
import type { LanguagePack, SlotSpec } from '@recollect/core'
import type {
  AnswerTemplates,
  ExtractionRule,
  Extractor,
  Refiner,
  ContextWords,
  EpisodeWords,
  Lexicon,
  SignificanceWords,
  ChangeWording,
  DomainWords,
  PeopleWords,
  EvidenceReader,
  DoubtReader,
  Detector,
  Expander,
  QuestionLexicon,
  RecallCues,
  IntentReader,
  SpanReader,
  StatementReader,
  RequestReader,
  NormalizedText,
  Tokenizer,
  TimeReader,
} from '@recollect/core/extraction'
import { lexiconExpander } from '../query/lexicon-expander.ts'
import { ruleDetector } from '../query/rule-detector.ts'
import { once, part } from './late-parts.ts'

/**
 * What the author of a pack writes; the engine parts are built from it. `rules`, `refiners`, `questions`, `lexicon`, `answers` and
 * `domains` may be getters: such a part is read, and checked, when it is first needed, once.
 */
export interface LanguagePackDefinition {
  readonly specVersion: 1
  readonly language: string
  readonly version: string
  /** How far a text is in this language, 0–1. */
  score(text: string): number
  /** Default: no folding. Must keep the length. */
  fold?(text: string): string
  readonly tokenizer: Tokenizer
  /**
   * A text as its rules or its questions read it: words of another language, or spaces, that stand for something here. Positions must lead
   * back to the words as written; {@link rewritten} sees to it. Default: as it is.
   */
  reads?(text: NormalizedText, by: 'rules' | 'questions'): NormalizedText
  /** Words of a folded text, for stop words, synonyms and pronouns. */
  words(text: string): readonly string[]
  /** Other forms of a word. Default none. */
  variants?(word: string): readonly string[]
  /** What a word may be a form of (hobbies → hobby): looked up in the lexicon beside it. Default: its variants. */
  baseForms?(word: string): readonly string[]
  readonly segment: SegmentRules
  /** The only place rules are registered. Higher priority first; ties keep this order. */
  readonly rules: readonly ExtractionRule[]
  /** In this order. */
  readonly refiners: readonly Refiner[]
  readonly questions: QuestionLexicon
  readonly lexicon: Lexicon
  readonly answers: AnswerTemplates
  readonly significance: SignificanceWords
  /** Default: English. */
  readonly context?: ContextWords
  /** Default: English around what was said, and no topic shifts. */
  readonly episodes?: EpisodeWords
  /** Default: no time words are read. */
  readonly times?: TimeReader
  readonly cues?: RecallCues
  /** Default: names and pronouns stand for nobody. */
  readonly people?: PeopleWords
  /** Default: nothing is known of the types of values, nor of what tells of a change. */
  readonly evidence?: EvidenceReader
  /** Default: no text is a request to the memory. */
  readonly requests?: RequestReader
  /** Default: nothing is known of what sentences are there for. */
  readonly intents?: IntentReader
  /** Default: what no rule reads gives no fact. */
  readonly spans?: SpanReader
  /** Default: nothing tells what a text states, and no message is marked with what was not read of it. */
  readonly statements?: StatementReader
  /** Default: no newer message speaks against a fact. */
  readonly doubts?: DoubtReader
  /** Default: nothing is known of what words are about. May be a getter. */
  readonly domains?: DomainWords | undefined
  /** Default: English. */
  readonly changes?: ChangeWording | undefined
  readonly slots?: readonly SlotSpec[]
}

/**
 * Makes a language pack from its parts.
 * @throws InvalidPackError when ids repeat, a pattern has the wrong flags, a rule has no anchor, example or counter-example; for a part
 * that is given as a getter, when that is first read.
 */
export function defineLanguagePack(definition: LanguagePackDefinition): LanguagePack {
  checkVersion(definition)
  const { language, version, fold = (text: string) => text, times = NO_TIMES } = definition
  const parts = partsOf(definition)
  const extractorOf = extractorsOf(definition, fold, parts.refiners)
  const extractor = once(() => extractorOf(parts.rules(), [], definition.spans))
  const detector = once(() => detectorOf(definition, fold, parts.questions()))
  const expander = once(() => expanderOf(definition, fold, parts.lexicon()))
  return Object.freeze({
    specVersion: 1,
    language,
    version,
    score: definition.score,
    fold,
    tokenizer: deepFreeze(definition.tokenizer),
    get rules() {
      return parts.rules()
    },
    extractor: builtLate(extractor),
    extractorOf,
    detector: Object.freeze<Detector>({ detect: (query, context) => detector().detect(query, context) }),
    expander: Object.freeze<Expander>({ expand: (...asked) => expander().expand(...asked) }),
    get lexicon() {
      return parts.lexicon()
    },
    get answers() {
      return parts.answers()
    },
    significance: deepFreeze(definition.significance),
    times: deepFreeze(times),
    ...plainParts(definition),
    get domains() {
      return parts.domains()
    },
    get changes() {
      return parts.changes()
    },
  })
}

const builtLate = (extractor: () => Extractor): Extractor =>
  Object.freeze<Extractor>({
    extract: (text, context) => extractor().extract(text, context),
    steps: (text, context) => stepsOf(extractor(), text, context),
  })

function checkVersion({ specVersion, language }: LanguagePackDefinition): void {
  if (specVersion === 1) return
  throw new InvalidPackError(`Language pack "${language}" has an unknown specVersion. Use specVersion: 1.`)
}

/** Parts that a pack may leave out, and that are small. */
function plainParts(definition: LanguagePackDefinition) {
  const {
    context,
    episodes,
    cues,
    people,
    evidence,
    doubts,
    requests,
    intents,
    spans,
    statements,
    slots = [],
  } = definition
  return {
    slots: deepFreeze(slots),
    ...(context ? { context: deepFreeze(context) } : {}),
    ...(episodes ? { episodes: deepFreeze(episodes) } : {}),
    ...(cues ? { cues: deepFreeze(cues) } : {}),
    ...(people ? { people: deepFreeze(people) } : {}),
    ...(evidence ? { evidence: deepFreeze(evidence) } : {}),
    ...(doubts ? { doubts: deepFreeze(doubts) } : {}),
    ...(requests ? { requests: deepFreeze(requests) } : {}),
    ...(intents ? { intents: deepFreeze(intents) } : {}),
    // Its words may be given late.
    ...(spans ? { spans: Object.freeze(spans) } : {}),
    ...(statements ? { statements: Object.freeze(statements) } : {}),
  }
}

/** What may be given late; the patterns of the rest are checked at once. */
function partsOf(definition: LanguagePackDefinition) {
  checkPatterns(definition)
  return {
    rules: part(definition, 'rules', checkRules),
    refiners: part(definition, 'refiners', checkIds),
    questions: part(definition, 'questions', checkQuestions),
    lexicon: part(definition, 'lexicon'),
    answers: part(definition, 'answers'),
    domains: part(definition, 'domains'),
    changes: part(definition, 'changes'),
  }
}

function detectorOf(
  { language, reads }: LanguagePackDefinition,
  fold: (text: string) => string,
  questions: QuestionLexicon,
): Detector {
  const { detect } = ruleDetector({ language, fold, questions })
  return { detect: (query, context) => detect(reads?.(query, 'questions') ?? query, context) }
}

function expanderOf(
  { tokenizer, words, variants = () => [], baseForms }: LanguagePackDefinition,
  fold: (text: string) => string,
  lexicon: Lexicon,
): Expander {
  const terms = (text: string) => [...text.matchAll(tokenizer.run)].flatMap((run) => tokenizer.cut(run[0]))
  return lexiconExpander({ fold, lexicon, words, terms, variants, baseForms })
}

/** Of the pack's own rules, and of others. */
const extractorsOf =
  (
    { language, version, segment, times = NO_TIMES, evidence, reads }: LanguagePackDefinition,
    fold: (text: string) => string,
    refiners: () => readonly Refiner[],
  ) =>
  (rules: readonly ExtractionRule[], first: readonly Refiner[] = [], spans?: SpanReader): Extractor => {
    const pack = `${language}@${version}`
    const all = [...first, ...refiners()]
    const extractor = ruleExtractor({ pack, fold, segment, rules, refiners: all, times, evidence, spans })
    const read = (text: NormalizedText) => reads?.(text, 'rules') ?? text
    return {
      extract: (text, context) => extractor.extract(read(text), context),
      steps: (text, context) => stepsOf(extractor, read(text), context),
    }
  }

const NO_TIMES: TimeReader = { read: () => [] }

/** Checks one rule; a helper so that types are inferred where the rule is written. */
export function defineRule(rule: ExtractionRule): ExtractionRule {
  checkRules([rule])
  return rule
}

function checkRules(rules: readonly ExtractionRule[]): void {
  checkIds(rules)
  for (const rule of rules) {
    const fault = faultOf(rule)
    if (fault) throw new InvalidPackError(`Rule "${rule.id}" ${fault}.`)
  }
}

function faultOf(rule: ExtractionRule): string | null {
  if (!/^[a-z]{2,3}\/[a-z0-9_.-]+$/u.test(rule.id)) return 'needs an id like "zh/location.move"'
  if (!rule.pattern.flags.includes('g') || !rule.pattern.flags.includes('u'))
    return 'needs a pattern with the flags "gu"'
  if (rule.anchors.length === 0 || rule.anchors.includes('')) return 'needs at least one non-empty anchor'
  if (rule.examples.length === 0) return 'needs at least one example'
  if (rule.counterExamples.length === 0) return 'needs at least one counter-example'
  if (!(rule.confidence > 0 && rule.confidence <= 1)) return 'needs a confidence above 0 and up to 1'
  return null
}

/** A cutting pattern that is not global finds one place; a testing pattern that is global remembers where it stopped. */
function checkPatterns({ language, tokenizer, segment, episodes }: LanguagePackDefinition): void {
  const cutting = { 'tokenizer.run': tokenizer.run, ...segment }
  for (const [name, { flags }] of Object.entries(cutting)) {
    if (flags.includes('g') && flags.includes('u')) continue
    throw new InvalidPackError(`The pattern ${name} of "${language}" needs the flags "gu".`)
  }
  for (const name of ['goesOn', 'turns'] as const) {
    if (!/[gy]/u.test(episodes?.[name].flags ?? '')) continue
    throw new InvalidPackError(`The pattern episodes.${name} must not have the flags "g" or "y". Use "u".`)
  }
}

function checkQuestions(questions: QuestionLexicon): void {
  for (const { id, pattern } of [...questions.types, ...questions.slots]) {
    if (/[gy]/u.test(pattern.flags)) {
      throw new InvalidPackError(`The question pattern "${id}" must not have the flags "g" or "y". Use "u".`)
    }
  }
}

function checkIds(parts: readonly { readonly id: string }[]): void {
  const seen = new Set<string>()
  for (const { id } of parts) {
    if (seen.has(id))
      throw new InvalidPackError(`The id "${id}" is used twice. Give each rule and refiner its own.`)
    seen.add(id)
  }
}
