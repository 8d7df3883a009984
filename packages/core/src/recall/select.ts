import type { TraceDrop } from '../api/recall.ts'
import type { Fused } from './fuse.ts'
import type { QueryPlan } from '../query-plan.ts'
import type { Tracer } from './trace.ts'

/** Drops what must not be a hit, each with its reason in the trace; before ranking, so that scores are of what is shown. */
export function dropIneligible(
  fused: readonly Fused[],
  plan: QueryPlan,
  excludeItem: string | null,
  tracer: Tracer | null,
): readonly Fused[] {
  return fused.filter((hit) => {
    const why = dropReason(hit, plan, excludeItem)
    if (why) tracer?.drop({ kind: hit.kind, id: hit.id, ...why })
    return why === null
  })
}

/** The best `limit` hits; what stands behind them goes into the trace. */
export function takeBest(ranked: readonly Fused[], limit: number, tracer: Tracer | null): readonly Fused[] {
  for (const { kind, id } of ranked.slice(limit)) {
    tracer?.drop({ kind, id, stage: 'limit', reason: `beyond the limit of ${limit}` })
  }
  return ranked.slice(0, limit)
}

function dropReason(
  hit: Fused,
  plan: QueryPlan,
  excludeItem: string | null,
): Pick<TraceDrop, 'stage' | 'reason'> | null {
  const itemId = hit.item?.id ?? hit.card?.itemId
  if (excludeItem !== null && itemId === excludeItem)
    return { stage: 'exclude', reason: 'excluded by the caller' }
  if (isEcho(hit, plan))
    return { stage: 'echo', reason: 'the same question, asked before: it answers nothing' }
  const active = hit.card?.active ?? hit.item?.active ?? true
  if (active || plan.includeInactive) return null
  return {
    stage: 'active',
    reason: 'superseded: only what holds now is returned unless the question is about the past',
  }
}

const SLACK = 24

/** A question that was itself remembered must not answer its repetition. */
const isEcho = ({ kind, item }: Fused, { detection, matcher, query }: QueryPlan): boolean =>
  kind === 'item' &&
  item !== null &&
  detection.isQuestion &&
  // Pronouns and punctuation change a length by little; most items are ruled out without reading them.
  Math.abs(item.text.length - query.source.length) <= SLACK &&
  matcher.message(item.text) === matcher.message(query.source)
