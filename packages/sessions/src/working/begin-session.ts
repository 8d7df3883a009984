import { SessionError } from '../errors.ts'
import type { EpochMs } from '@recollect/core'
import type { SessionWriter } from '@recollect/core/store'
import { newSession } from '../session-row.ts'

/** Sees to it that the session has a row. @throws SessionError `SESSION_MERGING` while it is being merged into another. */
export async function beginSession(
  sessions: SessionWriter,
  scope: string,
  id: string,
  now: EpochMs,
): Promise<void> {
  const known = await sessions.get(id)
  if (known === null) return sessions.put(newSession(scope, id, now))
  refuseMerging(id, known.mergingInto)
}

/** @throws SessionError `SESSION_MERGING` */
export function refuseMerging(id: string, into: string | null): void {
  if (into === null) return
  throw new SessionError(
    'SESSION_MERGING',
    `Session "${id}" is being merged into "${into}". Write there, or finish the merge first: sessions.merge(["${id}"], "${into}").`,
  )
}
