/** In order of priority: the first that applies is primary. */
export const QUESTION_TYPES = [
  'what_kind',
  'how_many',
  'recency',
  'update',
  'when',
  'where',
  'who',
  'preference',
  'why',
  'how',
  'yes_no',
  'generic',
] as const
/** What a question asks for; see `QUESTION_TYPES`. */
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** Whose fact is asked for: the speaker, the assistant, somebody tied to the speaker, or somebody else. */
export type QuestionEntity = 'user' | 'addressee' | 'other' | `user.${string}`

/** The time a question is about, when its words say so: what was, what is now, what will or should be. */
export type QuestionTime = 'past' | 'current' | 'future'

/** A question about the course of a fact over time. */
export interface ChainQuestion {
  /**
   * `before` / `after`: what held before or after a value or a date; `began` / `ended` / `lasted`: when a value began, ended, how long
   * it held; `times`: how often it changed; `values`: how many there were; `first`: the first; `former`: all that is over; `changed`:
   * whether it changed at all.
   */
  readonly ask:
    'before' | 'after' | 'began' | 'ended' | 'lasted' | 'times' | 'values' | 'first' | 'former' | 'changed'
  /** The value or the date named, normalised; null when the question names none. */
  readonly value: string | null
  /** Slots whose course is asked for. */
  readonly slots: readonly string[]
}

/** What a question asks for. */
export interface Detection {
  readonly type: QuestionType
  /** The other types that apply (`我现在在哪` is `recency`, also `where`). */
  readonly also: readonly QuestionType[]
  readonly entity: QuestionEntity
  /** Slots that may hold the answer, best first; empty when the question names none. */
  readonly slots: readonly string[]
  /** A facet named by the question (`phone` in "what phone do I use"). */
  readonly facet: string | null
  /** A value named by the question ("Am I a doctor?" → `doctor`), for yes/no answers. */
  readonly value: string | null
  /**
   * What the question says beyond the words that name the slot, normalised: `古典音乐` in 我喜欢哪些古典音乐. A value of a multi slot
   * answers only when it has to do with it.
   */
  readonly about: string
  readonly time: QuestionTime | null
  /** Set when the course of a fact over time is asked for; its slots are among `slots`. */
  readonly chain?: ChainQuestion | undefined
  /** False when the text does not look like a question at all. */
  readonly isQuestion: boolean
  readonly language: string
  /** The rule that decided the type. */
  readonly rule: string
  readonly confidence: number
}
