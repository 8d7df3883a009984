import { leftOut, skipped } from '../candidate.ts'
import type { TierResult, RecallCandidate } from '../candidate.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { FindTier } from '../find-tier.ts'
import { fullTextTier } from './full-text.ts'
import { beginning } from '../../util/strings.ts'
import { blankRecalled } from '../../text/recalled.ts'
import type { MemoryItem } from '../../types/item.ts'
import { partialScore } from '../ranking/pieces.ts'

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

/**
 * Newest items that are looked at. A scan reads them whole, and 1,000 short ones take some 5 ms: it must not grow with the scope. Older
 * ones are found by their words.
 */
export const SCANNED = 1000

/** Below this only single characters agreed. */
export const MIN_SCORE = 0.15

/** The newest items that hold parts of the keywords, best first. Linear in their number. */
async function scanNewest(
  plan: QueryPlan,
  keywords: readonly string[],
): Promise<{ readonly scanned: number; readonly candidates: readonly RecallCandidate[] }> {
  const { config, limit, matcher } = plan
  const items = await plan.view.items.recent(SCANNED)
  const scored = items
    .map((item) => ({
      item,
      score: partialScore(scan(matcher, item), keywords, !config.query.off.includes('subwords')),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.item.seq - a.item.seq)
  const enough = scored.filter(({ score }) => score >= MIN_SCORE)
  noteLeftOut(plan, scored.length, enough.length)
  const candidates = enough.slice(0, limit).map(({ item, score }): RecallCandidate => ({
    kind: 'item',
    id: item.id,
    tier: 'substring',
    score,
    coverage: score,
    card: null,
    item,
    parts: plan.notes ? partsOf(plan, item, keywords) : undefined,
  }))
  return { scanned: items.length, candidates }
}

/** Its words, without what a context had put there. */
const scan = (matcher: QueryPlan['matcher'], { text }: MemoryItem) =>
  matcher.scan(blankRecalled(beginning(text)))

/** What each keyword gave. */
const partsOf = ({ config, matcher }: QueryPlan, item: MemoryItem, keywords: readonly string[]) =>
  keywords
    .map((name) => ({
      name,
      score: partialScore(scan(matcher, item), [name], !config.query.off.includes('subwords')),
    }))
    .map(({ name, score }) => ({ name, value: score / keywords.length, term: true as const }))
    .filter(({ value }) => value > 0)

function noteLeftOut({ notes, limit }: QueryPlan, found: number, enough: number): void {
  if (found > enough) {
    const reason = `scores under ${MIN_SCORE}: only single characters agree`
    notes?.omitted({ tier: 'substring', stage: 'threshold', count: found - enough, reason })
  }
  if (enough > limit) {
    const reason = `ranks beyond the limit of ${limit}`
    notes?.omitted({ tier: 'substring', stage: 'limit', count: enough - limit, reason })
  }
}
