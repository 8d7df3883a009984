import type { TierResult } from './candidate.ts'
import type { QueryPlan } from '../query-plan.ts'
import { cardTier } from './tiers/card.ts'
import { exactTier } from './tiers/exact.ts'
import { fullTextTier } from './tiers/full-text.ts'
import { substringTier } from './tiers/substring.ts'
import type { Tracer } from './trace.ts'

/** Runs the tiers in order: card, exact, full text, and substring when full text found little. */
export async function runTiers(plan: QueryPlan, tracer: Tracer | null): Promise<readonly TierResult[]> {
  const note = (result: TierResult) => {
    tracer?.tier(result)
    return result
  }
  const card = note(await cardTier(plan))
  const exact = note(await exactTier(plan))
  const fullText = note(await fullTextTier(plan))
  const substring = note(await substringTier(plan, fullText.candidates.length))
  return [card, exact, fullText, substring]
}
