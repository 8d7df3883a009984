import type { MemoryCard } from '../../types/card.ts'
import { skipped } from '../candidate.ts'
import type { TierResult } from '../candidate.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { FindTier } from '../run-tiers.ts'
import { askedEntity } from './card.ts'
import { fullTextTier } from './full-text.ts'

/**
 * Facts that stand one step away. "What does the one who is 35 do?": the best messages say who is 35, the slot asked for is looked up
 * for them. "Who is the tallest?": the slot of everybody. Few statements, and none for other questions.
 */
export async function linkedTier(plan: QueryPlan, find: FindTier): Promise<TierResult> {
  const { detection, config, cues } = plan
  if (!config.query.linked) return skipped('linked', 'query.linked is off', 'off')
  if (detection.slots.length === 0) return skipped('linked', 'the question names no slot', 'no_slot')
  if (cues.everybody) {
    const { ofEverybody } = await import('../linked-cards.ts')
    return asTier(plan, await ofEverybody(plan), 'the slot asked for, of everybody')
  }
  const another = askedEntity(detection) === null
  if (!cues.describes && !another) return skipped('linked', 'the question describes nobody', 'no_description')
  const { ofDescribed } = await import('../linked-cards.ts')
  const found = await ofDescribed(plan, await find(fullTextTier))
  return asTier(plan, found, 'the slot asked for, of those the best messages speak of')
}

const asTier = (
  { includeInactive }: QueryPlan,
  cards: readonly MemoryCard[],
  reason: string,
): TierResult => ({
  tier: 'linked',
  ran: true,
  reason,
  candidates: cards
    .filter((card) => card.active || includeInactive)
    .map((card, at) => ({
      kind: 'card',
      id: card.id,
      tier: 'linked',
      score: 1 / (1 + at),
      coverage: 1,
      card,
      item: null,
    })),
})
