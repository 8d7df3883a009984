import type { Session } from '@recollect/core/store'
import type { Recording } from '@recollect/core/plugin'
import type { Engine } from '../engine.ts'
import { sessionsIn } from '../access.ts'
import { withoutTurn } from '../session-row.ts'
import { removeForms } from '../working/remove-forms.ts'
import { bytesOfAll } from '../working/variable.ts'
import { mergedInto } from './merging.ts'

export interface Erased {
  readonly pairs: number
  /** Of turns and variables. */
  readonly bytes: number
  /** Nothing is left of the session. */
  readonly over: boolean
}

/** Deletes up to `limit` turns of a session, and after the last of them its variables, the messages its forms became, and its row. */
export async function eraseSession(
  engine: Engine,
  recording: Recording,
  session: Session,
  limit: number,
): Promise<Erased> {
  const { sessions, working } = sessionsIn(engine, recording.tx)
  const turns = await sessions.tail(session.id, limit)
  for (const { number } of turns) await sessions.removeTurn(number)
  const rest = turns.reduce(withoutTurn, session)
  const freed = session.bytes - rest.bytes
  if (turns.length === limit) {
    await sessions.put(rest)
    return { pairs: turns.length, bytes: freed, over: false }
  }
  const variables = await working.all(session.id)
  for (const { name } of variables) await working.remove(session.id, name)
  await sessions.remove(session.id)
  for (const id of [session.id, ...mergedInto(session)]) {
    // One of those that were merged into it may have begun anew.
    if ((await sessions.get(id)) === null) await removeForms(engine, recording, id)
  }
  return { pairs: turns.length, bytes: freed + bytesOfAll(variables), over: true }
}
