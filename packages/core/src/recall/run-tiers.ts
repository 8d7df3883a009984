import type { TierResult } from './candidate.ts'
import type { QueryPlan } from '../query-plan.ts'
import { cardTier } from './tiers/card.ts'
import { exactTier } from './tiers/exact.ts'
import { fullTextTier } from './tiers/full-text.ts'
import { linkedTier } from './tiers/linked.ts'
import { substringTier } from './tiers/substring.ts'
import { together } from './together.ts'
import type { Tracer } from './trace.ts'

/** Gives what a tier found; runs it when it is first asked for. */
export type FindTier = (tier: Tier) => Promise<TierResult>

/** One way to find candidates. It may ask what another one found. */
type Tier = (plan: QueryPlan, found: FindTier) => Promise<TierResult>

const TIERS: readonly [Tier, ...Tier[]] = [cardTier, exactTier, fullTextTier, linkedTier, substringTier]

/** The tiers of one recall, each run at most once. */
export function tiersOf(plan: QueryPlan): FindTier {
  const started = new Map<Tier, Promise<TierResult>>()
  const find: FindTier = (tier) => {
    const found = started.get(tier) ?? tier(plan, find)
    started.set(tier, found)
    return found
  }
  return find
}

/** Runs all tiers: each alone decides whether it has something to do. */
export async function runTiers(
  plan: QueryPlan,
  find: FindTier,
  tracer: Tracer | null,
): Promise<readonly TierResult[]> {
  // Without an embedder nothing of it is loaded.
  const more = plan.vector ? [(await import('./tiers/vector.ts')).vectorTier] : []
  const run = async (tier: Tier) => {
    const result = await find(tier)
    tracer?.tier(result)
    return result
  }
  return together([...TIERS, ...more], run, tracer !== null)
}

/** Facts are found by these alone. */
export const cardsIn = (find: FindTier): Promise<readonly TierResult[]> =>
  Promise.all([find(cardTier), find(linkedTier)])
