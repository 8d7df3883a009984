import type { MemoryCard } from '../types/card.ts'

/** When a version began to hold; what was only ever said to be over comes before everything dated. */
const startOf = (card: MemoryCard): number => card.validFrom ?? -Infinity

/** In order of validity, then of recording. */
export const byValidity = (cards: readonly MemoryCard[]): MemoryCard[] =>
  [...cards].sort(
    (a, b) => compare(startOf(a), startOf(b)) || compare(a.recordedAt, b.recordedAt) || a.version - b.version,
  )

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

/** When a version began to hold; for what was only said to be over, when it ended. */
export const timeOf = (card: MemoryCard): number => card.validFrom ?? card.validTo ?? card.recordedAt

/**
 * Whether a card speaks of a later moment than a draft. A draft without a date of its own speaks of the moment it was said, and so
 * does every time the card's value was said again.
 */
export const isLater = (
  card: MemoryCard,
  draft: { readonly eventAt: number; readonly validFrom: number | null },
): boolean => timeOf(card) > draft.eventAt || (draft.validFrom === null && card.lastSeenAt > draft.eventAt)
