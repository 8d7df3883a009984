import type { QaTurn, Session, SessionReader, SessionWriter } from '@recollect/core/store'
import { knownSession } from '../access.ts'
import { withoutTurn } from '../session-row.ts'

/** Deletes pairs, of whatever sessions, and keeps the figures of their sessions. */
export async function removeTurns(sessions: SessionWriter, turns: readonly QaTurn[]): Promise<void> {
  for (const turn of turns) {
    const session = await knownSession(sessions, turn.session)
    await sessions.removeTurn(turn.number)
    await sessions.put(await without(sessions, session, turn))
  }
}

async function without(sessions: SessionReader, session: Session, turn: QaTurn): Promise<Session> {
  const left = withoutTurn(session, turn)
  if (left.turns === 0) return { ...left, lastAt: left.createdAt, archivedAt: null }
  if (turn.saidAt < left.lastAt) return left
  const [latest] = await sessions.tail(session.id, 1)
  return { ...left, lastAt: latest?.saidAt ?? left.createdAt }
}
