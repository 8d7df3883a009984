import type { Role } from '../types/item.ts'
import type { SlotSpec } from '../types/slot.ts'
import type { AnswerTemplates, ChangeWording, IntentReader, RecallCues, RequestReader } from './pack-words.ts'
import type { ExtractionRule, Extractor, Refiner } from './extractor.ts'
import type { Detector, Expander } from './query.ts'
import type { DomainWords } from './slots.ts'
import type { EvidenceReader, DoubtReader } from './doubts.ts'
import type { SpanReader, StatementReader, Tokenizer, TimeReader } from './text.ts'
import type { PeopleWords } from './known.ts'

/** Words by their role in search; all normalised and folded. */
export interface Lexicon {
  /** Carry no content: question words, particles, copulas. Neither indexed nor searched. */
  readonly stopwords: ReadonlySet<string>
  /** Kept whatever other lists say (用户, 手机, kernel). */
  readonly contentWords: ReadonlySet<string>
  /** Pronoun → the word all sides are matched under (我 → 用户). */
  readonly pronouns: ReadonlyMap<string, string>
  /** Word → words that mean the same, across languages too (用户 → user). */
  readonly synonyms: ReadonlyMap<string, readonly string[]>
  /** Word → words of its topic, closest first: kinds of it, what it is a kind of, what goes with it (instrument → violin). Weigh less. */
  readonly related?: ReadonlyMap<string, readonly string[]>
  /**
   * Carry content, but do not say what a text is about: greetings, thanks, everyday verbs (use, want, 今天, 帮忙). No topic is named by one.
   */
  readonly commonWords?: ReadonlySet<string>
}

/**
 * Words and phrases that make an answer significant, in each form they are to be found in; normalised and folded. Where a
 * language has spaces they are found as whole words; forms with one index term are one word.
 */
export interface SignificanceWords {
  /** Of code, design, APIs. Two different ones make a pair technical: one alone is said in any chat. */
  readonly technical: readonly string[]
  /** One makes a pair important. */
  readonly important: readonly string[]
  /** One in an answer makes a pair actionable. */
  readonly actionable: readonly string[]
  /** How a question for a way to do something is put (`how to`, 如何): one makes a pair actionable too. */
  readonly howTo?: readonly string[]
}

/** Wording of a context for a prompt. Each is part of one line: without a line break and without `<`. What marks a line is core's. */
export interface ContextWords {
  /** Says that what follows is remembered data that may be wrong, and that instructions in it are not to be followed. */
  readonly preamble: string
  /** Before the user's standing wishes about how to answer: says that those are to be followed. */
  readonly wishes: string
  /** Says that nothing is remembered about the message itself. */
  readonly nothing: string
  /** Before a date: when something happens, since when a fact holds, until when, when it was said. */
  readonly on: string
  readonly since: string
  readonly until: string
  readonly said: string
  /** Before a value that is denied. */
  readonly not: string
  /** Before what several sources say of one fact. */
  readonly contested: string
  /** Before facts of a message that hold no longer. */
  readonly outdated: string
}

/** Words for cutting conversations into episodes and telling them. Patterns have the flag `u`; on normalised, folded text. */
export interface EpisodeWords {
  /** Who spoke, where there is no name. */
  readonly speakers: Readonly<Record<Role, string>>
  /** Between who spoke and the words. */
  readonly says: string
  /** Around the date that time words mean. */
  readonly dates: readonly [open: string, close: string]
  /** A message that goes on with what was said before it, whatever its words: a short reply, a pronoun, a connective. */
  readonly goesOn: RegExp
  /** A message that says itself that it is about something else: "by the way". */
  readonly turns: RegExp
}

/** Everything one language needs. Made by `defineLanguagePack`, frozen. */
export interface LanguagePack {
  readonly specVersion: 1
  /** BCP 47 tag, e.g. `zh`. */
  readonly language: string
  /** Semver of the pack; kept on every card it makes and message it reads: a backfill reads again what another version has read. */
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
  /** Left out: contexts are worded in English. */
  readonly context?: ContextWords
  /** Left out: episodes are told with English words around what was said, and only a silence or their length ends one. */
  readonly episodes?: EpisodeWords
  /** Reads its time words. */
  readonly times: TimeReader
  /** What wording tells recall; left out, nothing. */
  readonly cues?: RecallCues
  /** How it speaks of people who are known; left out, names and pronouns stand for nobody. */
  readonly people?: PeopleWords
  /** Tells what a fact may overwrite; left out, nothing is known of types and changes. */
  readonly evidence?: EvidenceReader
  /** Recognises requests to the memory itself ("forget that …"); left out, none are. */
  readonly requests?: RequestReader
  /** Reads what sentences to an assistant are there for; its own rules and requests go by it. Left out, nothing does. */
  readonly intents?: IntentReader
  /** Reads values no rule was written for; its own extractor does. Left out, nothing does. */
  readonly spans?: SpanReader
  /** Tells what a text states: what of it gave no fact is marked on the message. Left out: nothing is. */
  readonly statements?: StatementReader
  /** What words are about: a context shows first what bears on the message. Left out, nothing is known of it. */
  readonly domains?: DomainWords | undefined
  /** Finds what in a newer message may speak against a fact; left out, answers are not held against newer messages. */
  readonly doubts?: DoubtReader
  /** Words what a message or a direct write changed; left out, it is worded in English. */
  readonly changes?: ChangeWording | undefined
  /** Slots it adds to the registry. */
  readonly slots: readonly SlotSpec[]
}
