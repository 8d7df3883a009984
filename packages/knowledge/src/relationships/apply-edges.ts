import type { FoundRelationship } from '../api.ts'
import type { Engine } from '../engine.ts'
import type { SemanticWriter, SemanticRelationship } from '@recollect/core/store'
import { pairKey, strengthened } from './strength.ts'
import type { ProposedEdge } from './propose-edges.ts'

/** How many episodes an edge remembers. */
const MOST_EPISODES = 64

/**
 * Writes the edges an episode shows; one it showed before stays as it is. Two nodes that are told of together again, and whose relationship
 * has a type already, get no second one beside it: that one grows stronger. One look-up for all.
 */
export async function applyEdges(
  engine: Pick<Engine, 'ids' | 'clock' | 'settings'>,
  semantic: SemanticWriter,
  episodeId: string,
  edges: readonly ProposedEdge[],
): Promise<readonly FoundRelationship[]> {
  if (edges.length === 0) return []
  const ends = [...new Set(edges.flatMap(({ from, to }) => [from, to]))]
  const known = await semantic.relationships(ends)
  const there = new Map(known.map((edge) => [nameOf(edge), edge]))
  const pairs = new Map(known.map((edge) => [pairKey(edge.from, edge.to), edge]))
  const found: FoundRelationship[] = []
  for (const edge of edges) {
    const { draft, type, from, to } = edge
    const before = there.get(nameOf(edge)) ?? (type === 'related' ? pairs.get(pairKey(from, to)) : undefined)
    const { verdict, after } = verdictOf(engine, episodeId, edge, before)
    if (after !== null) await semantic.putRelationship(after)
    found.push({
      draft: before === undefined ? draft : { ...draft, type: before.type },
      type: before?.type ?? type,
      verdict,
      strength: after?.strength ?? before?.strength ?? edge.strength,
      reason: null,
      detail: null,
    })
  }
  return found
}

interface Verdict {
  readonly verdict: 'new' | 'reinforces' | 'none' | 'weak'
  readonly after: Omit<SemanticRelationship, 'scope'> | null
}

function verdictOf(
  { ids, clock, settings }: Pick<Engine, 'ids' | 'clock' | 'settings'>,
  episodeId: string,
  edge: ProposedEdge,
  before: SemanticRelationship | undefined,
): Verdict {
  const now = clock.now()
  const { from, to, type, strength, description } = edge
  if (before?.episodeIds.includes(episodeId) === true) return { verdict: 'none', after: null }
  if (before !== undefined) {
    const episodeIds = [...before.episodeIds, episodeId].slice(-MOST_EPISODES)
    const more = { strength: strengthened(before.strength), episodeIds, reinforcedAt: now }
    return {
      verdict: 'reinforces',
      after: { ...before, ...more, description: before.description ?? description },
    }
  }
  if (strength <= settings.relationshipThreshold) return { verdict: 'weak', after: null }
  const told = { discoveryEpisodeId: episodeId, episodeIds: [episodeId], createdAt: now, reinforcedAt: now }
  return { verdict: 'new', after: { id: ids.next(now), from, to, type, strength, description, ...told } }
}

const nameOf = ({ from, to, type }: Pick<SemanticRelationship, 'from' | 'to' | 'type'>): string =>
  `${type} ${from} ${to}`
