import { z } from 'zod'
import type { RescoreOptions, UpkeepResult } from '../api/upkeep.ts'
import type { Engine } from '../engine.ts'
import type { Session } from '@recollect/core/store'
import { readSessions } from '../access.ts'
import { changeTurns, resultOf } from './change-turns.ts'
import { checkUpkeep, upkeepOf, upkeepSchema } from './options.ts'
import { rescored } from './rescored.ts'
import { topicsAnew } from './topics-anew.ts'
import { checkSessionIds, namedSessions, sessionsLike } from './work-list.ts'

const OPTIONS = upkeepSchema({ sessions: z.unknown().optional() })

/**
 * Reads all pairs again with the present packs: significance where it was not set by hand and the answer was kept, topics that were found
 * in the text (as the log stood when the pair was said), and the terms pairs are found by. No text is dropped (`prune` does that) or
 * comes back. What is as it would be is not written. Reads the log twice.
 * @throws NotFoundError for a named session that is not there; InvalidInputError. Nothing is changed then.
 */
export async function rescore(
  engine: Engine,
  scope: string,
  options?: RescoreOptions,
): Promise<UpkeepResult> {
  const checked = checkUpkeep(OPTIONS, 'rescore', options)
  const named = checked.sessions === undefined ? null : checkSessionIds(checked.sessions)
  const found = await readSessions(engine, scope, ({ sessions }) =>
    named === null ? sessionsLike(sessions) : namedSessions(sessions, named),
  )
  const upkeep = upkeepOf(checked)
  const work = {
    sessions: found.filter(({ turns }) => turns > 0),
    isMeant: () => true,
    patch: rescored(engine, await topicsAnew(engine, scope, found, upkeep)),
    heed: (session: Session) => session,
  }
  return resultOf(await changeTurns(engine, scope, work, upkeep))
}
