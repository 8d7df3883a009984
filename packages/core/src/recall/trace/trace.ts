import type { RecallTrace, TraceCandidate, TraceDrop, TraceOmission, TraceTier } from '../../api/recall.ts'
import type { Stopwatch } from '../../plugin/ports.ts'
import type { QueryPlan, TracedQuery, TraceNotes } from '../../query-plan.ts'
import type { Detection } from '../../types/question.ts'
import type { TierResult } from '../candidate.ts'
import type { Judgement } from '../answer/evidence.ts'
import type { Fused } from '../ranking/fuse.ts'
import type { Ranking } from '../ranking/rank.ts'
import { behindCards, finalOrder, quoteOf, toldOnce } from './drops.ts'
import type { Gone } from './drops.ts'
import { round, tidyParts, termLedger } from './terms.ts'

type Dropped = Pick<Fused, 'kind' | 'id' | 'card' | 'item' | 'node' | 'episode'>

/** Records the stages of one recall. A recall without trace has none, so recording costs nothing then. */
export interface Tracer extends TraceNotes {
  /** Ends a stage: the time since the last mark is put down to it. */
  mark(stage: string): void
  tier(result: TierResult): void
  /** Takes one step after the other, so that the times are of each. */
  inTurn<A, T>(first: A, others: readonly A[], step: (one: A) => Promise<T>): Promise<[T, ...T[]]>
  drop(hit: Dropped, why: Gone): void
  /** Notes which candidates stand behind another one after fusion. */
  fused(results: readonly TierResult[], hits: readonly Fused[]): void
  /** Notes the final order: what is shown, then what stands beyond the limit. */
  ordered(shown: readonly Fused[], ranked: readonly Fused[]): void
  finish(parts: TraceParts): RecallTrace
}

export type TraceParts = TracedQuery & {
  readonly plan: QueryPlan
  readonly detection: Detection
  readonly ranking: Ranking
  readonly judgement: Judgement
}

export function createTracer(stopwatch: Stopwatch): Tracer {
  const { mark, lap, timings } = laps(stopwatch)
  const ledger = termLedger()
  const tiers: TraceTier[] = []
  const candidates: TraceCandidate[] = []
  const dropped: TraceDrop[] = []
  const omitted: TraceOmission[] = []
  let ranked: RecallTrace['ranked'] = []
  let hits = 0
  return {
    mark,
    inTurn,
    scoring: ledger.scoring,
    omitted: (omission) => omitted.push(omission),
    tier: (result) => {
      const { tier, ran, reason, code = 'ran' } = result
      const ms = lap(tier)
      const part = tiers.filter((before) => before.tier === tier).length + 1
      tiers.push({ tier, part, ran, reason, code, candidates: result.candidates.length, ms })
      candidates.push(...traceCandidates(result, part))
    },
    drop: (hit, why) => dropped.push(droppedBy(hit, why)),
    fused: (results, hits) => dropped.push(...behindCards(results, hits)),
    ordered: (shown, all) => {
      const order = finalOrder(shown, all, dropped)
      dropped.push(...order.gone)
      ranked = order.ranked
      hits = shown.length
    },
    finish: (parts) => ({
      version: 1,
      ...header(parts),
      ...ledger.finish(parts.plan, parts.expansions),
      ...{ tiers, candidates, ranked, hits, dropped: toldOnce(dropped, ranked.slice(0, hits)), omitted },
      ...conclusion(parts),
      timings: timings(),
    }),
  }
}

const droppedBy = (hit: Dropped, why: Gone): TraceDrop => ({
  ...{ kind: hit.kind, id: hit.id, ...why, quote: quoteOf(hit), rank: null, by: null },
})

async function inTurn<A, T>(
  first: A,
  others: readonly A[],
  step: (one: A) => Promise<T>,
): Promise<[T, ...T[]]> {
  const done: [T, ...T[]] = [await step(first)]
  for (const one of others) done.push(await step(one))
  return done
}

const conclusion = ({ ranking: { rule, reason }, judgement }: TraceParts) => {
  const { level, reasons, code = '', share } = judgement
  return { ranking: { rule, reason }, evidence: { level, reasons, code, share: share ?? null } }
}

/** How the query was understood. */
const header = ({
  plan,
  expansions,
  cached,
  query,
  normalized,
  matched,
  languages,
  detection,
}: TraceParts) => ({
  ...{ query, normalized, matched, languages, detection },
  expansions: expansions.map((expansion) => ({ ...expansion, cached })),
  limit: plan.limit,
})

function laps(stopwatch: Stopwatch) {
  const began = stopwatch.elapsed()
  let last = began
  const taken = new Map<string, number>()
  const ms = (value: number) => Math.round(value * 1000) / 1000
  const lap = (stage: string): number => {
    const now = stopwatch.elapsed()
    const since = ms(now - last)
    last = now
    taken.set(stage, ms((taken.get(stage) ?? 0) + since))
    return since
  }
  return {
    lap,
    mark: (stage: string): void => void lap(stage),
    timings: () => ({ ...Object.fromEntries(taken), total: ms(stopwatch.elapsed() - began) }),
  }
}

function traceCandidates({ tier, candidates }: TierResult, part: number): TraceCandidate[] {
  return candidates.map(({ score, coverage, parts, ...found }, index) => ({
    kind: found.kind,
    id: found.id,
    tier,
    part,
    rank: index + 1,
    score: round(score),
    coverage: round(coverage),
    quote: quoteOf(found),
    parts: tidyParts(parts),
  }))
}
