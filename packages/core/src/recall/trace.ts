import type { Stopwatch } from '../plugin/ports.ts'
import type { Detection } from '../types/question.ts'
import type { RecallTrace, TraceCandidate, TraceDrop, TraceTier } from '../api/recall.ts'
import type { PreparedQuery } from '../query-plan.ts'
import { sliceWhole } from '../util/surrogates.ts'
import type { TierResult } from './candidate.ts'
import type { Fused } from './fuse.ts'
import type { Judgement } from './evidence.ts'
import type { Ranking } from './rank.ts'

/** Records the stages of one recall. A recall without trace has none, so recording costs nothing then. */
export interface Tracer {
  /** Ends a stage: the time since the last mark is put down to it. */
  mark(stage: string): void
  tier(result: TierResult): void
  drop(drop: TraceDrop): void
  /** Notes which candidates stand behind another one after fusion. */
  fused(results: readonly TierResult[], hits: readonly Fused[]): void
  finish(parts: TraceParts): RecallTrace
}

export type TraceParts = PreparedQuery['trace'] & {
  readonly detection: Detection
  readonly ranking: Ranking
  readonly judgement: Judgement
}

const QUOTED = 120

const round = (ms: number) => Math.round(ms * 1000) / 1000

export function createTracer(stopwatch: Stopwatch): Tracer {
  const began = stopwatch.elapsed()
  let last = began
  const timings: Record<string, number> = {}
  const tiers: TraceTier[] = []
  const candidates: TraceCandidate[] = []
  const dropped: TraceDrop[] = []
  const lap = () => {
    const now = stopwatch.elapsed()
    const ms = round(now - last)
    last = now
    return ms
  }
  return {
    mark: (stage) => {
      timings[stage] = round((timings[stage] ?? 0) + lap())
    },
    tier: (result) => {
      const ms = lap()
      timings[result.tier] = ms
      const { tier, ran, reason } = result
      tiers.push({ tier, ran, reason, candidates: result.candidates.length, ms })
      candidates.push(...traceCandidates(result))
    },
    drop: (drop) => dropped.push(drop),
    fused: (results, hits) => dropped.push(...standingBehind(results, hits)),
    finish: ({ ranking, judgement, cached, expansions, ...parts }) => ({
      version: 1,
      ...parts,
      expansions: expansions.map((expansion) => ({ ...expansion, cached })),
      tiers,
      candidates,
      dropped,
      ranking: { rule: ranking.rule, reason: ranking.reason },
      evidence: judgement,
      timings: { ...timings, total: round(stopwatch.elapsed() - began) },
    }),
  }
}

function traceCandidates({ tier, candidates }: TierResult): TraceCandidate[] {
  return candidates.map((candidate, index) => ({
    kind: candidate.kind,
    id: candidate.id,
    tier,
    rank: index + 1,
    score: Math.round(candidate.score * 10_000) / 10_000,
    quote: candidate.card?.value ?? (candidate.item ? sliceWhole(candidate.item.text, 0, QUOTED) : ''),
  }))
}

function standingBehind(results: readonly TierResult[], hits: readonly Fused[]): TraceDrop[] {
  const shown = new Set(hits.map((hit) => `${hit.kind}:${hit.id}`))
  const gone = new Map<string, TraceDrop>()
  for (const { kind, id } of results.flatMap((result) => result.candidates)) {
    if (shown.has(`${kind}:${id}`)) continue
    gone.set(`${kind}:${id}`, { kind, id, stage: 'fuse', reason: 'stands behind the card it gave' })
  }
  return [...gone.values()]
}
