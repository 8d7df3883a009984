import type { MemoryCard } from '../types/card.ts'
import { resumedFrom } from './statement.ts'

/**
 * Where cards stand among those of one moment, by id: as they were recorded, but one that goes on where the first of it stood, and one
 * that puts a mistake right where the mistake stood.
 */
export function ordersOf(cards: readonly MemoryCard[]): ReadonlyMap<string, number> {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const mistakes = new Map(cards.map((card) => [card.correctedBy, card]))
  const orderOf = (card: MemoryCard): number => {
    const first = byId.get(resumedFrom(card) ?? card.id) ?? card
    const mistake = mistakes.get(first.id)
    // What puts right comes after what it puts right: this ends, whatever a damaged record says.
    return mistake && mistake.seq < Math.min(card.seq, first.seq) ? orderOf(mistake) : first.seq
  }
  return new Map(cards.map((card) => [card.id, orderOf(card)]))
}
