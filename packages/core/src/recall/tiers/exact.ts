import { leftOut } from '../candidate.ts'
import type { TierResult } from '../candidate.ts'
import type { QueryPlan } from '../../query-plan.ts'

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
