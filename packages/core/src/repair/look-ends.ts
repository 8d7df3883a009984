import { chainsOf } from './chains.ts'
import { endOf } from './ends.ts'
import type { Look, Mend } from './mend.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'

/** An end before the beginning: of what holds it was never told, another version ended where the one after it began. */
export const lookForTimes: Look = (cards) =>
  chainsOf(cards).flatMap((chain) =>
    chain
      .filter(({ validFrom, validTo }) => validFrom !== null && validTo !== null && validTo < validFrom)
      .map((card): Mend => {
        const validTo = card.active ? endAhead(card) : (endOf(card, chain) ?? card.validFrom)
        return { kind: 'overlap', id: card.id, patch: { validTo } }
      }),
  )

/** The end of what is planned. */
const endAhead = ({ kind, eventDate, validFrom }: MemoryCard): EpochMs | null => {
  const told = kind === 'event' || kind === 'goal' ? (eventDate?.to ?? null) : null
  return told !== null && told >= (validFrom ?? told) ? told : null
}

/** Replaced, or telling of an end, and yet without one of its own. It was over at the latest when it was known to be. */
export const lookForUnended: Look = (cards) =>
  chainsOf(cards).flatMap((chain) =>
    chain.filter(isUnended).map((card): Mend => {
      const known = Math.max(card.validFrom ?? -Infinity, card.supersededAt ?? card.lastSeenAt)
      return { kind: 'unended', id: card.id, patch: { validTo: endOf(card, chain) ?? known } }
    }),
  )

/** A rival that nothing has settled is open still. */
const isUnended = (card: MemoryCard): boolean =>
  !card.active && card.validTo === null && (card.supersededAt !== null || !card.contested)
