import { isDenial } from '@recollect/core/extraction'
import { isMistake } from '@recollect/core/past'
import type { MemoryCard, EpochMs } from '@recollect/core'

/** When a version began to hold; what was only ever said to be over came before everything dated. */
const startOf = ({ validFrom }: MemoryCard): number => validFrom ?? -Infinity

/** Stated, no mistake, and begun but not over at the moment. */
export const isOpen = (card: MemoryCard, at: EpochMs): boolean =>
  card.relation !== 'retracts' &&
  !isMistake(card) &&
  startOf(card) <= at &&
  (card.validTo ?? Infinity) > at &&
  (card.expiresAt ?? Infinity) > at

/** Versions of which one alone can hold: all of a single slot, else those of one value. Denials stand beside what they deny. */
const placeOf = ({ valueKey, ...card }: MemoryCard, single: boolean): string =>
  isDenial(card) ? `!${valueKey}` : single ? '' : valueKey.replace(/^~/u, '')

/**
 * The cards of one version key that held at a moment: of those that were open the one that began last; of rivals the
 * one that stands, or stood first. Pure.
 */
export function heldAt(chain: readonly MemoryCard[], at: EpochMs, single: boolean): ReadonlySet<string> {
  const held = new Map<string, MemoryCard>()
  for (const card of chain.filter((one) => isOpen(one, at))) {
    const place = placeOf(card, single)
    const other = held.get(place)
    if (!other || comesBefore(card, other)) held.set(place, card)
  }
  return new Set([...held.values()].map(({ id }) => id))
}

function comesBefore(card: MemoryCard, other: MemoryCard): boolean {
  if (card.valueKey === other.valueKey && (isRival(card) || isRival(other))) return stands(card, other)
  if (startOf(card) !== startOf(other)) return startOf(card) > startOf(other)
  if (card.active !== other.active) return card.active
  if (card.contested && other.contested) return card.version < other.version
  return card.seq > other.seq
}

/** Of two that overlap, what was in doubt began later, and contests. */
const isRival = ({ contested, active }: MemoryCard): boolean => contested && !active

function stands(card: MemoryCard, other: MemoryCard): boolean {
  if (card.active !== other.active) return card.active
  if (card.contested !== other.contested) return !card.contested
  return startOf(card) === startOf(other) ? card.version < other.version : startOf(card) < startOf(other)
}

/** Whether what a card says was so: it held, or it tells of an end that had come, after which nothing of the kind had begun. */
export function wasSo(card: MemoryCard, held: boolean, chain: readonly MemoryCard[], at: EpochMs): boolean {
  if (held) return true
  if (isMistake(card)) return false
  if (card.valueKey.startsWith('~')) return (card.validTo ?? Infinity) <= at
  if (card.relation !== 'retracts' || startOf(card) > at) return false
  return !chain.some((other) => startOf(other) <= at && beganAfter(other, card))
}

/** Later by time, or of equal times by order of recording. */
const beganAfter = (other: MemoryCard, end: MemoryCard): boolean =>
  other.valueKey === end.valueKey &&
  other.relation !== 'retracts' &&
  (startOf(other) === startOf(end) ? other.seq > end.seq : startOf(other) > startOf(end))

/** Whether a card tells of what began after the moment. */
export const isYetToCome = (card: MemoryCard, at: EpochMs): boolean => startOf(card) > at
