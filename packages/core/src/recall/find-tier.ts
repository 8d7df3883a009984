import type { QueryPlan } from '../query-plan.ts'
import type { TierResult } from './candidate.ts'

/** One way to find candidates. It may ask what another one found. */
export type Tier = (plan: QueryPlan, find: FindTier) => Promise<TierResult>

/** What a tier found; it is run when it is first asked for, and once. */
export type FindTier = (tier: Tier) => Promise<TierResult>

/** The tiers of one recall. */
export function tiersOf(plan: QueryPlan): FindTier {
  const started = new Map<Tier, Promise<TierResult>>()
  const find: FindTier = (tier) => {
    const found = started.get(tier) ?? tier(plan, find)
    started.set(tier, found)
    return found
  }
  return find
}
