import type { QueryPlan } from '../../query-plan.ts'
import { addPart } from '../candidate.ts'
import type { Fused } from './fuse.ts'

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
