import type { EvolutionStep, KnowledgeEvolution } from '../api.ts'
import type { Engine } from '../engine.ts'
import type { NodeVersion } from '@recollect/core/store'
import { readSemantic } from '../access.ts'
import { assembleNodes } from './assemble-nodes.ts'
import { episodesOf } from './episodes-of.ts'
import { resolveNode } from './resolve-node.ts'

/** Every value a node had, with the episode that brought it. @throws NotFoundError */
export const knowledgeEvolution = (
  engine: Engine,
  scope: string,
  idOrKey: string,
): Promise<KnowledgeEvolution> =>
  readSemantic(engine, scope, async ({ semantic }) => {
    const stored = await resolveNode(engine, semantic, idOrKey)
    const [[node = null], versions, [told]] = await Promise.all([
      assembleNodes(semantic, [stored]),
      semantic.versions([stored.id]),
      episodesOf(semantic, [stored.id]),
    ])
    const brought = await semantic.episodesById(
      [...new Set(versions.map(({ episodeId }) => episodeId))].filter((id) => id !== null),
    )
    const episodes = new Map(brought.map((episode) => [episode.id, episode]))
    return {
      node: node ?? { ...stored, evolution: [], linkedEpisodeIds: [], evolutionEpisodeIds: [] },
      timeline: [...versions].sort(oldestFirst).map((version): EvolutionStep => {
        const { version: number, value, episodeId, validFrom, confidence, evidence } = version
        const episode = episodes.get(episodeId ?? '') ?? null
        return {
          version: number,
          value,
          episode,
          timestamp: validFrom,
          confidence,
          quote: evidence.quote,
        }
      }),
      linkedEpisodes: told?.linked ?? [],
      evolutionEpisodes: told?.evolution ?? [],
    }
  })

/** By when they held; the one that holds is the last, whatever was said of the same moment. */
const oldestFirst = (a: NodeVersion, b: NodeVersion): number =>
  Number(a.validTo === null) - Number(b.validTo === null) ||
  a.validFrom - b.validFrom ||
  a.version - b.version
