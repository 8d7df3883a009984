import { bm25 } from '../bm25.ts'
import { skipped } from '../candidate.ts'
import type { RecallCandidate, TierResult } from '../candidate.ts'
import type { QueryPlan } from '../../query-plan.ts'

/** Superseded items are dropped afterwards, so that more are fetched than asked for. */
const SPARE = 10

/** BM25 over the scope's postings, rarest terms first under a budget; one statement a term and one for the items. */
export async function fullTextTier(plan: QueryPlan): Promise<TierResult> {
  if (!plan.config.query.fullText) return skipped('full_text', 'query.fullText is off')
  if (plan.weights.size === 0) return skipped('full_text', 'the query has only stop words')
  const found = await plan.view.search.postings([...plan.weights.keys()], plan.config.recall.postingsBudget)
  const best = bm25(found, plan.weights).slice(0, plan.limit + SPARE)
  const items = await plan.view.items.bySeq(best.map((hit) => hit.seq))
  const bySeq = new Map(items.map((item) => [item.seq, item]))
  const candidates = best.flatMap(({ seq, score, coverage }): RecallCandidate[] => {
    const item = bySeq.get(seq)
    return item ? [{ kind: 'item', id: item.id, tier: 'full_text', score, coverage, card: null, item }] : []
  })
  return { tier: 'full_text', ran: true, reason: `BM25 of ${found.terms.length} terms`, candidates }
}
