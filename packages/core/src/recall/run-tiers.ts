import type { TierResult } from './candidate.ts'
import type { QueryPlan } from '../query-plan.ts'
import type { FindTier, Tier } from './find-tier.ts'
import { cardTier } from './tiers/card.ts'
import { exactTier, linkedTier } from './tiers/exact.ts'
import { fullTextTier } from './tiers/full-text.ts'
import { substringTier } from './tiers/substring.ts'
import { together } from './find-tier.ts'
import type { Tracer } from './trace/trace.ts'

const TIERS: readonly [Tier, ...Tier[]] = [cardTier, exactTier, fullTextTier, linkedTier, substringTier]

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
  return together([...TIERS, ...more], run, tracer)
}
