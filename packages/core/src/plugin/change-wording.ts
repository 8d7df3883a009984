import type { MemoryCard } from '../types/card.ts'
import type { AnswerTimes } from './answers.ts'

/** What became of one fact, as it is worded. Chosen by core; worded by the pack. */
export interface WordedChange {
  /**
   * `added`: nothing stood against it; `replaced`: another value held before (`before`); `ended`: it holds no longer; `denied`: it was
   * said not to be so; `corrected`: what was said before was a mistake (`before`); `filed`: it is of the past, what holds stays;
   * `repeated`: it was known; `contested`: another source says otherwise (`before`).
   */
  readonly what: 'added' | 'replaced' | 'ended' | 'denied' | 'corrected' | 'filed' | 'repeated' | 'contested'
  /** The fact; for `ended` the one that ended, where it is known which. Its value is empty where an end was told of nothing known. */
  readonly card: MemoryCard
  /** Values it took the place of. */
  readonly before: readonly MemoryCard[]
}

/** What a request to the memory comes to, as it is worded. Chosen by core; worded by the pack. */
export interface WordedRequest {
  /**
   * `asks`: what a request to forget concerns, before it is confirmed; `nothing`: it concerns nothing that is known; `forgotten`: it was
   * done; `withheld`: the message was not kept.
   */
  readonly what: 'asks' | 'nothing' | 'forgotten' | 'withheld'
  /** For `asks`: it concerns all there is. */
  readonly everything: boolean
  /** For `asks`: facts that would go, those that hold first, and messages as they were said, some of many. */
  readonly cards: readonly MemoryCard[]
  readonly quotes: readonly string[]
  /** How many there are in all. */
  readonly count: { readonly cards: number; readonly items: number; readonly turns: number }
}

/** What changes are told against. */
export interface ChangeTimes extends AnswerTimes {
  /** The message that changed it, where one did: relatives are called what it calls them. */
  readonly said?: string
}

/** Words changes in one language. */
export interface ChangeWording {
  /**
   * What is said of the changes of one message or write, at least one: "Noted: you live in Rome now (before: Paris)." Never empty; never
   * the name of a slot as it is written in code.
   */
  describe(changes: readonly WordedChange[], times: ChangeTimes): string
  /** What is said of a request: "Shall I forget this? You live in Rome." */
  request(request: WordedRequest, times: AnswerTimes): string
}
