import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import type { Detection } from '../types/question.ts'
import type { EventDate } from '../types/time.ts'

/** What times of an answer are told against. */
export interface AnswerTimes {
  /** When the question is asked; left out, the dates of the cards are told as they are. */
  readonly now?: EpochMs
  /** IANA zone dates are told in; `UTC` when left out. */
  readonly zone?: string
  /** The time the question is about ("in 2021"). */
  readonly date?: EventDate | null
}

/** Everything a template may speak about. Chosen by core; worded by the pack. */
export interface AnswerRequest extends AnswerTimes {
  readonly detection: Detection
  /** The question, normalised. */
  readonly question: string
  /**
   * `fact`: the first card answers; `list`: all cards answer; `count`: their number (`total`) and values; `yes` / `no`: the question's
   * value is confirmed or another card stands against it (an inactive one: it holds no longer); `past`: what was before; `then`: what
   * held at `date`; `change`: the chain, oldest first; `since`: since when the first card holds; `retracted`: the fact was withdrawn
   * and is unknown now; `contested`: sources disagree, each card says what one of them said.
   */
  readonly form:
    | 'fact'
    | 'list'
    | 'count'
    | 'yes'
    | 'no'
    | 'past'
    | 'then'
    | 'change'
    | 'since'
    | 'retracted'
    | 'contested'
  /** At least one; for `change` and `then` oldest first. */
  readonly cards: readonly MemoryCard[]
  /** For `count`: how many there are in all. Left out, as many as cards. */
  readonly total?: number
  /** For what is over: the words that said so, as they were said; left out when nobody said it in so many words. */
  readonly quote?: string
}

/** How a value a question names stands to a stored one: `unclear` when one may hold the other (a country and a city). */
export type Likeness = 'same' | 'different' | 'unclear'

/** Wording of answers in one language. */
export interface AnswerTemplates {
  /** The answer in words. */
  render(request: AnswerRequest): string
  /** "I do not know", for evidence `none`. */
  unknown(detection: Detection, times?: AnswerTimes): string
  /**
   * For what a newer message seems to change: that it may hold no longer, and those words. Left out, the words alone are quoted.
   */
  doubtful?(said: { readonly quote: string; readonly saidAt: EpochMs }, times: AnswerTimes): string
  /**
   * Compares a value named by a question, normalised, with a card whose words are not the same: numbers, dates, units, places. Null
   * when the pack cannot tell. Left out, other words are another value.
   */
  compare?(asked: string, card: MemoryCard, times: AnswerTimes): Likeness | null
  /** How many a value says there are ("two cats" → 2); null when it says no number. */
  numberIn?(value: string): number | null
  /**
   * A piece of knowledge under its name, without a sentence built around it: `John的研究方向：AI Agent行为规划。` Several values: in the order they
   * held, the last one holds. Left out, `name: one → other.`
   */
  knowledge?(name: string, values: readonly string[]): string
}
