import { isDenial } from '../../../facts/keys.ts'
import { isOpenRival } from '../../../facts/open-rival.ts'
import { byValidity } from '../../../facts/order.ts'
import type { MemoryCard } from '../../../types/card.ts'
import type { EventDate } from '../../../types/time.ts'
import { isStated } from '../answer-material.ts'
import type { AnswerMaterial, Choice } from '../answer-material.ts'

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
