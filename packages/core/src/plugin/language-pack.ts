import type { SlotSpec } from '../types/slot.ts'
import type { AnswerTemplates } from './answers.ts'
import type { ExtractionRule, Extractor, Refiner } from './extractor.ts'
import type { Detector, Expander } from './query.ts'
import type { RecallCues } from './recall-cues.ts'
import type { Tokenizer } from './text.ts'
import type { TimeReader } from './time.ts'

/** Words by their role in search; all normalised and folded. */
export interface Lexicon {
  /** Carry no content: question words, particles, copulas. Neither indexed nor searched. */
  readonly stopwords: ReadonlySet<string>
  /** Kept whatever other lists say (用户, 手机, kernel). */
  readonly contentWords: ReadonlySet<string>
  /** Pronoun → the word all sides are matched under (我 → 用户). Design 002, decision 2. */
  readonly pronouns: ReadonlyMap<string, string>
  /** Word → words that mean the same, across languages too (用户 → user). */
  readonly synonyms: ReadonlyMap<string, readonly string[]>
  /** Word → words of its topic, closest first: kinds of it, what it is a kind of, what goes with it (instrument → violin). Weigh less. */
  readonly related?: ReadonlyMap<string, readonly string[]>
}

/** Words that make an answer significant. Design 004. */
export interface SignificanceWords {
  readonly technical: readonly string[]
  readonly important: readonly string[]
  readonly actionable: readonly string[]
}

/** Everything one language needs. Made by `defineLanguagePack`, frozen. */
export interface LanguagePack {
  readonly specVersion: 1
  /** BCP 47 tag, e.g. `zh`. */
  readonly language: string
  /** Semver of the pack; kept on every card it makes. */
  readonly version: string
  /** 0–1: how much of a normalised text is in this language. 0 = the pack is not asked. */
  score(text: string): number
  /** Same-length folding of normalised text before rules match (traditional → simplified). */
  fold(text: string): string
  readonly tokenizer: Tokenizer
  /** For the conformance kit and `--explain`; empty for packs whose extractor is not rule based. */
  readonly rules: readonly ExtractionRule[]
  readonly extractor: Extractor
  /**
   * An extractor of other rules, with the pack's way to cut a text, its refiners after those given, and its times: for the fact types of a
   * configuration. Left out by packs whose extractor is not rule based; they find no such facts.
   */
  readonly extractorOf?: (rules: readonly ExtractionRule[], first?: readonly Refiner[]) => Extractor
  readonly detector: Detector
  readonly expander: Expander
  readonly lexicon: Lexicon
  readonly answers: AnswerTemplates
  readonly significance: SignificanceWords
  /** Reads its time words. */
  readonly times: TimeReader
  /** What wording tells recall; left out, nothing. */
  readonly cues?: RecallCues
  /** Slots it adds to the registry. */
  readonly slots: readonly SlotSpec[]
}
