import type { CardWriter } from '../plugin/cards.ts'
import type { MemoryCard } from '../types/card.ts'

/**
 * Renumbers what is left of a chain from 1 and links it again, so that it has no gap and nothing points at what is gone. Gives the cards
 * it changed.
 */
export async function closeRanks(
  cards: CardWriter,
  from: Pick<MemoryCard, 'versionKey' | 'valueKey'>,
  removed: ReadonlySet<string>,
): Promise<readonly MemoryCard[]> {
  const changed: MemoryCard[] = []
  const family = [...(await cards.history(from.versionKey))].sort((a, b) => a.version - b.version)
  const chain = family.filter((card) => card.valueKey === from.valueKey)
  for (const card of family) {
    const place = chain.indexOf(card)
    const dangling = card.parentId !== null && removed.has(card.parentId)
    const parentId = dangling ? (chain[place - 1]?.id ?? null) : card.parentId
    const version = place < 0 ? card.version : place + 1
    if (!dangling && version === card.version) continue
    await cards.update(card.id, { version, parentId })
    changed.push(card)
  }
  return changed
}
