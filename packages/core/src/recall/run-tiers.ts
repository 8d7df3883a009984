import type { TierResult } from './candidate.ts'
import type { QueryPlan } from '../query-plan.ts'
import { cardTier } from './tiers/card.ts'
import { exactTier } from './tiers/exact.ts'
import { fullTextTier } from './tiers/full-text.ts'
import { linkedTier } from './tiers/linked.ts'
import { substringTier } from './tiers/substring.ts'
import type { Tracer } from './trace.ts'

/** One way to find candidates. It sees what the tiers before it found. */
type Tier = (plan: QueryPlan, before: readonly TierResult[]) => Promise<TierResult>

const TIERS: readonly Tier[] = [cardTier, exactTier, fullTextTier, linkedTier, substringTier]

/** Runs the tiers in order: each alone decides whether it has something to do. */
export async function runTiers(plan: QueryPlan, tracer: Tracer | null): Promise<readonly TierResult[]> {
  const results: TierResult[] = []
  // Without an embedder nothing of it is loaded.
  const tiers = plan.vector ? [...TIERS, (await import('./tiers/vector.ts')).vectorTier] : TIERS
  for (const tier of tiers) {
    const result = await tier(plan, results)
    tracer?.tier(result)
    results.push(result)
  }
  return results
}
