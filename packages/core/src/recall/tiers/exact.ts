import { leftOut, skipped } from '../candidate.ts'
import type { TierResult } from '../candidate.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { FindTier } from '../find-tier.ts'
import { linkedCards } from '../linked-cards.ts'
import { askedEntity } from './card.ts'

/** All that say the same are wanted: a question asked before must not answer itself. */
const EQUALS = 100

/** Items whose match form, pronouns made one, is the query's: one index look-up. Ranks before full text and parts of words. */
export async function exactTier(plan: QueryPlan): Promise<TierResult> {
  if (plan.config.query.off.includes('exact')) return leftOut('exact')
  const wanted = plan.matcher.message(plan.whole.source)
  const items = await plan.view.items.byTextHash(
    plan.matcher.hash(plan.whole.source),
    Math.max(plan.limit, EQUALS),
  )
  const same = items.filter((item) => plan.matcher.message(item.text) === wanted)
  return {
    tier: 'exact',
    ran: true,
    reason: 'messages that say the same',
    candidates: same.map((item) => ({
      kind: 'item',
      id: item.id,
      tier: 'exact',
      score: 1,
      coverage: 1,
      card: null,
      item,
    })),
  }
}

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
