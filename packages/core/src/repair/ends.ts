import { isMistake, isPastOnly } from '../facts/keys.ts'
import { byValidity } from '../facts/order.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'

/** The end of a fact, told by a retraction. */
export const isTombstone = ({ relation }: MemoryCard): boolean => relation === 'retracts'

/** Said of the same beginning by two sources: neither follows the other. */
export const areRivals = (a: MemoryCard, b: MemoryCard): boolean =>
  a.contested && b.contested && a.validFrom === b.validFrom

/** When the next version by validity began. */
export function nextStart(card: MemoryCard, chain: readonly MemoryCard[]): EpochMs | null {
  const sorted = byValidity(chain)
  const after = sorted.slice(sorted.indexOf(card) + 1)
  return after.find((other) => !areRivals(card, other))?.validFrom ?? null
}

/**
 * When a version that does not hold ended, as far as the others tell: when the next one began, or when it was to be used no more. What
 * tells of an end did at its beginning, and a mistake never held. Null: nothing tells. Never before its beginning.
 */
export function endOf(card: MemoryCard, chain: readonly MemoryCard[]): EpochMs | null {
  const from = card.validFrom ?? -Infinity
  if (isPastOnly(card)) return Math.max(from, endTold(card))
  if (isTombstone(card) || isMistake(card)) return card.validFrom
  const ends = [nextStart(card, chain), card.expiresAt].filter((at) => at !== null)
  return ends.length > 0 ? Math.max(from, Math.min(...ends)) : null
}

/** What was said to be over was over by then. */
const endTold = ({ eventDate, lastSeenAt }: MemoryCard): EpochMs =>
  Math.min(eventDate?.to ?? lastSeenAt, lastSeenAt)
