import type { QueryPlan } from '../../query-plan.ts'
import type { MemoryItem } from '../../types/item.ts'
import { best } from '../../util/lists.ts'
import { byScore, placesIn } from './bm25.ts'
import type { Scored } from './bm25.ts'
import { isDay, asks } from './rank.ts'
import { contextScale, largest } from './boosts.ts'

/** Messages that are read and ranked at least; from 40 on more change little (apps/bench/RESULTS.md). */
const POOL = 40
/** Superseded messages are dropped afterwards, so that more are read than asked for. */
const SPARE = 10
/** While too few of them hold, the next read is so many times larger. */
const GROWTH = 4
/** Messages of the day asked about that are read without a word in common. */
const OF_THE_DAY = 20

/** How much what stands around a message counts when the pool is chosen. */
const CONTEXT = 0.4

/**
 * Reads the messages worth ranking: the best by their words and context, the turns that follow questions among them, and what was said
 * on the day the query names. Two to four statements.
 */
export async function fetchPool(
  plan: QueryPlan,
  scored: Scored,
  context: Float64Array,
): Promise<readonly MemoryItem[]> {
  const [pool, day] = await Promise.all([
    withTurns(plan, scored, withContext(scored, context)),
    plan.config.query.off.includes('dates') ? [] : ofTheDay(plan),
  ])
  for (const item of day) pool.set(item.seq, item)
  return [...pool.values()]
}

async function withTurns(
  plan: QueryPlan,
  scored: Scored,
  scores: Float64Array,
): Promise<Map<number, MemoryItem>> {
  const [places, compare] = [placesIn(scored), byScore(scored, scores)]
  const pool = new Map<number, MemoryItem>()
  const add = (items: readonly MemoryItem[]) => {
    for (const item of items) pool.set(item.seq, item)
  }
  let usable = 0
  let size = Math.max(POOL, plan.limit + SPARE)
  for (let at = 0; at < places.length && usable < plan.limit; at += size, size *= GROWTH) {
    const order = best(places, at + size, compare).slice(at)
    const items = await plan.view.items.bySeq(order.map((place) => scored.seqs[place] ?? 0))
    add(items)
    usable += plan.includeInactive ? items.length : items.filter(({ active }) => active).length
  }
  if (!plan.config.query.off.includes('neighbors')) {
    const next = [...pool.values()]
      .filter((item) => asks(item) && !pool.has(item.seq + 1))
      .slice(0, POOL / 2)
      .map(({ seq }) => seq + 1)
    if (next.length > 0) add(await plan.view.items.bySeq(next))
  }
  return pool
}

function withContext({ scores }: Scored, context: Float64Array): Float64Array {
  const factor = CONTEXT * contextScale(largest(scores), largest(context))
  const sums = new Float64Array(scores)
  for (let place = 0; place < context.length; place += 1)
    sums[place] = (sums[place] ?? 0) + factor * (context[place] ?? 0)
  return sums
}

/** Longer times hold too much to be read for their date alone. */
async function ofTheDay({ date, view }: QueryPlan): Promise<readonly MemoryItem[]> {
  if (!isDay(date)) return []
  return view.items.recent(OF_THE_DAY, { from: date.from, to: date.to })
}
