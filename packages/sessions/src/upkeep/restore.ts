import type { UpkeepOptions, UpkeepResult } from '../api/upkeep.ts'
import type { Engine } from '../engine.ts'
import type { Session } from '@recollect/core/store'
import { readSessions } from '../access.ts'
import { changeTurns, resultOf } from './change-turns.ts'
import { checkUpkeep, upkeepOf, upkeepSchema } from './options.ts'
import { checkSessionIds, namedSessions } from './work-list.ts'

const OPTIONS = upkeepSchema({})

/**
 * Brings sessions back, turn by turn: look-ups find them again. What is not archived stays as it is.
 * @throws NotFoundError for a session that is not there; InvalidInputError. Nothing is changed then.
 */
export async function restoreSessions(
  engine: Engine,
  scope: string,
  ids: readonly string[],
  options?: UpkeepOptions,
): Promise<UpkeepResult> {
  const named = checkSessionIds(ids)
  const upkeep = upkeepOf(checkUpkeep(OPTIONS, 'restore', options))
  const found = await readSessions(engine, scope, ({ sessions }) => namedSessions(sessions, named))
  const work = {
    sessions: found.filter(isPutAway),
    isMeant: isPutAway,
    patch: ({ archived }: { readonly archived: boolean }) => (archived ? { archived: false } : null),
    // With its first turn brought back it is no longer archived as a whole.
    heed: (session: Session) => (session.archivedAt === null ? session : { ...session, archivedAt: null }),
  }
  return resultOf(await changeTurns(engine, scope, work, upkeep))
}

/** As a whole, or in part: something was said in it after it was archived, or a restoring was stopped. */
const isPutAway = ({ archivedAt, archivedTurns }: Session): boolean =>
  archivedAt !== null || archivedTurns > 0
