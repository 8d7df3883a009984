import type { ChainProblem } from '../api/writes.ts'
import type { CardPatch } from '../plugin/cards.ts'
import type { MemoryCard } from '../types/card.ts'

/** What a card is to become, and why; an empty patch: nothing can be done. */
export interface Mend {
  readonly kind: ChainProblem['kind']
  readonly id: string
  readonly patch: CardPatch
}

/** One look for one kind of damage: pure, and content with what it has mended. */
export type Look = (cards: readonly MemoryCard[], now: number) => readonly Mend[]

/** The cards as they stand once the mends are made. */
export function mended(cards: readonly MemoryCard[], mends: readonly Mend[]): MemoryCard[] {
  const patches = new Map<string, CardPatch>()
  for (const { id, patch } of mends) patches.set(id, { ...patches.get(id), ...patch })
  return cards.map((card) => ({ ...card, ...patches.get(card.id) }))
}

export const isMendable = ({ patch }: Mend): boolean => Object.keys(patch).length > 0
