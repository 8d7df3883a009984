import type { Span } from '../types/item.ts'

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
