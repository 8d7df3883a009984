import type { SemanticStats } from './api.ts'
import type { Engine } from './engine.ts'
import type { SemanticReader, SemanticTotals, ModelUsage } from '@recollect/core/store'
import { searchNodesIn } from './retrieval/search-nodes.ts'

/** Searches that are timed. */
const TIMED = 5
const LIMIT = 10
const DAYS = 30
const DAY_MS = 86_400_000

/** Counts and means of episodes and knowledge. Linear in the records of the scope. */
export async function semanticStats(engine: Engine, semantic: SemanticReader): Promise<SemanticStats> {
  const now = engine.clock.now()
  const [totals, usage] = await Promise.all([
    semantic.totals(),
    semantic.usage(dayOf(now - (DAYS - 1) * DAY_MS), dayOf(now)),
  ])
  const queryMs = totals.nodes === 0 ? null : await timed(engine, semantic)
  return { ...figuresOf(totals), queryMs, usage: sumOf(usage) }
}

/** Means; null where there is nothing to take one of. Pure. */
export function figuresOf(totals: SemanticTotals): Omit<SemanticStats, 'queryMs' | 'usage'> {
  const { episodes, nodes, versions, relationships, quarantined, bytes } = totals
  const mean = (sum: number, count: number) => (count === 0 ? null : sum / count)
  return {
    episodes,
    nodes,
    relationships,
    quarantined,
    discoveryRate: mean(nodes, episodes.discovered),
    evolutionFrequency: mean(versions - nodes, nodes),
    relationshipDensity: mean(2 * relationships, nodes),
    bytes,
    bytesPerEpisode: mean(
      bytes,
      Object.values(episodes).reduce((sum, count) => sum + count, 0),
    ),
  }
}

/** Median of searches for the keys of the first nodes, one after the other, by words: an embedder's time is its own. */
async function timed(engine: Engine, semantic: SemanticReader): Promise<number> {
  const { rows } = await semantic.nodes({ limit: TIMED })
  const taken: number[] = []
  for (const { key } of rows) {
    const began = engine.stopwatch.elapsed()
    await searchNodesIn(engine, semantic, key, { limit: LIMIT })
    taken.push(engine.stopwatch.elapsed() - began)
  }
  taken.sort((a, b) => a - b)
  return taken[taken.length >> 1] ?? 0
}

/** `2026-11-22`, in UTC. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const sumOf = (usage: readonly ModelUsage[]): SemanticStats['usage'] =>
  usage.reduce(
    (sum, { calls, inputTokens, outputTokens, costMicros }) => ({
      calls: sum.calls + calls,
      inputTokens: sum.inputTokens + inputTokens,
      outputTokens: sum.outputTokens + outputTokens,
      costMicros: sum.costMicros + costMicros,
    }),
    { calls: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 },
  )
