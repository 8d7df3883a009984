import { bm25, byScore, informationOf } from '../ranking/bm25.ts'
import type { ScoredSeq } from '../ranking/bm25.ts'
import { skipped } from '../candidate.ts'
import type { RecallCandidate, TierResult } from '../candidate.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { PostingsResult } from '../../plugin/store.ts'
import type { MemoryItem } from '../../types/item.ts'
import { contextOf } from '../ranking/context.ts'
import { best as bestOf } from '../../util/best.ts'
import { feedbackTerms, feedbackWeights } from '../ranking/feedback.ts'
import { fetchPool } from '../ranking/fetch-pool.ts'
import { rankItems } from '../ranking/rank-items.ts'

/** While too few pass a filter, the next look-up reads so many times more. */
const GROWTH = 4

/**
 * BM25 over the scope's postings, rarest terms first under a budget, then what the messages themselves and those around them tell. One
 * statement a term and few for the messages.
 */
export async function fullTextTier(plan: QueryPlan): Promise<TierResult> {
  if (!plan.config.query.fullText) return skipped('full_text', 'query.fullText is off', 'off')
  if (plan.weights.size === 0) return skipped('full_text', 'the query has only stop words', 'stop_words')
  let budget = plan.config.recall.postingsBudget
  let tried = await search(plan, budget)
  // A filter may leave nothing of the newest: then the older are read too.
  while (plan.filtered && tried.candidates.length < plan.limit && readCount(tried.asked) >= budget) {
    budget *= GROWTH
    tried = await search(plan, budget)
  }
  const { candidates, terms, information } = tried
  noteOmitted(plan, tried.scored, tried.pool)
  return { tier: 'full_text', ran: true, reason: `BM25 of ${terms} terms`, candidates, information }
}

async function search(plan: QueryPlan, budget: number) {
  const asked = await plan.view.search.postings([...plan.weights.keys()], budget)
  const { found, weights, added } = await withFeedback(plan, asked)
  const scoring = plan.notes?.scoring(found, weights, plan)
  const scored = bm25(found, weights, { own: new Set(plan.terms), added, note: scoring?.add })
  const own = new Map(scored.map(({ seq, score }) => [seq, score]))
  const context: ReadonlyMap<number, number> = plan.config.query.context ? contextOf(own) : new Map()
  const pool = await fetchPool(plan, scored, context)
  const ranked = rankItems(
    pool,
    { own, context },
    plan,
    scoring && ((seq, { name, value }) => scoring.boost(seq, name, value)),
  )
  const wanted = new Set(pool.map(({ seq }) => seq))
  const coverage = new Map(scored.flatMap((one) => (wanted.has(one.seq) ? [[one.seq, one.coverage]] : [])))
  const candidates = ranked.map(({ item, score }): RecallCandidate => {
    const parts = scoring?.of(item.seq)
    const held = coverage.get(item.seq) ?? 0
    return { kind: 'item', id: item.id, tier: 'full_text', score, coverage: held, card: null, item, parts }
  })
  const information = informationOf(found, weights, new Set(plan.terms))
  return { asked, scored, pool, candidates, terms: found.terms.length, information }
}

const readCount = ({ terms }: PostingsResult): number =>
  terms.reduce((sum, { postings }) => sum + postings.length, 0)

interface Found {
  readonly found: PostingsResult
  readonly weights: ReadonlyMap<string, number>
  /** Terms of the best message, not of the query. */
  readonly added: ReadonlySet<string>
}

/** Looks for the telling terms of the best message as well. */
async function withFeedback(plan: QueryPlan, asked: PostingsResult): Promise<Found> {
  const { weights, view, config } = plan
  const [best] = config.query.feedback ? bestOf(bm25(asked, weights), 1, byScore) : []
  const [item] = best ? await view.items.bySeq([best.seq]) : []
  if (!item) return { found: asked, weights, added: new Set() }
  const said = plan.termsOf(plan.matcher.scan(item.text))
  const more = await view.search.postings(feedbackTerms(said, weights), config.recall.postingsBudget)
  const worth = feedbackWeights(more, said.length)
  return {
    found: { ...asked, terms: [...asked.terms, ...more.terms.filter(({ term }) => worth.has(term))] },
    weights: new Map([...worth, ...weights]),
    added: new Set(worth.keys()),
  }
}

function noteOmitted(plan: QueryPlan, scored: readonly ScoredSeq[], pool: readonly MemoryItem[]): void {
  const fetched = new Set(pool.map(({ seq }) => seq))
  const count = plan.notes ? scored.filter(({ seq }) => !fetched.has(seq)).length : 0
  if (count === 0) return
  const reason = 'shares words with the query, but ranks behind those that fill the limit'
  plan.notes?.omitted({ tier: 'full_text', stage: 'limit', count, reason })
}
