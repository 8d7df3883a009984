import type { Capture } from '@recollect/core/extraction'
import type { Word } from './words.ts'

/** A sentence as words, with the way back to what was written. */
export interface Said {
  readonly words: readonly Word[]
  /** The words as written of the positions `[from, to)`. */
  readonly written: (from: number, to: number) => Capture | undefined
}

/** What a sentence tells, before a rule proposes it. */
export interface Fact {
  readonly slot: string
  readonly entity: string
  /** Positions of the words of the value. */
  readonly from: number
  readonly to: number
  /** Where the value is no words of the text. */
  readonly value?: string
  readonly polarity?: 'negative'
  readonly tense?: 'past'
  readonly relation?: 'updates' | 'retracts'
  readonly facet?: string
  /** Position of the word the fact hangs on. */
  readonly at: number
  /** What a question takes for granted, too. */
  readonly granted?: boolean
}
