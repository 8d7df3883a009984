import { skipped } from '../candidate.ts'
import type { RecallCandidate, TierResult } from '../candidate.ts'
import type { QueryPlan, QueryVector } from '../../query-plan.ts'

/** Superseded items are dropped afterwards, so that more are fetched than asked for. */
const SPARE = 10
/** While too few of them hold, the next fetch is so many times larger. */
const GROWTH = 4

/** Messages whose vector is near the query's: every vector of the scope is compared. Cards come with their messages. */
export async function vectorTier(plan: QueryPlan): Promise<TierResult> {
  const asked = plan.vector
  if (!asked) return skipped('vector', 'there is no embedder', 'no_embedder')
  const { vectors, others, model } = asked.space
  if (asked.vector === null) return skipped('vector', asked.reason, asked.code)
  const candidates = await nearest(plan, asked, asked.vector)
  const ignored = others > 0 ? `; ${others} vectors of other models are ignored: call reembed()` : ''
  return {
    tier: 'vector',
    ran: true,
    reason: `compared with ${vectors} vectors of "${model}"${ignored}`,
    code: 'ran',
    candidates,
  }
}

async function nearest(
  plan: QueryPlan,
  { space }: QueryVector,
  query: Float32Array,
): Promise<readonly RecallCandidate[]> {
  const { view, config, limit, includeInactive } = plan
  const threshold = config.recall.vectorThreshold
  const candidates: RecallCandidate[] = []
  let usable = 0
  let read = 0
  for (let size = limit + SPARE; ; size *= GROWTH) {
    const found = (await view.vectors?.nearest(space, query, size, threshold)) ?? []
    const fresh = found.slice(read)
    read = found.length
    const items = await view.items.bySeq(fresh.map(({ seq }) => seq))
    const scores = new Map(fresh.map(({ seq, score }) => [seq, score]))
    for (const item of items) {
      candidates.push(toCandidate(item, scores.get(item.seq) ?? 0, plan))
      if (item.active || includeInactive) usable += 1
    }
    if (usable >= limit || found.length < size) break
  }
  if (read < space.vectors) noteOthers(plan, space.vectors - read, threshold)
  return candidates
}

const toCandidate = (
  item: NonNullable<RecallCandidate['item']>,
  score: number,
  { notes }: QueryPlan,
): RecallCandidate => ({
  kind: 'item',
  id: item.id,
  tier: 'vector',
  score,
  coverage: Math.min(1, Math.max(0, score)),
  card: null,
  item,
  parts: notes ? [{ name: 'similarity', value: score }] : undefined,
})

function noteOthers({ notes }: QueryPlan, count: number, threshold: number): void {
  const reason = `similarity under ${threshold} (recall.vectorThreshold), or behind those that fill the limit`
  notes?.omitted({ tier: 'vector', stage: 'threshold', count, reason })
}
