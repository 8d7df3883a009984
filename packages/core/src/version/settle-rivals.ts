import { isOpenRival } from '../facts/open-rival.ts'
import type { CardWriter } from '../plugin/cards.ts'
import type { MemoryCard } from '../types/card.ts'

/**
 * Where one of several contested values is gone for good or has expired: the first of the rivals that are left holds, and what has no rival
 * any more is not contested. Gives the cards it changed.
 */
export async function settleRivals(cards: CardWriter, key: string): Promise<readonly MemoryCard[]> {
  const family = await cards.history(key)
  const rivals = family.filter(isOpenRival)
  const [first, ...others] = rivals
  const holder = family.find(
    (card) => card.active && (first ? card.valueKey === first.valueKey : card.contested),
  )
  if (holder && first) return []
  const heir = holder ?? first
  if (!heir) return []
  await cards.update(heir.id, { active: true, contested: others.length > 0 })
  return [heir]
}
