import type { EpochMs } from '@recollect/core'
import type { Session } from '@recollect/core/store'
import { DAY } from './day.ts'
import type { RetentionPolicy } from './policy.ts'
import type { Forgetting } from './report.ts'

type Candidate = Pick<Session, 'id' | 'lastAt' | 'turns' | 'archivedTurns' | 'mergingInto'>

export interface PlannedSessions {
  readonly forgotten: readonly Forgetting[]
  readonly archived: readonly string[]
}

/** One that is being merged into another is left alone. */
export function planSessions(
  sessions: readonly Candidate[],
  { sessions: ages, quota }: RetentionPolicy,
  now: EpochMs,
): PlannedSessions {
  const isPast = ({ lastAt }: Candidate, after: number | undefined) =>
    after !== undefined && lastAt <= now - after * DAY
  const byAge = sessions
    .filter(({ mergingInto }) => mergingInto === null)
    .sort((a, b) => a.lastAt - b.lastAt || (a.id < b.id ? -1 : 1))
  const old = byAge.filter((session) => isPast(session, ages?.deleteAfterDays))
  const rest = byAge.filter((session) => !isPast(session, ages?.deleteAfterDays))
  const beyond = rest.slice(0, Math.max(rest.length - (quota?.sessions ?? rest.length), 0))
  const archived = rest
    .slice(beyond.length)
    .filter((session) => session.turns > session.archivedTurns && isPast(session, ages?.archiveAfterDays))
  return {
    forgotten: [
      ...old.map(({ id }): Forgetting => ({ record: 'session', id, reason: 'session-age' })),
      ...beyond.map(({ id }): Forgetting => ({ record: 'session', id, reason: 'session-quota' })),
    ],
    archived: archived.map(({ id }) => id),
  }
}
