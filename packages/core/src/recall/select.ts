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
  if (isEcho(hit, plan)) return { stage: 'echo', reason: 'the same question, asked before: it answers nothing' }
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

const SLACK = 24

/** A question that was itself remembered must not answer its repetition. */
const isEcho = ({ kind, item }: Fused, { detection, matcher, query }: QueryPlan): boolean =>
  kind === 'item' &&
  item !== null &&
  detection.isQuestion &&
  // Pronouns and punctuation change a length by little; most items are ruled out without reading them.
  Math.abs(item.text.length - query.source.length) <= SLACK &&
  matcher.message(item.text) === matcher.message(query.source)
