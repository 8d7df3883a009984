import { RecollectError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { stableKey } from '../conversation/stable-key.ts'
import type { CallSettings } from './options.ts'
import type { Turn } from './turn.ts'

/**
 * By what retries, steps of a loop of tools and repeated requests are known as the same turn: the caller's id of it, or all that was said up
 * to it. Where no history is sent, the same words may be said twice and mean it (I moved to Paris): then the number of pairs the session's
 * log has tells the turns apart; without a log nothing does, and there is no key.
 */
export async function turnKey(
  memory: ScopedMemory,
  turn: Turn,
  { session, turn: id }: CallSettings,
  logs: boolean,
): Promise<string | null> {
  if (id !== null) return stableKey(['turn', session, id])
  if (turn.lines.length > 1) return stableKey(['lines', session, turn.lines])
  return logs ? stableKey(['pair', session, await pairsOf(memory, session), turn.lines]) : null
}

async function pairsOf(memory: ScopedMemory, session: string): Promise<number> {
  try {
    return (await memory.session(session).info()).lastSeq
  } catch (error) {
    if (RecollectError.isInstance(error) && error.code === 'NOT_FOUND') return 0
    throw error
  }
}
