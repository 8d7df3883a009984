import { z } from 'zod'
import type { ArchiveOptions, UpkeepResult } from '../api/upkeep.ts'
import type { Engine } from '../engine.ts'
import type { EpochMs } from '@recollect/core'
import type { Session, SessionReader } from '@recollect/core/store'
import { readSessions } from '../access.ts'
import { changeTurns, resultOf } from './change-turns.ts'
import { refuseMerging, sourceOf } from './merging.ts'
import { checkUpkeep, upkeepOf, upkeepSchema } from './options.ts'
import { checkSessionIds, namedSessions, sessionsLike } from './work-list.ts'

const DAY = 86_400_000
const OPTIONS = upkeepSchema({
  olderThanDays: z.number().min(0).max(36_500).optional(),
  sessions: z.unknown().optional(),
})

/**
 * Puts sessions away, turn by turn; a session is archived once all its turns are, with its working memory as it stands. A session in which
 * something is said meanwhile is left.
 * @throws NotFoundError for a named session that is not there; SessionError `SESSION_MERGING` for one in the middle of a merge, which is
 * passed over when none are named; InvalidInputError. Nothing is changed then.
 */
export async function archive(
  engine: Engine,
  scope: string,
  options?: ArchiveOptions,
): Promise<UpkeepResult> {
  const checked = checkUpkeep(OPTIONS, 'archive', options)
  const named = checked.sessions === undefined ? null : checkSessionIds(checked.sessions)
  const now = engine.clock.now()
  const lastBefore = now - (checked.olderThanDays ?? engine.settings.archiveAfterDays) * DAY
  const isOld = ({ lastAt }: Session): boolean => named !== null || lastAt < lastBefore
  const found = await readSessions(engine, scope, ({ sessions }) =>
    named === null ? unmerging(sessions, lastBefore) : namedUnmerging(sessions, named),
  )
  const work = {
    sessions: found.filter(({ archivedAt }) => archivedAt === null),
    isMeant: (session: Session) =>
      session.archivedAt === null && session.mergingInto === null && isOld(session),
    patch: ({ archived }: { readonly archived: boolean }) => (archived ? null : { archived: true }),
    heed: (session: Session, whole: boolean) => (whole ? { ...session, archivedAt: now } : session),
  }
  return resultOf(await changeTurns(engine, scope, work, upkeepOf(checked)))
}

/** Old sessions; those in the middle of a merge are another session's turns by half. */
async function unmerging(sessions: SessionReader, lastBefore: EpochMs): Promise<readonly Session[]> {
  const left: Session[] = []
  for (const session of await sessionsLike(sessions, { archived: false, lastBefore }))
    if (session.mergingInto === null && (await sourceOf(sessions, session)) === null) left.push(session)
  return left
}

async function namedUnmerging(sessions: SessionReader, ids: readonly string[]): Promise<readonly Session[]> {
  const rows = await namedSessions(sessions, ids)
  for (const row of rows) await refuseMerging(sessions, row)
  return rows
}
