import type { Fused } from '../ranking/fuse.ts'
import type { UsedPolicy } from './choose-policy.ts'

/**
 * What holds so much of the query comes first where the policy says so; the rest stands behind facts and messages, unless it was asked
 * for.
 */
const FRONT = 0.6

/** Nodes and episodes with the score of their search as `coverage`, best first. */
export interface Told {
  readonly nodes: readonly Fused[]
  readonly episodes: readonly Fused[]
}

/**
 * Puts knowledge and episodes among cards and messages, which keep their order and their scores. `factual`: behind the cards that lead;
 * episodes last. `contextual`: episodes first, knowledge last. `comprehensive`: knowledge, then episodes first. `isAsked`: the caller named
 * the policy, and gets all of what it puts first, however little of the query it holds. Pure.
 */
export function blend(
  base: readonly Fused[],
  told: Told,
  policy: UsedPolicy,
  isAsked: boolean,
): readonly Fused[] {
  if (told.nodes.length + told.episodes.length === 0) return base
  const first = policy === 'contextual' ? 'episodes' : 'nodes'
  const frontOf = (kind: keyof Told) => (isAsked && kind === first ? 0 : FRONT)
  const [nodes, moreNodes] = parted(told.nodes, frontOf('nodes'))
  const [episodes, moreEpisodes] = parted(told.episodes, frontOf('episodes'))
  const lead = base.findIndex(({ kind }) => kind !== 'card')
  const cards = lead < 0 ? base.length : lead
  switch (policy) {
    case 'factual':
      return scaled([...base.slice(0, cards), ...nodes, ...base.slice(cards), ...moreNodes, ...told.episodes])
    case 'contextual':
      return scaled([...episodes, ...base, ...moreEpisodes, ...told.nodes])
    case 'comprehensive':
      return scaled([...nodes, ...episodes, ...base, ...moreNodes, ...moreEpisodes])
  }
}

const parted = (found: readonly Fused[], front: number): readonly [readonly Fused[], readonly Fused[]] => [
  found.filter(({ coverage }) => coverage >= front),
  found.filter(({ coverage }) => coverage < front),
]

const isTold = ({ kind }: Fused): boolean => kind === 'node' || kind === 'episode'

/** What was put in gets the score of its search, as far as the order lets it: none above what stands before, none below what follows. */
function scaled(ordered: readonly Fused[]): readonly Fused[] {
  const floors: number[] = []
  let floor = 0
  for (const hit of ordered.toReversed()) {
    if (!isTold(hit)) floor = Math.max(floor, hit.score)
    floors.push(floor)
  }
  let above = 1
  return ordered.map((hit, at) => {
    const least = floors[ordered.length - 1 - at] ?? 0
    const score = isTold(hit) ? Math.min(above, Math.max(least, hit.coverage)) : hit.score
    above = score
    return isTold(hit) ? { ...hit, score } : hit
  })
}
