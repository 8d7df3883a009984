import { RecollectError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { linesKey } from '../conversation/lines-key.ts'
import { stableKey } from '../conversation/stable-key.ts'
import type { AroundSettings } from './options.ts'
import type { Turn } from './turn.ts'

/**
 * By what retries, steps of a loop of tools and repeated requests are known as the same turn: the caller's id of it, or all that was said
 * up to it, the response it goes on from included. Where no history is sent, the same words may be said twice and mean it (I moved to
 * Paris): then the number of pairs the session's log has tells the turns apart; without a log nothing does, and there is no key.
 */
export async function turnKey(
  { lines, previous }: Turn,
  { adapter, memory, session, turn, log }: AroundSettings,
): Promise<string | null> {
  if (turn !== null) return stableKey(adapter, ['turn', session, turn])
  if (previous !== null) return stableKey(adapter, ['after', session, previous, lines])
  if (lines.length > 1) return linesKey(adapter, session, lines)
  return log ? stableKey(adapter, ['pair', session, await pairsOf(memory, session), lines]) : null
}

async function pairsOf(memory: ScopedMemory, session: string): Promise<number> {
  try {
    return (await memory.session(session).info()).lastSeq
  } catch (error) {
    if (RecollectError.isInstance(error) && error.code === 'NOT_FOUND') return 0
    throw error
  }
}
