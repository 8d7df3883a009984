import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import { isEnding } from './keys.ts'

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
 * The moments a card speaks of, ascending: what is said without a date speaks of the moment it was said, what is said with one too,
 * whenever it began; what is said to have been over by a date speaks of that date.
 */
export function moments(card: MemoryCard): readonly EpochMs[] {
  const first = firstMoment(card)
  if (first === null) return card.seenAt
  return card.seenAt.length === 0 ? [first] : [...new Set([first, ...card.seenAt])].sort((a, b) => a - b)
}

/** Null when it is among those it was said again at: what is dated began at another moment than it was first said. */
function firstMoment(card: MemoryCard): EpochMs | null {
  const ended = isEnding(card) ? (card.validTo ?? timeOf(card)) : null
  if (ended !== null && (card.relation !== 'retracts' || card.eventDate?.to === ended)) return ended
  if (card.eventDate === null) return ended ?? timeOf(card)
  return card.seenAt.length > 0 ? null : card.lastSeenAt
}

/** `seenAt` of a card that is said again. */
const MOST_SEEN = 64

/**
 * `seenAt` of a card: the last moments it was said at after it began. What is dated began at another moment than it was first said, so
 * that one is among them.
 */
export function seenAfter(
  { eventDate }: Pick<MemoryCard, 'eventDate'>,
  start: EpochMs,
  all: readonly EpochMs[],
): readonly EpochMs[] {
  const seen = [...new Set(all)].filter((at) => at > start || (at === start && eventDate !== null))
  return seen.sort((a, b) => a - b).slice(-MOST_SEEN)
}

/** When a card's first moment was spoken of: a direct write may speak of another time than its own. */
export const saidAt = (card: MemoryCard, moment: EpochMs): EpochMs =>
  card.seenAt.length === 0 ? Math.max(card.lastSeenAt, moment) : moment

/** Whether anything a card tells is of a later moment than a draft: event time first, then the time it was said. */
export function isLater(
  card: MemoryCard,
  draft: { readonly eventAt: EpochMs; readonly saidAt: EpochMs },
): boolean {
  const { eventAt } = draft
  const over = !card.active && card.validTo !== null && card.validTo > eventAt
  return (
    over || moments(card).some((at) => at > eventAt || (at === eventAt && saidAt(card, at) > draft.saidAt))
  )
}
