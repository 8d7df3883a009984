import { byScore, coverageAt, informationOf, placesIn, tally, wholeWorth } from '../ranking/bm25.ts'
import type { Scored, Tally } from '../ranking/bm25.ts'
import { beginning } from '../../util/strings.ts'
import { leftOut, skipped } from '../candidate.ts'
import type { RecallCandidate, TierResult } from '../candidate.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { PostingsResult } from '../../plugin/search.ts'
import type { MemoryItem } from '../../types/item.ts'
import { contextOf, largest, feedbackTerms, feedbackWeights } from '../ranking/boosts.ts'
import { best as bestOf } from '../../util/lists.ts'
import { fetchPool } from '../ranking/fetch-pool.ts'
import { rankItems } from '../ranking/rank-items.ts'
import type { Scores } from '../ranking/rank-items.ts'

/** While too few pass a filter, the next look-up reads so many times more. */
const GROWTH = 4

/**
 * BM25 over the scope's postings, rarest terms first under a budget, then what the messages themselves and those around them tell. One
 * statement a term and few for the messages.
 */
export async function fullTextTier(plan: QueryPlan): Promise<TierResult> {
  if (plan.config.query.off.includes('full_text')) return leftOut('full_text')
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
  const { found, weights, scored, scoring } = await scoredBy(plan, asked)
  const context = plan.config.query.off.includes('context') ? new Float64Array() : contextOf(scored)
  const pool = await fetchPool(plan, scored, context)
  const ranked = rankItems(
    pool,
    scoresIn(scored, context),
    plan,
    scoring && ((seq, { name, value }) => scoring.boost(seq, name, value)),
  )
  const total = wholeWorth(found, weights, new Set(plan.terms))
  const candidates = ranked.map(({ item, score }): RecallCandidate => {
    const parts = scoring?.of(item.seq)
    const place = scored.places.get(item.seq)
    const coverage = place === undefined ? 0 : coverageAt(scored, place, total)
    return { kind: 'item', id: item.id, tier: 'full_text', score, coverage, card: null, item, parts }
  })
  const information = informationOf(found, total)
  return { asked, scored, pool, candidates, terms: found.terms.length, information }
}

function scoresIn({ scores, places }: Scored, context: Float64Array): Scores {
  const at = (list: ArrayLike<number>) => (seq: number) => list[places.get(seq) ?? -1] ?? 0
  return { own: at(scores), context: at(context), best: largest(scores), widest: largest(context) }
}

const readCount = ({ terms }: PostingsResult): number =>
  terms.reduce((sum, { postings }) => sum + postings.length, 0)

/** Scores what was asked for and the telling terms of the best message. */
async function scoredBy(plan: QueryPlan, asked: PostingsResult) {
  const begun = tally(asked)
  begun.add(asked.terms, plan.weights)
  const { found, more, weights } = await withFeedback(plan, asked, begun)
  const added = new Set(more.map(({ term }) => term))
  const scoring = plan.notes?.scoring(found, weights, plan)
  const scored = scoring ? tally(asked) : begun
  if (scoring) scored.add(asked.terms, weights, { note: scoring.add })
  scored.add(more, weights, { added, note: scoring?.add })
  return { found, weights, scored, scoring }
}

interface Found {
  readonly found: PostingsResult
  /** Terms of the best message, not of the query. */
  readonly more: PostingsResult['terms']
  readonly weights: ReadonlyMap<string, number>
}

/** Looks for the telling terms of the best message as well. */
async function withFeedback(plan: QueryPlan, asked: PostingsResult, scored: Tally): Promise<Found> {
  const { weights, view, config } = plan
  const [best] = config.query.off.includes('feedback')
    ? []
    : bestOf(placesIn(scored), 1, byScore(scored, scored.scores))
  const [item] = best === undefined ? [] : await view.items.bySeq([scored.seqs[best] ?? 0])
  if (!item) return { found: asked, more: [], weights }
  const said = plan.termsOf(plan.matcher.scan(beginning(item.text)))
  const read = await view.search.postings(feedbackTerms(said, weights), config.recall.postingsBudget)
  const worth = feedbackWeights(read, said.length)
  const more = read.terms.filter(({ term }) => worth.has(term))
  return {
    found: { ...asked, terms: [...asked.terms, ...more] },
    more,
    weights: new Map([...worth, ...weights]),
  }
}

function noteOmitted(plan: QueryPlan, { seqs }: Scored, pool: readonly MemoryItem[]): void {
  const fetched = new Set(pool.map(({ seq }) => seq))
  const count = plan.notes ? seqs.filter((seq) => !fetched.has(seq)).length : 0
  if (count === 0) return
  const reason = 'shares words with the query, but ranks behind those that fill the limit'
  plan.notes?.omitted({ tier: 'full_text', stage: 'limit', count, reason })
}
