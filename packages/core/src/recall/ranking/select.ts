import type { Fused } from './fuse.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { Tracer } from '../trace/trace.ts'
import type { Gone } from '../trace/drops.ts'
import { addPart } from '../candidate.ts'

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

/** Of a list, what assistants, tools and the system said: ten records that were planted would else be all that is seen. */
const SHARE = 0.5

/**
 * Moves messages that are not the user's behind the others once they fill half of the list, so that no number of them pushes out what the
 * user said. Nothing is lost: they still fill a list that has room. Not where their words are asked for. Pure; linear.
 */
export function withShares(
  hits: readonly Fused[],
  { limit, cues, config }: Pick<QueryPlan, 'limit' | 'cues' | 'config'>,
): readonly Fused[] {
  const most = Math.ceil(limit * SHARE)
  if (config.query.off.includes('role_shares') || cues.assistantSaid || hits.length <= most) return hits
  const kept: Fused[] = []
  const behind: Fused[] = []
  let others = 0
  for (const hit of hits) {
    if (isOthers(hit)) others += 1
    ;(isOthers(hit) && others > most ? behind : kept).push(hit)
  }
  const last = kept.at(-1)
  if (behind.length === 0 || last === undefined) return hits
  return [...kept, ...behind.map((hit) => lowered(hit, last.score))]
}

const isOthers = ({ kind, item }: Fused): boolean => kind === 'item' && item !== null && item.role !== 'user'

function lowered(hit: Fused, to: number): Fused {
  if (hit.score <= to) return hit
  return { ...hit, score: to, parts: addPart(hit.parts, 'share', to - hit.score) }
}

/**
 * Merges ranked lists turn by turn, the first of each before the second of any; what stands in several counts where it stands first. All
 * of one turn get the best score of that turn, so that scores fall along the merged list as they do in each. Pure.
 */
export function interleave<T extends { readonly score: number }>(
  lists: readonly (readonly T[])[],
  keyOf: (one: T) => string,
): readonly T[] {
  const [only] = lists
  if (only && lists.length === 1) return only
  const merged = new Map<string, T>()
  const longest = Math.max(0, ...lists.map((list) => list.length))
  for (let at = 0; at < longest; at += 1) {
    const turn = lists.flatMap((list) => list[at] ?? [])
    const score = Math.max(...turn.map((one) => one.score))
    for (const one of turn) if (!merged.has(keyOf(one))) merged.set(keyOf(one), { ...one, score })
  }
  return [...merged.values()]
}
