import { recorded } from '@recollect/core/plugin'
import type { Engine } from '../engine.ts'
import { knownSession, sessionsIn } from '../access.ts'
import { eraseSession } from './erase-session.ts'
import { refuseMerging } from './merging.ts'

/** Turns read together. */
const READ = 1000

/**
 * Deletes a session, archived or not, as a whole: its turns, its working memory, and the messages its forms became. One transaction.
 * @throws NotFoundError; SessionError `SESSION_MERGING` while turns are being moved out of it or into it. Nothing is deleted then.
 */
export function deleteSession(engine: Engine, scope: string, id: string): Promise<void> {
  return recorded(engine, scope, async (recording) => {
    const { sessions } = sessionsIn(engine, recording.tx)
    await refuseMerging(sessions, await knownSession(sessions, id))
    for (let over = false; !over;) {
      ;({ over } = await eraseSession(engine, recording, await knownSession(sessions, id), READ))
    }
  })
}
