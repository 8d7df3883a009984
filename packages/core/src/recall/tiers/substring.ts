import { partialScore } from '../partial-score.ts'
import { skipped } from '../candidate.ts'
import type { TierResult } from '../candidate.ts'
import type { QueryPlan } from '../../query-plan.ts'

/** Below this only single characters agreed. */
const MIN_SCORE = 0.15

/**
 * Scans the newest items for parts of the query's words. Runs only when full text gave fewer than half the limit (design 002,
 * decision 3). Linear in `recall.substringScan`.
 */
export async function substringTier(plan: QueryPlan, foundByFullText: number): Promise<TierResult> {
  const { config, limit, matcher, terms } = plan
  if (!config.query.substring) return skipped('substring', 'query.substring is off')
  if (foundByFullText >= limit / 2) {
    return skipped('substring', `full text gave ${foundByFullText}, half the limit or more`)
  }
  const keywords = [...new Set(terms)]
  if (keywords.length === 0 || config.recall.substringScan === 0)
    return skipped('substring', 'nothing to look for')
  const items = await plan.view.items.recent(config.recall.substringScan)
  const scored = items
    .map((item) => ({
      item,
      score: partialScore(matcher.scan(item.text), keywords, config.query.partialScores),
    }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || b.item.seq - a.item.seq)
    .slice(0, limit)
  return {
    tier: 'substring',
    ran: true,
    reason: `full text gave ${foundByFullText}; scanned the newest ${items.length}`,
    candidates: scored.map(({ item, score }) => ({
      kind: 'item',
      id: item.id,
      tier: 'substring',
      score,
      coverage: score,
      card: null,
      item,
    })),
  }
}
