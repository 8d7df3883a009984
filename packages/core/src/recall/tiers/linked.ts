import { leftOut, skipped } from '../candidate.ts'
import type { TierResult } from '../candidate.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { FindTier } from '../find-tier.ts'
import { linkedCards } from '../linked-cards.ts'
import { askedEntity } from './card.ts'

/**
 * Facts that stand one step away. "What does the one who is 35 do?": the best messages say who is 35, the slot asked for is looked up
 * for them. "Who is the tallest?": the slot of everybody. Few statements, and none for other questions.
 */
export async function linkedTier(plan: QueryPlan, find: FindTier): Promise<TierResult> {
  const { detection, config, cues } = plan
  if (config.query.off.includes('linked')) return leftOut('linked')
  if (detection.slots.length === 0) return skipped('linked', 'the question names no slot', 'no_slot')
  if (!cues.everybody && !cues.describes && askedEntity(detection) !== null)
    return skipped('linked', 'the question describes nobody', 'no_description')
  return linkedCards(plan, find)
}
