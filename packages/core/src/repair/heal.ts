import type { CardWriter } from '../plugin/cards.ts'
import type { EpochMs } from '../types/item.ts'
import { mendFamily } from './mend-family.ts'
import { writeMends } from './write-mends.ts'

/**
 * Closes what a deletion in between left open in chains that were put back as they once stood. Writes nothing where they are whole.
 * Gives the messages whose cards it changed.
 */
export async function healChains(
  cards: CardWriter,
  keys: Iterable<string>,
  now: EpochMs,
): Promise<readonly string[]> {
  const sources: string[] = []
  for (const key of new Set(keys)) {
    const family = await cards.history(key)
    const mends = mendFamily(family, now)
    await writeMends(cards, mends, family)
    const changed = new Set(mends.map(({ id }) => id))
    sources.push(...family.flatMap(({ id, itemId }) => (changed.has(id) && itemId ? [itemId] : [])))
  }
  return sources
}
