import type { NormalizedText } from './text.ts'

/** Words of a text that are read as a value, with the positions of the folded text. */
export interface ReadSpan {
  readonly start: number
  readonly end: number
  readonly slot: string
  /** 0–1. */
  readonly likely: number
  /** Of whom it is said, by relation to the speaker; null: the speaker. */
  readonly relation: string | null
  /** Whether it is said to hold, denied, or said to be over. */
  readonly state: 'now' | 'denied' | 'over'
}

/** Reads values that no rule was written for. Deterministic; linear in the text. */
export interface SpanReader {
  read(text: NormalizedText, folded: string): readonly ReadSpan[]
}
