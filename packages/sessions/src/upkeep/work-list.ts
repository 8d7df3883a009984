import { InvalidInputError } from '@recollect/core'
import type { Session, SessionFilter, SessionReader } from '@recollect/core/store'
import { everyRow } from '@recollect/core/plugin'
import { checkSessionId, knownSession } from '../access.ts'

/** Each id once, in the order given. @throws InvalidInputError when it is no list of ids with at least one. */
export function checkSessionIds(ids: unknown): readonly string[] {
  if (Array.isArray(ids) && ids.length > 0) return [...new Set(ids.map(checkSessionId))]
  throw new InvalidInputError('Name the sessions: pass a list of their ids with at least one.')
}

/** The named ones as they stand. @throws NotFoundError for the first that is not there. */
export async function namedSessions(
  sessions: SessionReader,
  ids: readonly string[],
): Promise<readonly Session[]> {
  const rows: Session[] = []
  for (const id of ids) rows.push(await knownSession(sessions, id))
  return rows
}

export const sessionsLike = (sessions: SessionReader, filter?: SessionFilter): Promise<readonly Session[]> =>
  everyRow((page) => sessions.list(page, filter))
