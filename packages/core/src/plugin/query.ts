import type {
  ChainQuestion,
  Detection,
  QuestionEntity,
  QuestionTime,
  QuestionType,
} from '../types/question.ts'
import type { EpochMs } from '../types/item.ts'
import type { SlotRegistry } from './slots.ts'
import type { NormalizedText } from './text.ts'

/** What a question is read against. */
export interface DetectionContext {
  readonly now: EpochMs
  readonly zone: string
  readonly slots: SlotRegistry
}

/** Says what a question asks for. */
export interface Detector {
  /** What a text asks, if it asks anything. */
  detect(query: NormalizedText, context: DetectionContext): Detection
}

/** A question type and the patterns that show it; the rules' order is the order of priority. */
export interface QuestionRule {
  /** `<language>/<type>.<sense>`. */
  readonly id: string
  readonly type: QuestionType
  /** Flags `u`; on the normalised, folded query. */
  readonly pattern: RegExp
  readonly confidence?: number
  readonly examples: readonly string[]
  readonly counterExamples: readonly string[]
}

/** A pattern that tells which slots a question is about. */
export interface SlotQuestion {
  readonly id: string
  readonly pattern: RegExp
  /** Best first; a name ending in `*` stands for a family (`family.*`). */
  readonly slots: readonly string[]
  /** Slots by the words of the group `what`, where one way of asking asks for many things ("who is my …"); none when it does not. */
  readonly slotsOf?: (what: string) => readonly string[]
  readonly facet?: string
  /** The facet by the words of the group `what`: of a thing that is asked for by its own name. */
  readonly facetOf?: (what: string) => string | null
}

/** Which part of a text asks. */
export interface AskedPart {
  /** The sentences that ask. */
  readonly sentence: string
  /** What is asked for in it, without "did I tell you" and its like. */
  readonly content: string
}

/** The parts a pack gives to have its detector built by `ruleDetector`. */
export interface QuestionLexicon {
  /** In order of priority. */
  readonly types: readonly QuestionRule[]
  /** Most specific first; the first match gives the best slots, later matches add theirs. */
  readonly slots: readonly SlotQuestion[]
  /** Whether the text is a question at all. */
  isQuestion(text: string): boolean
  /** Left out, the whole text is taken to ask. */
  asked?(text: string): AskedPart
  /** Slots the words of a question are about, best first: asked for when no pattern matches. */
  topics?(text: string): readonly string[]
  /** General knowledge, advice, requests: such a question asks for no slot, whatever words it holds. */
  impersonal?(text: string): boolean
  /** Whose fact is asked for. */
  entity(text: string): QuestionEntity
  /** `past` for used to / 以前, `current` for now / 现在, `future` for will, should / 明年, 应该. */
  time(text: string): QuestionTime | null
  /** The value a yes/no question names ("am I a doctor" → `doctor`), or null. */
  value(text: string): string | null
  /** The course of a fact the question asks for ("where did I live before Oslo"), or null. Left out, none is ever asked for. */
  chain?(text: string): ChainQuestion | null
}

/** Ways a query is widened; each can be turned off in the configuration. */
export const EXPANSION_KINDS = [
  'or_query',
  'stopwords',
  'variants',
  'synonyms',
  'related',
  'pronouns',
] as const
/** A way a query is widened; see `EXPANSION_KINDS`. */
export type ExpansionKind = (typeof EXPANSION_KINDS)[number]

/** One way to put the query: the terms to look for, and how much they count beside the query's own words (1). */
export interface Expansion {
  readonly kind: ExpansionKind
  /** Readable form, kept in `query_expansions`: `用户 OR 安卓`. */
  readonly text: string
  /** Index terms. */
  readonly terms: readonly string[]
  /** 0–1. */
  readonly weight: number
}

/** Other wordings under which an answer may stand. */
export interface Expander {
  /** Other wordings of a query, in the order they are tried. */
  expand(
    query: NormalizedText,
    detection: Detection,
    strategies: ReadonlySet<ExpansionKind>,
    /** Index terms of a text in any language; left out, words of other languages give none. */
    termsOf?: (text: string) => readonly string[],
  ): readonly Expansion[]
}
