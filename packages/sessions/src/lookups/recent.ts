import type { Engine } from '../engine.ts'
import { NotFoundError } from '@recollect/core'
import type { QaTurn, SessionReader } from '@recollect/core/store'
import { checkLimit } from '@recollect/core/plugin'
import { knownSession, readSessions } from '../access.ts'
import { checkSeq } from '../log/check-seq.ts'

/** The last `n` turns of a session in the order they were said. */
export const tailIn = async (sessions: SessionReader, id: string, n: number): Promise<readonly QaTurn[]> =>
  (await sessions.tail(id, n)).toReversed()

/** @throws NotFoundError for a session that is not there; InvalidInputError for an `n` outside 1–1,000. */
export const recentTurns = async (
  engine: Engine,
  scope: string,
  id: string,
  n: number = engine.settings.recentTurns,
): Promise<readonly QaTurn[]> => {
  const count = checkLimit(n)
  return readSessions(engine, scope, async ({ sessions }) => {
    const turns = await tailIn(sessions, id, count)
    if (turns.length === 0) await knownSession(sessions, id)
    return turns
  })
}

/** Of all sessions, without archived ones. @throws InvalidInputError for an `n` outside 1–1,000. */
export const latestTurns = async (
  engine: Engine,
  scope: string,
  n: number = engine.settings.recentTurns,
): Promise<readonly QaTurn[]> => {
  const limit = checkLimit(n)
  return readSessions(engine, scope, async ({ sessions }) => (await sessions.latest({ limit })).toReversed())
}

/** @throws NotFoundError for a session or turn that is not there; InvalidInputError for a `seq` that can be none. */
export const turnAt = async (engine: Engine, scope: string, id: string, seq: number): Promise<QaTurn> => {
  const checked = checkSeq(seq)
  return readSessions(engine, scope, ({ sessions }) => knownTurn(sessions, id, checked))
}

/** @throws NotFoundError for a session or turn that is not there. */
export async function knownTurn(sessions: SessionReader, id: string, seq: number): Promise<QaTurn> {
  const turn = await sessions.turn(id, seq)
  if (turn !== null) return turn
  await knownSession(sessions, id)
  throw new NotFoundError('turn', `${id}#${String(seq)}`, `session(${JSON.stringify(id)}).recent()`)
}
