import type { MemoryCard } from '../types/card.ts'
import type { Detection } from '../types/question.ts'

/** Everything a template may speak about. Chosen by core; worded by the pack. */
export interface AnswerRequest {
  readonly detection: Detection
  /** The question, normalised. */
  readonly question: string
  /**
   * `fact`: the first card answers; `list`: all cards answer; `count`: their number and values; `yes` / `no`: the question's value is
   * confirmed or another card stands against it; `past`: what was before; `change`: the chain, oldest first;
   * `retracted`: the fact was withdrawn and is unknown now.
   */
  readonly form: 'fact' | 'list' | 'count' | 'yes' | 'no' | 'past' | 'change' | 'retracted'
  /** At least one; for `change` oldest first. */
  readonly cards: readonly MemoryCard[]
}

/** Wording of answers in one language. */
export interface AnswerTemplates {
  render(request: AnswerRequest): string
  /** "I do not know", for evidence `none`. */
  unknown(detection: Detection): string
}
