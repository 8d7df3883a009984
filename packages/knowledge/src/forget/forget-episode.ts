import type { Engine } from '../engine.ts'
import { NotFoundError } from '@recollect/core'
import { writeSemantic } from '../access.ts'
import { checkId } from '@recollect/core/plugin'
import { removeEpisodeWithKnowledge } from './remove-episode.ts'

/** Deletes an episode and what was learned from it alone; its messages stay, and are owed an episode again. @throws NotFoundError */
export const forgetEpisode = async (engine: Engine, scope: string, id: string): Promise<void> => {
  const checked = checkId('an episode', id)
  return writeSemantic(engine, scope, async ({ tx, semantic }) => {
    const episode = await semantic.episode(checked)
    if (episode === null) throw new NotFoundError('episode', checked)
    await removeEpisodeWithKnowledge(engine, { semantic, items: tx.items }, episode, new Set())
  })
}
