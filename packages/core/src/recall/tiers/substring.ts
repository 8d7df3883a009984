import { leftOut, skipped } from '../candidate.ts'
import type { TierResult } from '../candidate.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { FindTier } from '../find-tier.ts'
import { scanNewest } from '../substring-scan.ts'
import { fullTextTier } from './full-text.ts'

/**
 * Scans the newest items for parts of the query's words. Runs only when full text gave fewer than half the limit. Linear in
 * those.
 */
export async function substringTier(plan: QueryPlan, find: FindTier): Promise<TierResult> {
  const { config, limit, terms } = plan
  if (config.query.off.includes('substring')) return leftOut('substring')
  const foundByFullText = (await find(fullTextTier)).candidates.length
  if (foundByFullText >= limit / 2) {
    return skipped('substring', `full text gave ${foundByFullText}, half the limit or more`, 'enough')
  }
  const keywords = [...new Set(terms)]
  if (keywords.length === 0) return skipped('substring', 'nothing to look for', 'nothing')
  const { scanned, candidates } = await scanNewest(plan, keywords)
  return {
    tier: 'substring',
    ran: true,
    reason: `full text gave ${foundByFullText}; scanned the newest ${scanned}`,
    candidates,
  }
}
