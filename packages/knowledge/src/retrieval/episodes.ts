import { z } from 'zod'
import type { EpisodeList } from '../api.ts'
import type { Engine } from '../engine.ts'
import { InvalidInputError, NotFoundError } from '@recollect/core'
import { label, readTime, time, objectOf, pageOf, checkId } from '@recollect/core/plugin'
import type { EpisodeFilter } from '@recollect/core/store'
import type { Page, Episode, SemanticNode } from '@recollect/core'
import { readSemantic } from '../access.ts'
import { assembleNodes } from './assemble-nodes.ts'

const filterSchema = z.strictObject({
  session: label.nullable().optional(),
  state: z.enum(['owed', 'discovered', 'failed', 'skipped']).optional(),
  from: time.optional(),
  to: time.optional(),
})

/** @throws InvalidInputError for what is no id. */
export const getEpisode = (engine: Engine, scope: string, id: string): Promise<Episode | null> =>
  readSemantic(engine, scope, async ({ semantic }) => semantic.episode(checkId('an episode', id)))

/** By time, oldest first. @throws InvalidInputError */
export async function listEpisodes(
  engine: Engine,
  scope: string,
  options: EpisodeList = {},
): Promise<Page<Episode>> {
  const { limit: _limit, cursor: _cursor, ...rest } = objectOf(options)
  const page = pageOf(options)
  const filter = checkEpisodeFilter(rest)
  return readSemantic(engine, scope, ({ semantic }) => semantic.episodes(page, filter))
}

function checkEpisodeFilter(given: unknown): EpisodeFilter {
  const parsed = filterSchema.safeParse(given)
  if (!parsed.success) {
    throw new InvalidInputError(
      `The filter was refused: ${z.prettifyError(parsed.error)}. Correct it, or leave it out.`,
    )
  }
  const { session, state, from, to } = parsed.data
  return {
    ...(session === undefined ? {} : { session }),
    ...(state === undefined ? {} : { state }),
    ...(from === undefined ? {} : { from: readTime(from) }),
    ...(to === undefined ? {} : { to: readTime(to) }),
  }
}

/** Nodes an episode tells of, in order of recording. @throws NotFoundError */
export const nodesOfEpisode = (engine: Engine, scope: string, id: string): Promise<readonly SemanticNode[]> =>
  readSemantic(engine, scope, async ({ semantic }) => {
    const episode = await semantic.episode(checkId('an episode', id))
    if (episode === null) throw new NotFoundError('episode', id)
    const links = await semantic.linksOfEpisodes([id])
    const nodes = await semantic.nodesById(links.map(({ nodeId }) => nodeId))
    return assembleNodes(semantic, nodes)
  })
