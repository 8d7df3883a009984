import { isDenial } from '../../../facts/keys.ts'
import type { MemoryCard } from '../../../types/card.ts'
import type { Detection } from '../../../types/question.ts'
import { asks } from '../answer-material.ts'
import type { AnswerMaterial, Choice } from '../answer-material.ts'

/** Facts that have a time of their own, and what is no state: neither began to hold. */
const OF_A_TIME =
  /^(?:plan|goal|event_.*|birthday|age|tenure|experience|record|generic|zodiac|named_thing|availability)$/u

/** Whether the beginning of a state is asked for: "when did I move", "how long have I lived here". */
export const asksSince = (detection: Detection): boolean =>
  detection.time !== 'future' && (detection.type === 'when' || asks(detection, 'when') || isSpan(detection))

/** How long something has lasted: its beginning tells. */
export const isSpan = ({ slots }: Detection): boolean => slots[0] === 'tenure'

/**
 * The card of a state whose beginning is asked for; when the question names a value, the version of that value, or its end when that
 * was the last word on it.
 */
export function chooseSince({ detection, active, history, compare }: AnswerMaterial): Choice {
  if (!asksSince(detection)) return null
  const holds = (card: MemoryCard) =>
    detection.slots.includes(card.slot) && !OF_A_TIME.test(card.slot) && !isDenial(card) && card.value !== ''
  const { value } = detection
  const named = (card: MemoryCard) => value === null || compare(value, card) === 'same'
  const ended = value === null ? undefined : history.findLast((card) => holds(card) && named(card))
  const card = active.find((one) => holds(one) && named(one)) ?? ended
  return card ? { form: 'since', cards: [card] } : null
}
