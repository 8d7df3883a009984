import type { EpochMs, Span } from '../types/item.ts'
import type { EventDate } from '../types/time.ts'

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
