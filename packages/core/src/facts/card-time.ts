import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import type { TimePrecision } from '../types/time.ts'
import type { CardPatch } from '../plugin/cards.ts'

/** A time of a card as far as it is known. */
export interface CardTime {
  readonly at: EpochMs
  readonly precision: TimePrecision
  /** True where no time was said: this is then the time of the message. */
  readonly told: boolean
}

/** When a card began to hold; null when neither a time nor the telling says. For answer templates. */
export function cardBegan({ validFrom, eventDate }: MemoryCard): CardTime | null {
  if (validFrom === null || eventDate?.precision === 'vague') return null
  if (eventDate === null || eventDate.from === null) return { at: validFrom, precision: 'day', told: true }
  return { at: validFrom, precision: eventDate.precision, told: false }
}

/** When it ended: when the next one began, or when its end was told of. */
export function cardEnded({ validTo, eventDate }: MemoryCard): CardTime | null {
  if (validTo === null || eventDate?.precision === 'vague') return null
  if (eventDate?.to === validTo) return { at: validTo - 1, precision: eventDate.precision, told: false }
  return { at: validTo, precision: 'day', told: true }
}

/** What the clock makes of an active card whose `expiresAt` has come: it ended then, or at the end that was stated. */
export function expire({
  validTo,
  expiresAt,
  supersededAt,
}: MemoryCard): Pick<CardPatch, 'active' | 'validTo' | 'supersededAt'> {
  if (expiresAt === null) return {}
  return {
    active: false,
    validTo: Math.min(validTo ?? expiresAt, expiresAt),
    supersededAt: supersededAt ?? expiresAt,
  }
}

/** Said beside what holds, and neither over, nor settled, nor put right. */
export const isOpenRival = ({ contested, active, supersededAt, correctedBy }: MemoryCard): boolean =>
  contested && !active && supersededAt === null && correctedBy === null
