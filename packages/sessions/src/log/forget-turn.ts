import type { Engine } from '../engine.ts'
import { writeSessions } from '../access.ts'
import { knownTurn } from '../lookups/recent.ts'
import { checkSeq } from './check-seq.ts'
import { removeTurns } from './remove-turns.ts'

/** Deletes one turn. @throws NotFoundError; InvalidInputError for a `seq` that can be none. */
export const forgetTurn = async (engine: Engine, scope: string, id: string, seq: number): Promise<void> => {
  const at = checkSeq(seq)
  await writeSessions(engine, scope, async ({ sessions }) => {
    await removeTurns(sessions, [await knownTurn(sessions, id, at)])
  })
}
