import type { DiscoveryContext } from '@recollect/core/plugin'
import type { Episode } from '@recollect/core'
import { queryVector } from '../retrieval/query-vector.ts'
import { searchEpisodesIn } from '../retrieval/search-episodes.ts'
import { searchNodesIn } from '../retrieval/search-nodes.ts'
import { earlierThan } from './narrate-episode.ts'
import type { Run } from './run.ts'

/** Later episodes and the episode itself are among those found. */
const MORE = 10

/**
 * What is known around an episode: nodes near title and summary, earlier episodes near the content; by words, and by vectors where
 * there is an embedder, which is asked before the store is read. Found here is not looked up by anybody: no access is noted.
 */
export async function contextOf(
  { engine, space, signal }: Run,
  episode: Episode,
): Promise<Pick<DiscoveryContext, 'nodes' | 'episodes'>> {
  const { contextNodes, contextEpisodes } = engine.settings
  const about = `${episode.title}\n${episode.summary}`
  const [aboutVector, toldVector] = [
    contextNodes > 0 ? await queryVector(engine, about, signal) : undefined,
    contextEpisodes > 0 ? await queryVector(engine, episode.content, signal) : undefined,
  ]
  return space.read(async ({ semantic }) => {
    const nodes =
      contextNodes === 0
        ? []
        : await searchNodesIn(engine, semantic, about, { limit: contextNodes, vector: aboutVector })
    const hits =
      contextEpisodes === 0
        ? []
        : await searchEpisodesIn(engine, semantic, episode.content, {
            limit: contextEpisodes + MORE,
            vector: toldVector,
          })
    const earlier = earlierThan(
      episode,
      hits.map((hit) => hit.episode),
    )
    return { nodes: nodes.map(({ node }) => node), episodes: earlier.slice(0, contextEpisodes) }
  })
}
