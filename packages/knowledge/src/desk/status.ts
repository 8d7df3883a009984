import type { DiscoveryStatus } from '../api.ts'
import type { Engine } from '../engine.ts'
import { readSemantic } from '../access.ts'
import { owedMessages } from '../episodes/owed-messages.ts'

/** What discovery has still to do. Linear in what is owed, and in the records the totals count. */
export async function discoveryStatus(engine: Engine, scope: string): Promise<DiscoveryStatus> {
  const messages = (await owedMessages(engine, scope)).length
  const { episodes, quarantined } = await readSemantic(engine, scope, ({ semantic }) => semantic.totals())
  return { messages, episodes, quarantined }
}
