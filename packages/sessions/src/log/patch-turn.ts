import type { QaTurn, SessionWriter, TurnPatch } from '@recollect/core/store'
import { knownSession } from '../access.ts'
import { withoutTurn, withTurn } from '../session-row.ts'

/** Changes a turn and its session's figures with it; the turn as it is then. */
export async function patchTurn(sessions: SessionWriter, turn: QaTurn, patch: TurnPatch): Promise<QaTurn> {
  const session = await knownSession(sessions, turn.session)
  const patched = { ...turn, ...patch }
  await sessions.update(turn.number, patch)
  await sessions.put(withTurn(withoutTurn(session, turn), patched))
  return patched
}
