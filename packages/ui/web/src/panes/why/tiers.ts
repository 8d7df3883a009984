import type { RecallTrace } from '@recollect/core'
import type { TraceTier } from '@recollect/core/plugin'

/** A tier as it is drawn. */
export interface TierBox extends TraceTier {
  /** Its candidates as a share of those of the fullest tier, 0–1. */
  readonly share: number
  /** So many of its candidates are among the hits. */
  readonly hits: number
}

/** Tiers in the order they were asked, each with what it gave. */
export function tierBoxes(trace: Pick<RecallTrace, 'tiers' | 'ranked' | 'hits'>): TierBox[] {
  const most = Math.max(1, ...trace.tiers.map(({ candidates }) => candidates))
  const hits = trace.ranked.slice(0, trace.hits)
  return trace.tiers.map((tier) => ({
    ...tier,
    share: tier.candidates / most,
    hits: hits.filter(({ tiers }) => tiers[tier.tier] !== undefined).length,
  }))
}
