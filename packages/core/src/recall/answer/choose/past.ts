import { isDenial } from '../../../facts/keys.ts'
import { isOpenRival } from '../../../facts/card-time.ts'
import { byValidity } from '../../../facts/order.ts'
import type { MemoryCard } from '../../../types/card.ts'
import type { EventDate } from '../../../types/time.ts'
import { isStated, asks } from '../answer-material.ts'
import type { AnswerMaterial, Choice } from '../answer-material.ts'
import type { Detection } from '../../../types/question.ts'

const stated = (history: readonly MemoryCard[]) => history.filter((card) => isStated(card) && !isDenial(card))

/** What was before, or how it changed; null when nothing is known to be over. */
export function choosePast({ detection, history, slots }: AnswerMaterial): Choice {
  const about = stated(history).filter((card) => detection.facet === null || card.facet === detection.facet)
  const over = about.filter((card) => !card.active && !isOpenRival(card))
  // Of some facts the end is all that was told.
  const last = over.at(-1) ?? history.findLast((card) => !isStated(card) && card.value !== '')
  if (!last) return null
  const single = slots.get(last.slot, last.entity).cardinality === 'single'
  if (detection.time === 'past') return { form: 'past', cards: [last] }
  if (over.length === 0) return null
  const same = about.filter(({ slot }) => slot === last.slot)
  if (single || detection.facet !== null) return same.length > 1 ? { form: 'change', cards: same } : null
  return about.length > 1
    ? { form: 'change', cards: [...over, ...about.filter((card) => card.active)] }
    : null
}

/** Something happened at its time; only states hold over one. */
const HAPPENS = /^(?:event_.*|plan|goal|birthday|generic|record|experience|named_thing|availability)$/u

/**
 * The versions that held at the time a question names; undefined when it names none that could be told apart from now, null when
 * nothing is known of it: what holds now is no answer then.
 */
export function chooseThen({ detection, date, active, history }: AnswerMaterial): Choice | undefined {
  const [asked] = detection.slots
  if (date === null || asked === undefined || HAPPENS.test(asked) || detection.time === 'future')
    return undefined
  const known = new Map([...history, ...active].map((card) => [card.id, card]))
  const states = stated([...known.values()]).filter((card) => !HAPPENS.test(card.slot))
  if (states.length === 0) return undefined
  const held = byValidity(states.filter((card) => heldAt(card, date)))
  return held.length > 0 ? { form: 'then', cards: held } : null
}

/** What was only said to be over, without a date, may have been over by then. */
function heldAt({ validFrom, validTo, eventDate }: MemoryCard, { from, to }: EventDate): boolean {
  if (validFrom === null && eventDate === null) return false
  return (validFrom ?? -Infinity) < (to ?? Infinity) && (validTo ?? Infinity) > (from ?? -Infinity)
}

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
