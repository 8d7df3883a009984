import type { NormalizedText } from './text.ts'

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
