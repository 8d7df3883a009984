import { bm25 } from '../bm25.ts'
import type { ScoredSeq } from '../bm25.ts'
import { skipped } from '../candidate.ts'
import type { RecallCandidate, TierResult } from '../candidate.ts'
import type { QueryPlan } from '../../query-plan.ts'

/** Superseded items are dropped afterwards, so that more are fetched than asked for. */
const SPARE = 10
/** While too few of them hold, the next fetch is so many times larger. */
const GROWTH = 4

/** BM25 over the scope's postings, rarest terms first under a budget; one statement a term and few for the items. */
export async function fullTextTier(plan: QueryPlan): Promise<TierResult> {
  if (!plan.config.query.fullText) return skipped('full_text', 'query.fullText is off')
  if (plan.weights.size === 0) return skipped('full_text', 'the query has only stop words')
  const found = await plan.view.search.postings([...plan.weights.keys()], plan.config.recall.postingsBudget)
  const candidates = await fetchBest(plan, bm25(found, plan.weights))
  return { tier: 'full_text', ran: true, reason: `BM25 of ${found.terms.length} terms`, candidates }
}

async function fetchBest(plan: QueryPlan, ranked: readonly ScoredSeq[]): Promise<readonly RecallCandidate[]> {
  const candidates: RecallCandidate[] = []
  let usable = 0
  let size = plan.limit + SPARE
  for (let at = 0; at < ranked.length && usable < plan.limit; at += size, size *= GROWTH) {
    const best = ranked.slice(at, at + size)
    const items = await plan.view.items.bySeq(best.map((hit) => hit.seq))
    const bySeq = new Map(items.map((item) => [item.seq, item]))
    for (const { seq, score, coverage } of best) {
      const item = bySeq.get(seq)
      if (!item) continue
      candidates.push({ kind: 'item', id: item.id, tier: 'full_text', score, coverage, card: null, item })
      if (item.active || plan.includeInactive) usable += 1
    }
  }
  return candidates
}
