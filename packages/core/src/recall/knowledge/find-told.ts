import type { RecallTier } from '../../api/recall.ts'
import type { FoundEpisode, FoundNode, Knowledge } from '../../query-knowledge.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { Narrowing } from '../filter/narrow.ts'
import type { MemoryItem } from '../../types/item.ts'
import type { RecallCandidate, TierResult } from '../candidate.ts'
import type { Fused } from '../ranking/fuse.ts'
import type { Tracer } from '../trace/trace.ts'
import type { Gone } from '../trace/drops.ts'
import type { Told } from './blend.ts'

export interface ToldPart extends Told {
  /** Nodes that were not left out, to answer from. */
  readonly found: readonly FoundNode[]
}

export interface ToldTerms {
  readonly talks: boolean
  readonly excludeItem: string | null
  readonly narrowing: Narrowing | null
  readonly tracer: Tracer | null
}

/**
 * The tiers `node` and `episode`. A node is left out with the message that proves it: by the caller's wish, or because that message does
 * not pass the filter; an episode with any of its messages, since it tells of them all.
 */
export async function findTold(knowledge: Knowledge, plan: QueryPlan, terms: ToldTerms): Promise<ToldPart> {
  const { talks, narrowing, tracer } = terms
  const found = await knowledge.find(plan, { talks, withItems: narrowing !== null })
  const nodes = found.nodes.map(nodeCandidate)
  const episodes = found.episodes.map(episodeCandidate)
  tracer?.tier(ran('node', nodes))
  tracer?.tier(ran('episode', episodes))
  const kept = found.nodes.filter((one, at) => stays(nodes[at], nodeGone(one, terms), tracer))
  const told = found.episodes.filter((one, at) => stays(episodes[at], episodeGone(one, terms), tracer))
  return {
    nodes: kept.map((one, at) => fusedOf(nodeCandidate(one), at)),
    episodes: told.map((one, at) => fusedOf(episodeCandidate(one), at)),
    found: kept,
  }
}

const nodeCandidate = ({ node, item, score }: FoundNode): RecallCandidate => ({
  ...{ kind: 'node', id: node.id, tier: 'node', score, coverage: score, card: null, item, node },
})

const episodeCandidate = ({ episode, score }: FoundEpisode): RecallCandidate => ({
  ...{ kind: 'episode', id: episode.id, tier: 'episode', score, coverage: score, card: null, item: null },
  episode,
})

const ran = (tier: RecallTier, candidates: readonly RecallCandidate[]): TierResult => ({
  tier,
  ran: true,
  reason: 'the scope has episodes',
  code: 'ran',
  candidates,
})

const fusedOf = ({ tier, score, ...rest }: RecallCandidate, at: number): Fused => ({
  ...rest,
  score,
  tiers: { [tier]: at + 1 },
  parts: [{ name: tier, value: score }],
})

function stays(candidate: RecallCandidate | undefined, gone: Gone | null, tracer: Tracer | null): boolean {
  if (gone !== null && candidate) tracer?.drop(candidate, gone)
  return gone === null
}

function nodeGone({ node, item }: FoundNode, { excludeItem, narrowing }: ToldTerms): Gone | null {
  if (excludeItem !== null && node.evidence.itemId === excludeItem) return EXCLUDED
  return filteredOut(item, narrowing)
}

function episodeGone({ episode, items }: FoundEpisode, { excludeItem, narrowing }: ToldTerms): Gone | null {
  if (excludeItem !== null && episode.itemIds.includes(excludeItem)) return EXCLUDED
  for (const item of items ?? []) {
    const gone = filteredOut(item, narrowing)
    if (gone !== null) return gone
  }
  return null
}

const EXCLUDED: Gone = { stage: 'exclude', reason: 'excluded by the caller' }

function filteredOut(item: MemoryItem | null, narrowing: Narrowing | null): Gone | null {
  const reason = narrowing?.missOf(item) ?? null
  return reason === null ? null : { stage: 'filter', reason }
}
