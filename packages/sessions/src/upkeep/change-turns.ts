import type { UpkeepResult } from '../api/upkeep.ts'
import type { Engine } from '../engine.ts'
import { readSessions, writeSessions } from '../access.ts'
import type { Upkeep } from './options.ts'
import { planBatch, writePlans } from './turn-batch.ts'
import type { BatchPlan, SessionPlan, TurnWork, WorkPlace } from './turn-batch.ts'

export interface ChangedTurns extends UpkeepResult {
  /** How much smaller the texts became, in UTF-8 bytes. */
  readonly freed: number
}

/** Does an upkeep batch by batch, each a transaction that looks at the rows as they are then; a dry run plans them all and writes none. */
export async function changeTurns(
  engine: Engine,
  scope: string,
  work: TurnWork,
  upkeep: Upkeep,
): Promise<ChangedTurns> {
  const total = work.sessions.reduce((sum, { turns }) => sum + turns, 0)
  const changed = new Set<string>()
  let [done, pairs, freed] = [0, 0, 0]
  await upkeep.tell({ done, total })
  let place: WorkPlace | null = work.sessions.length > 0 ? { at: 0, after: 0 } : null
  while (place !== null && !upkeep.stopped()) {
    const batch: BatchPlan = await oneBatch(engine, scope, work, place, upkeep)
    for (const plan of batch.plans) {
      changed.add(plan.before.id)
      pairs += plan.patches.length
      freed += freedBy(plan)
    }
    done += batch.handled
    place = batch.next
    await upkeep.tell({ done, total: Math.max(total, done) })
  }
  return { dryRun: upkeep.dryRun, sessions: [...changed], pairs, freed, stopped: place !== null }
}

const freedBy = ({ before, after }: SessionPlan): number => before.bytes - after.bytes

function oneBatch(
  engine: Engine,
  scope: string,
  work: TurnWork,
  place: WorkPlace,
  { dryRun, batch }: Upkeep,
): Promise<BatchPlan> {
  if (dryRun) return readSessions(engine, scope, ({ sessions }) => planBatch(sessions, work, place, batch))
  return writeSessions(engine, scope, async ({ sessions }) => {
    const plan = await planBatch(sessions, work, place, batch)
    await writePlans(sessions, plan.plans)
    return plan
  })
}

/** Without what is no part of the result of every upkeep. */
export const resultOf = ({ dryRun, sessions, pairs, stopped }: ChangedTurns): UpkeepResult => ({
  dryRun,
  sessions,
  pairs,
  stopped,
})
