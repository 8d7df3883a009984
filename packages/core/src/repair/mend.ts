import type { CardPatch } from '../plugin/cards.ts'
import type { MemoryCard } from '../types/card.ts'

/** Damage that a chain shows by itself. */
export type ChainDamage =
  'gap' | 'two-active' | 'parent' | 'closed-active' | 'open-inactive' | 'unended' | 'overlap'

/** What a card is to become, and why; an empty patch: nothing can be done. */
export interface Mend<Kind = ChainDamage> {
  readonly kind: Kind
  readonly id: string
  readonly patch: CardPatch
}

/** What is done about a card, whatever for. */
export type Patch = Omit<Mend, 'kind'>

/** One look for one kind of damage: pure, and content with what it has mended. */
export type Look<Kind = ChainDamage> = (cards: readonly MemoryCard[], now: number) => readonly Mend<Kind>[]

/** The cards as they stand once the mends are made. */
export function mended(cards: readonly MemoryCard[], mends: readonly Patch[]): MemoryCard[] {
  const patches = new Map<string, CardPatch>()
  for (const { id, patch } of mends) patches.set(id, { ...patches.get(id), ...patch })
  return cards.map((card) => ({ ...card, ...patches.get(card.id) }))
}

/** Whether anything can be done. */
export const isMendable = ({ patch }: Patch): boolean => Object.keys(patch).length > 0
