import type { Span, EpochMs, UnreadPart } from '../types/item.ts'
import type { EventDate } from '../types/time.ts'

/** A text made ready for matching, with the way back to the words as they were written. */
export interface NormalizedText {
  /** As stored; never changed. */
  readonly source: string
  /** NFKC, lower case, format characters removed, white space runs to one space. Rules match on this. */
  readonly text: string
  /** The span of `source` that `[start, end)` of `text` came from. O(1). */
  toSource(start: number, end: number): Span
}

/** A sentence of a {@link NormalizedText}; positions are in the normalised text. */
export interface Sentence {
  readonly text: string
  readonly start: number
  readonly end: number
  /** The punctuation that ended it (`?`, `。`, a newline), empty at the end of the text. */
  readonly terminator: string
  /** The whole folded message it stands in: what was said before it is `message.slice(0, start)`. */
  readonly message: string
}

/** The unit rules match on: a part of a sentence between commas or conjunctions, as the pack cuts it. */
export interface Clause {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly sentence: Sentence
  /** Position among all clauses of the message. */
  readonly index: number
}

/** What a pack sees of one message. */
export interface Reading {
  readonly source: NormalizedText
  /** `source.text` after the pack's own folding (same length, so positions agree). */
  readonly text: string
  readonly sentences: readonly Sentence[]
  readonly clauses: readonly Clause[]
}

/** Cuts runs of one writing system into index terms. */
export interface Tokenizer {
  /** Finds the runs this tokenizer cuts; global and unicode, e.g. `/\p{Script=Han}+/gu`. */
  readonly run: RegExp
  /** Terms of one run, in order, duplicates kept. Must be deterministic and linear in the run's length. */
  cut(run: string): readonly string[]
  /** Pieces of the run's words that are no terms (single characters), duplicates kept: a message is found by them too, at little weight. */
  pieces?(run: string): readonly string[]
  /**
   * Whole words of the run that carry content, as they are written, in order, duplicates kept: a text's keywords are counted in them and
   * its topics named by them. Left out, the terms stand for them.
   */
  words?(run: string): readonly string[]
}

/** Words of a text that are read as a value, with the positions of the folded text. */
export interface ReadSpan {
  readonly start: number
  readonly end: number
  readonly slot: string
  /** How likely slot, owner and state are right, 0–1. */
  readonly likely: number
  /** Of whom it is said, by relation to the speaker; null: the speaker. */
  readonly relation: string | null
  /** Whether it is said to hold, denied, or said to be over. */
  readonly state: 'now' | 'denied' | 'over'
}

/** Reads values that no rule was written for. Deterministic; linear in the text. */
export interface SpanReader {
  read(text: NormalizedText, folded: string): readonly ReadSpan[]
  /** What it tells words by, to be learned from. */
  readonly words: SpanWords
}

/** What ends the rule of a fact that was read so: `en/learned`. */
export const LEARNED = '/learned'
/** Whether a fact was read by what was learned, not by a rule of its own. */
export const isLearned = (rule: string | null): boolean => rule?.endsWith(LEARNED) === true

/** A word of a text, a number, or a mark; in languages without spaces a single character. */
export interface Token {
  /** Folded; numbers by their length (`#2`). */
  readonly key: string
  /** Capitals and digits as they were written: `Aa`, `9`. */
  readonly shape: string
  /** Positions in the folded text. */
  readonly start: number
  readonly end: number
}

/** Somebody a text speaks of: "my sister", 我妈. Positions among the tokens, the last one included. */
export interface TokenMention {
  /** To the speaker; null for somebody else's somebody, and for strangers ("her husband", "Tom"). */
  readonly relation: string | null
  readonly from: number
  readonly to: number
}

/** What a language brings for reading values by what was learned. */
export interface SpanWords {
  /** Its words are written without spaces: each character is a token. */
  readonly joined: boolean
  /** Whether a token means the speaker: "i", "my", 我. */
  isSelf(key: string): boolean
  /** Kinds of words that lists hold each token for: a job, a place, an illness. Left out: none are known. Linear. */
  classes?(tokens: readonly Token[]): readonly (readonly string[])[]
  /** The kind a value of a slot is of, where one has one of each: a phone, a car. Left out: none are told apart. */
  facetOf?(slot: string, value: string): string | null
  /** Those the text speaks of by relation, in order. Linear. */
  mentions(tokens: readonly Token[]): readonly TokenMention[]
}

/** Words that state something of the speaker or of somebody tied to them. Positions are in the folded text. */
export interface Statement {
  readonly start: number
  readonly end: number
  /** That something is so, or that something said before has changed. */
  readonly kind: UnreadPart['kind']
}

/** A clause by the signs that are weighed in it. */
export interface SignedClause {
  readonly start: number
  readonly end: number
  readonly signs: ReadonlySet<string>
}

/** Tells what a text states beside what was read of it. Deterministic; linear in the text. */
export interface StatementReader {
  /** `read`: places in the folded text that facts were read in, in order. */
  read(text: NormalizedText, folded: string, read: readonly Span[]): readonly Statement[]
  /** What it tells statements by, to be learned from. */
  signsOf(text: NormalizedText, folded: string): readonly SignedClause[]
}

/** What time words are read against. */
export interface TimeContext {
  /** When it was said: what "yesterday" and "in March" are read against. */
  readonly at: EpochMs
  /** IANA zone the words are read in. */
  readonly zone: string
  /** Where words without a direction point: "on Friday" in what happened, in a plan; null when the text does not tell. */
  readonly lean: 'past' | 'future' | null
}

/**
 * What a time does to a fact: `at` it happened or held then, `since` it holds from then on, `until` it held up to then, `for` it has
 * held that long (its date begins that long ago).
 */
export type TimeRole = 'at' | 'since' | 'until' | 'for'

/** Time words of a text and what they mean. */
export interface TimeExpression {
  /** In the text that was read. */
  readonly span: Span
  readonly role: TimeRole
  readonly date: EventDate
}

/** Reads time words of one language. Pure; linear in the text's length. */
export interface TimeReader {
  /** `text` is normalised and folded. Expressions in order, none overlapping another; words that fix no time give none. */
  read(text: string, context: TimeContext): readonly TimeExpression[]
}
