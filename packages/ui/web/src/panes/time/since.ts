import type { MemoryCard } from '@recollect/core'

/** What became of a fact that held then. */
export type Since = 'same' | 'changed' | 'gone'

/** What is known of the present, to compare another time with. */
export interface Today {
  readonly now: number
  /** False: not every version was read, or not yet. */
  readonly isWhole: boolean
  readonly byId: ReadonlyMap<string, MemoryCard>
  /** Those that hold, by version key. */
  readonly holding: ReadonlyMap<string, readonly MemoryCard[]>
}

export function todayOf(cards: readonly MemoryCard[], isWhole: boolean, now: number): Today {
  const holding = new Map<string, MemoryCard[]>()
  for (const card of cards) {
    if (!card.active || (card.validFrom ?? now) > now) continue
    const group = holding.get(card.versionKey)
    if (group) group.push(card)
    else holding.set(card.versionKey, [card])
  }
  return { now, isWhole, byId: new Map(cards.map((card) => [card.id, card])), holding }
}

const saysTheSame = (a: MemoryCard, b: MemoryCard): boolean =>
  (a.normal ?? a.value) === (b.normal ?? b.value) && a.polarity === b.polarity

/** Whether nothing has closed a version yet: what ends next month is still so, and of rivals neither is gone. */
const isOpen = ({ relation, correctedBy, validTo, expiresAt }: MemoryCard, now: number): boolean =>
  relation !== 'retracts' &&
  correctedBy === null &&
  (validTo ?? Infinity) > now &&
  (expiresAt ?? Infinity) > now

/** Compares a fact of another time with the present; null where the present is not known well enough to tell. */
export function sinceThen(then: MemoryCard, { now, isWhole, byId, holding }: Today): Since | null {
  const own = byId.get(then.id)
  const rivals = holding.get(then.versionKey) ?? []
  if (own?.active || rivals.some((card) => saysTheSame(card, then))) return 'same'
  if (!own) return null
  // Of several values side by side the others say nothing about this one.
  if (then.valueKey === '' && rivals.some(({ valueKey }) => valueKey === '')) return 'changed'
  if (isOpen(own, now)) return 'same'
  return isWhole ? 'gone' : null
}
