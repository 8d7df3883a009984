import type { Engine } from '../engine.ts'
import type { SemanticWriter } from '@recollect/core/store'
import type { Episode } from '@recollect/core'
import { everyRow } from '@recollect/core/plugin'
import { writeSemantic } from '../access.ts'
import { oweAgain } from '../forget/owe-again.ts'
import { checkIds } from './check-ids.ts'

/** Gives episodes that failed all their tries again; of ids only those that failed. Returns how many. @throws InvalidInputError */
export const retryEpisodes = async (
  engine: Engine,
  scope: string,
  ids?: readonly string[],
): Promise<number> => {
  const checked = checkIds(ids)
  return writeSemantic(engine, scope, async ({ semantic }) => {
    const failed = checked === undefined ? await allFailed(semantic) : await semantic.episodesById(checked)
    return oweAgain(
      semantic,
      failed.filter(({ state }) => state === 'failed').map(({ id }) => id),
    )
  })
}

const allFailed = (semantic: SemanticWriter): Promise<readonly Episode[]> =>
  everyRow((page) => semantic.episodes(page, { state: 'failed' }))
