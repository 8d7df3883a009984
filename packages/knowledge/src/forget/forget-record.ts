import type { Engine } from '../engine.ts'
import type { ScopeTransaction } from '@recollect/core/store'
import { semanticIn, writeSemantic } from '../access.ts'
import { resolveNode } from '../retrieval/resolve-node.ts'
import { NotFoundError } from '@recollect/core'
import { checkId } from '@recollect/core/plugin'
import { removeEpisodeWithKnowledge } from './remove-episode.ts'

/** Deletes a node for good, with its versions, links, relationships and vectors; episodes and messages stay. @throws NotFoundError */
export const forgetNode = (engine: Engine, scope: string, idOrKey: string): Promise<void> =>
  writeSemantic(engine, scope, ({ tx }) => forgetNodeIn(engine, tx, idOrKey))

/** The same in a transaction of the caller. */
export async function forgetNodeIn(engine: Engine, tx: ScopeTransaction, idOrKey: string): Promise<void> {
  const { semantic } = semanticIn(engine, tx)
  const { id } = await resolveNode(engine, semantic, idOrKey)
  await semantic.removeNode(id)
}

/** Deletes an episode and what was learned from it alone; its messages stay, and are owed an episode again. @throws NotFoundError */
export const forgetEpisode = async (engine: Engine, scope: string, id: string): Promise<void> => {
  const checked = checkId('an episode', id)
  return writeSemantic(engine, scope, async ({ tx, semantic }) => {
    const episode = await semantic.episode(checked)
    if (episode === null) throw new NotFoundError('episode', checked)
    await removeEpisodeWithKnowledge(engine, { semantic, items: tx.items }, episode, new Set())
  })
}
