import type { ScopeView } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { Detection } from '../types/question.ts'
import { versionKey } from '../facts/keys.ts'
import { byValidity } from '../facts/order.ts'
import { answersTo } from '../slots/near.ts'
import type { TierResult } from './candidate.ts'
import { askedEntity } from './tiers/card.ts'

/** The versions behind a question about the past, or behind an asked slot that has nothing active. Empty when neither applies. */
export async function readHistory(
  view: ScopeView,
  detection: Detection,
  results: readonly TierResult[],
): Promise<readonly MemoryCard[]> {
  const entity = askedEntity(detection)
  const [asked] = detection.slots
  const found = results.some((result) => result.candidates.some(({ card }) => card?.slot === asked))
  const needed = detection.time === 'past' || detection.type === 'update' || !found
  if (entity === null || asked === undefined || !needed) return []
  for (const slot of detection.slots.filter((name) => !name.endsWith('*') && answersTo(asked, name))) {
    const chain = await view.cards.history(versionKey(entity, slot))
    if (chain.length > 0) return byValidity(chain)
  }
  return []
}
