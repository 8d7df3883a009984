import type { SemanticReader } from '@recollect/core/store'
import type { ScopeSession } from '../scope-session.ts'
import { episodeReads } from './episodes.ts'
import { linkReads } from './links.ts'
import { nodeReads } from './nodes.ts'
import { semanticTotals } from './totals.ts'
import { upkeepReads } from './upkeep.ts'
import { vectorReads } from './vectors.ts'

/** Episodes and private knowledge of one scope, to be read. */
export function semanticReader(session: ScopeSession): SemanticReader {
  const { episode, episodesById, episodes, lastEpisode, episodesOfItems } = episodeReads(session)
  const { node, nodesById, nodes, versions, find } = nodeReads(session)
  const { linksOfNodes, linksOfEpisodes, relationships } = linkReads(session)
  const { quarantined, usage } = upkeepReads(session)
  const { vectors, withoutVector } = vectorReads(session)
  // Named one by one: this is made for every transaction, and spreading them into one object costs many times as much.
  return {
    get cutUpTo() {
      return session.figures.cutUpTo
    },
    totals: () => semanticTotals(session),
    episode,
    episodesById,
    episodes,
    lastEpisode,
    episodesOfItems,
    node,
    nodesById,
    nodes,
    versions,
    find,
    linksOfNodes,
    linksOfEpisodes,
    relationships,
    quarantined,
    usage,
    vectors,
    withoutVector,
  }
}
