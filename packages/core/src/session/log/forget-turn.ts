import type { Engine } from '../../engine.ts'
import type { SessionReader } from '../../plugin/sessions.ts'
import type { QaTurn, Session } from '../../types/session.ts'
import { knownSession, writeSessions } from '../access.ts'
import { knownTurn } from '../lookups/recent.ts'
import { withoutTurn } from '../session-row.ts'
import { checkSeq } from './check-seq.ts'

/** Deletes one turn. @throws NotFoundError; InvalidInputError for a `seq` that can be none. */
export const forgetTurn = async (engine: Engine, scope: string, id: string, seq: number): Promise<void> => {
  const at = checkSeq(seq)
  await writeSessions(engine, scope, async ({ sessions }) => {
    const turn = await knownTurn(sessions, id, at)
    const session = await knownSession(sessions, id)
    await sessions.removeTurn(turn.number)
    await sessions.put(await without(sessions, session, turn))
  })
}

async function without(sessions: SessionReader, session: Session, turn: QaTurn): Promise<Session> {
  const left = withoutTurn(session, turn)
  if (left.turns === 0) return { ...left, lastAt: left.createdAt, archivedAt: null }
  if (turn.saidAt < left.lastAt) return left
  const [latest] = await sessions.tail(session.id, 1)
  return { ...left, lastAt: latest?.saidAt ?? left.createdAt }
}
