import type { MessageInput, Recollect } from '@recollect/core'
import { messages, SCOPE } from '../../speed/prepare-scope.ts'
import { withCopies, withDatabase } from '../server/databases.ts'
import { withMemory } from '../server/memory.ts'
import { floorFigures } from './floor.ts'
import type { FloorFigures } from './floor.ts'
import { recordSent } from './record.ts'
import type { Sent } from './sent.ts'
import { takeTurns } from './take-turns.ts'
import { withReplays } from './with-replays.ts'

export interface RememberPlan {
  /** Messages in the scope beforehand. */
  readonly messages: number
  readonly calls: number
  /** Calls before these that are not counted. */
  readonly warm: number
}

/**
 * Remember against the bare transaction it must do. Four copies of one database: on the first the statements are recorded, on the
 * second the library is timed, on the others the statements alone, so that all do the same work from the same state.
 */
export function measureRemember(adminUrl: string, plan: RememberPlan): Promise<FloorFigures> {
  const asked = messages(plan.warm + plan.calls, plan.messages)
  return withDatabase(adminUrl, async (database) => {
    await withMemory(database.url, (recollect) => recollect.scope(SCOPE).remember(messages(plan.messages)))
    return withCopies(adminUrl, database, ['library', 'in_turn', 'as_sent'], async (copy) => {
      const sent = await withMemory(database.url, (recollect) => record(recollect, asked))
      const urls = { inTurn: copy('in_turn').url, asSent: copy('as_sent').url }
      return withReplays(urls, (replays) =>
        withMemory(copy('library').url, async (recollect) => {
          const memory = recollect.scope(SCOPE)
          const calls = asked.map((message, i) => ({
            library: () => memory.remember(message),
            sent: sent[i] ?? { queries: [], awaited: 0 },
          }))
          return floorFigures(await takeTurns(calls, replays, plan.warm), sent.slice(plan.warm))
        }),
      )
    })
  })
}

async function record(recollect: Recollect, asked: readonly MessageInput[]): Promise<readonly Sent[]> {
  const memory = recollect.scope(SCOPE)
  // The first transaction of a store looks at the schema as well.
  await memory.stats()
  const sent: Sent[] = []
  for (const message of asked) {
    sent.push((await recordSent(() => memory.remember(message))).sent)
  }
  return sent
}
