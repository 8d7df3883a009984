import { join } from 'node:path'
import { timed } from '../../stats/time.ts'
import { recover } from '../check/recover.ts'
import type { FaultContext } from '../context.ts'
import { inLanes } from '../lanes.ts'
import { Ledger } from '../ledger.ts'
import { total } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import { Worker } from '../process.ts'
import type { StoreTask } from '../worker/open.ts'

const SCOPE = '赵六 Zhao'
const TASK = { scope: SCOPE, seed: 1, first: 0, count: 0, slots: 0, killAt: 0 } as const

/** Kills the process that makes the tables before statement 1, 2, 3, …; another then finishes what it left, and writes. */
export const killMigration =
  (storeFor: (context: FaultContext, at: number) => Promise<StoreTask>, step: number) =>
  async (context: FaultContext, tries: number): Promise<Outcome> =>
    total(
      await inLanes(tries, async (at) => {
        const store = await storeFor(context, at)
        const worker = new Worker(context.program)
        await worker.begin({ ...TASK, store, work: 'migrate', killAt: 1 + at * step })
        await worker.ended
        const ledger = new Ledger()
        const recovered = await recover({ store, scope: SCOPE, ledger, marker: at })
        return { tries: 1, errors: worker.failures.length, acknowledged: 1, ...recovered }
      }),
    )

const TOGETHER = 8

/** Eight processes that all find no tables and make them. */
export const migrateTogether =
  (storeFor: (context: FaultContext, at: number) => Promise<StoreTask>) =>
  async (context: FaultContext, tries: number): Promise<Outcome> => {
    const outcomes: Partial<Outcome>[] = []
    for (let at = 0; at < tries; at += 1) {
      const store = await storeFor(context, at)
      const workers = Array.from({ length: TOGETHER }, () => new Worker(context.program))
      await Promise.all(workers.map((worker) => worker.until((lines) => lines.length > 0)))
      const { ms } = await timed(async () => {
        await Promise.all(workers.map((worker) => worker.begin({ ...TASK, store, work: 'migrate' })))
        await Promise.all(workers.map((worker) => worker.ended))
      })
      const errors = workers.filter(({ lines }) => lines.at(-1)?.said !== 'end').length
      const recovered = await recover({ store, scope: SCOPE, ledger: new Ledger(), marker: at })
      outcomes.push({ tries: 1, errors, acknowledged: 1, ...recovered, recovered: [ms] })
    }
    return total(outcomes)
  }

export const newFile =
  (name: string) =>
  async ({ directory }: FaultContext, at: number): Promise<StoreTask> => ({
    kind: 'sqlite',
    file: join(directory, `${name}-${at}.db`),
    durability: 'full',
  })
