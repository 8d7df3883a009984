import type { MemoryCard } from '@recollect/core'
import type { Detection } from '@recollect/core/extraction'
import { askedEntity } from '@recollect/core/past'
import type { WhyNotCode } from '../api/why-not.ts'

export interface Verdict {
  readonly code: WhyNotCode
  readonly reason: string
}

const names = (slot: string, name: string): boolean =>
  slot === name || (slot.endsWith('*') && name.startsWith(slot.slice(0, -1)))

/** Why the look-up of cards does not reach a card. Pure. */
function cardVerdict(card: MemoryCard, detection: Detection): Verdict {
  const asked = askedEntity(detection)
  const { slots } = detection
  if (asked === null)
    return { code: 'somebody_else', reason: 'the question is about somebody not tied to the user' }
  if (slots.length === 0) return { code: 'no_slot', reason: 'the question names no slot' }
  if (!slots.some((slot) => names(slot, card.slot)))
    return { code: 'slot_not_asked', reason: `asked for ${slots.join(', ')}; this is ${card.slot}` }
  if (asked !== card.entity)
    return { code: 'entity_differs', reason: `asked about ${asked}; this is about ${card.entity}` }
  if (!card.active)
    return { code: 'superseded', reason: 'no longer true, and the question is not about the past' }
  return { code: 'not_among_found', reason: 'not among the cards the look-up gave' }
}

/** From the closest on. */
const CLOSENESS = ['not_among_found', 'superseded', 'entity_differs', 'slot_not_asked']

/** The verdict that came closest, of some cards and the parts of a query. */
export function closestVerdict(cards: readonly MemoryCard[], asked: readonly Detection[]): Verdict {
  const verdicts = cards.flatMap((card) => asked.map((detection) => cardVerdict(card, detection)))
  const found = CLOSENESS.map((code) => verdicts.find((one) => one.code === code)).find(Boolean)
  return found ?? verdicts[0] ?? { code: 'no_card', reason: 'this message states no fact' }
}
