import type { TraceDrop } from '../api/recall.ts'
import type { Fused } from './fuse.ts'
import type { QueryPlan } from '../query-plan.ts'
import type { Tracer } from './trace.ts'

/** Drops what is superseded, excluded or beyond the limit, each with its reason in the trace. */
export function select(
  ranked: readonly Fused[],
  plan: QueryPlan,
  excludeItem: string | null,
  tracer: Tracer | null,
): readonly Fused[] {
  const kept: Fused[] = []
  for (const hit of ranked) {
    const why = dropReason(hit, plan, excludeItem, kept.length)
    if (why) tracer?.drop({ kind: hit.kind, id: hit.id, ...why })
    else kept.push(hit)
  }
  return kept
}

function dropReason(
  hit: Fused,
  plan: QueryPlan,
  excludeItem: string | null,
  kept: number,
): Pick<TraceDrop, 'stage' | 'reason'> | null {
  const itemId = hit.item?.id ?? hit.card?.itemId
  if (excludeItem !== null && itemId === excludeItem)
    return { stage: 'exclude', reason: 'excluded by the caller' }
  const active = hit.card?.active ?? hit.item?.active ?? true
  if (!active && !plan.includeInactive) {
    return {
      stage: 'active',
      reason: 'superseded: only what holds now is returned unless the question is about the past',
    }
  }
  if (kept >= plan.limit) return { stage: 'limit', reason: `beyond the limit of ${plan.limit}` }
  return null
}
