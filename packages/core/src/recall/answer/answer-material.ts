import type { AnswerRequest, Likeness } from '../../plugin/answers.ts'
import type { SlotRegistry } from '../../plugin/slots.ts'
import type { ValueForms } from '../../plugin/versioner.ts'
import { isSingleKey } from '../../facts/keys.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { Detection, QuestionType } from '../../types/question.ts'
import type { EventDate } from '../../types/time.ts'

/** What answers are chosen from. */
export interface AnswerMaterial {
  readonly detection: Detection
  /** The time the question is about, null when it names none. */
  readonly date: EventDate | null
  /** The date a question for what was before it names, null when it names none. */
  readonly turn?: EventDate | null
  /** Active cards the card tier found, best first. */
  readonly active: readonly MemoryCard[]
  /** What is known of the relatives and animals asked for: whoever something is known of is there. */
  readonly kin: readonly MemoryCard[]
  /** All versions under the keys asked for, in order of validity; read only for questions that need them. */
  readonly history: readonly MemoryCard[]
  readonly slots: SlotRegistry
  readonly values: ValueForms
  /** How a value named by the question stands to a card's. */
  readonly compare: (asked: string, card: MemoryCard) => Likeness
  /** How many a card says there are; null when it says no number. */
  readonly numberOf: (card: MemoryCard) => number | null
}

/** Which cards answer and in which form; null when none does. */
export type Choice = Pick<AnswerRequest, 'form' | 'cards' | 'total'> | null

export const asks = (detection: Detection, type: QuestionType): boolean =>
  detection.type === type || detection.also.includes(type)

/** When a value named began or ended, or how long it held. */
export const asksSpan = ({ chain }: Detection): boolean =>
  chain !== undefined && /^(?:began|ended|lasted)$/u.test(chain.ask)

/** The value of a single slot that holds now. */
export const isCurrent = (card: MemoryCard): boolean => card.active && isSingleKey(card.valueKey)

/** Of a fact and not of its end. */
export const isStated = (card: MemoryCard): boolean => card.relation !== 'retracts'
