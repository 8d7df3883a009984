import type { CardPatch } from '../plugin/cards.ts'
import type { MemoryCard } from '../types/card.ts'

/** What the clock makes of an active card whose `expiresAt` has come: it ended then, or at the end that was told of it. */
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
