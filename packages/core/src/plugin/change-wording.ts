import type { MemoryCard } from '../types/card.ts'
import type { AnswerTimes } from './answers.ts'

/** What became of one fact, as it is worded. Chosen by core; worded by the pack. */
export interface WordedChange {
  /**
   * `added`: nothing stood against it; `replaced`: another value held before (`before`); `ended`: it holds no longer; `denied`: it was said not
   * to be so; `corrected`: what was said before was a mistake (`before`); `filed`: it is of the past, what holds stays; `repeated`: it was
   * known; `contested`: another source says otherwise.
   */
  readonly what: 'added' | 'replaced' | 'ended' | 'denied' | 'corrected' | 'filed' | 'repeated' | 'contested'
  /** The fact; for `ended` the one that ended, where it is known which. */
  readonly card: MemoryCard
  /** Values it took the place of. */
  readonly before: readonly MemoryCard[]
}

/** Words changes in one language. */
export interface ChangeWording {
  /** One sentence about one fact: "Your home is now Rome (before: Paris)." Never empty; never the name of a slot as it is written in code. */
  describe(change: WordedChange, times: AnswerTimes): string
}
