import type { Fused } from './fuse.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { Tracer } from '../trace/trace.ts'
import type { Gone } from '../trace/drops.ts'

/** Drops what must not be a hit, each with its reason in the trace; before ranking, so that scores are of what is shown. */
export function dropIneligible(
  fused: readonly Fused[],
  plan: QueryPlan,
  excludeItem: string | null,
  tracer: Tracer | null,
): readonly Fused[] {
  return fused.filter((hit) => {
    const why = dropReason(hit, plan, excludeItem)
    if (why) tracer?.drop(hit, why)
    return why === null
  })
}

function dropReason(hit: Fused, plan: QueryPlan, excludeItem: string | null): Gone | null {
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

/**
 * A question that was itself remembered must not answer its repetition. The exact tier knows such messages; without it they are compared.
 */
function isEcho({ kind, item, tiers }: Fused, { config, detection, matcher, whole }: QueryPlan): boolean {
  if (kind !== 'item' || item === null || !detection.isQuestion) return false
  if (!config.query.off.includes('exact')) return tiers.exact !== undefined
  // Pronouns and punctuation change a length by little; most items are ruled out without reading them.
  const close = Math.abs(item.text.length - whole.source.length) <= SLACK
  return close && matcher.message(item.text) === matcher.message(whole.source)
}
