import { join } from 'node:path'
import { lookInto } from '../check/look.ts'
import { faultsOfFile } from '../check/file.ts'
import { timed } from '../../stats/time.ts'
import type { FaultContext } from '../context.ts'
import { Ledger } from '../ledger.ts'
import { total } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import { Worker } from '../process.ts'
import { openMemory, storeOf } from '../worker/open.ts'
import type { StoreTask } from '../worker/open.ts'

const SCOPE = '团队 team'
const EACH = 30

/** So many processes that change the same few facts of one file, all at once: an error that reaches one of them counts. */
export const writeTogether =
  (slots: number) =>
  async ({ program, directory, seed }: FaultContext, processes: number): Promise<Outcome> => {
    const store: StoreTask = {
      kind: 'sqlite',
      file: join(directory, `writers-${slots}.db`),
      durability: 'full',
      retryDeadlineMs: 30_000,
    }
    const made = storeOf(store)
    await made.migrate()
    await made.close()
    const workers = Array.from({ length: processes }, () => new Worker(program))
    await Promise.all(workers.map((worker) => worker.until((lines) => lines.length > 0)))
    const task = { store, scope: SCOPE, work: 'updates', count: EACH, slots, killAt: 0 } as const
    const { ms } = await timed(async () => {
      await Promise.all(
        workers.map((worker, at) => worker.begin({ ...task, seed: seed + at, first: at * EACH })),
      )
      await Promise.all(workers.map((worker) => worker.ended))
    })
    const ledger = new Ledger()
    for (const { lines } of workers) ledger.hear(lines)
    const recollect = await openMemory(store)
    const found = await lookInto(recollect.scope(SCOPE))
    await recollect.close()
    const settled = ledger.settle({ ...found, broken: found.broken + faultsOfFile(store.file) })
    const errors = workers.filter(({ lines }) => lines.at(-1)?.said !== 'end').length
    return total([
      { tries: processes, acknowledged: ledger.acknowledged, errors, ...settled, recovered: [ms] },
    ])
  }
