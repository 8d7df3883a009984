import { percentile, round } from '../../stats/numbers.ts'
import { timed } from '../../stats/time.ts'
import { withDatabase } from '../server/databases.ts'
import type { Place } from '../server/databases.ts'
import { withMemory } from '../server/memory.ts'
import { rollbacksOf } from '../server/rollbacks.ts'
import { checkChains } from './check.ts'
import type { Chains } from './check.ts'
import type { WritersResult, WritersTask } from './messages.ts'
import { startWriters } from './process.ts'
import type { WritersProcess } from './process.ts'
import { valueOf } from './write.ts'

export interface WritersPlan extends Omit<WritersTask, 'url' | 'process'> {
  readonly processes: number
}

/** Many writers on the same facts; times of one update in milliseconds. */
export interface WritersFigures extends Chains, WritersPlan {
  readonly acknowledged: number
  /** The first errors that reached a writer. */
  readonly errors: readonly string[]
  readonly failed: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Transactions that the server rolled back: each was one that the store tried again, or failed. */
  readonly rollbacks: number
  readonly deadlocks: number
}

const ERRORS_SHOWN = 3

/** Lets processes of writers loose on one database, and looks at what is in it afterwards. */
export function measureWriters(
  adminUrl: string,
  program: string,
  plan: WritersPlan,
): Promise<WritersFigures> {
  return withDatabase(adminUrl, async (database) => {
    await withMemory(database.url, () => Promise.resolve())
    const { ms, value: results } = await runAll(program, tasksOf(database, plan))
    const failed = results.flatMap((result) => result.failed)
    const acknowledged = new Set(valuesOf(plan))
    for (const { value } of failed) acknowledged.delete(value)
    const times = results.flatMap((result) => result.times)
    return {
      ...plan,
      ...(await checkChains(database.adminUrl, acknowledged)),
      ...(await rollbacksOf(database.adminUrl)),
      acknowledged: acknowledged.size,
      failed: failed.length,
      errors: failed.slice(0, ERRORS_SHOWN).map(({ error }) => error),
      perSecond: Math.round(acknowledged.size / (ms / 1000)),
      p50: round(percentile(times, 0.5)),
      p95: round(percentile(times, 0.95)),
      p99: round(percentile(times, 0.99)),
    }
  })
}

const count = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)

const tasksOf = ({ url }: Place, { processes, ...task }: WritersPlan): WritersTask[] =>
  count(processes).map((process) => ({ ...task, url, process }))

const valuesOf = ({ processes, writers, updates }: WritersPlan): string[] =>
  count(processes).flatMap((process) =>
    count(writers).flatMap((writer) => count(updates).map((update) => valueOf(process, writer, update))),
  )

/** All processes begin at once, when the last of them is ready. */
async function runAll(program: string, tasks: readonly WritersTask[]) {
  const processes: WritersProcess[] = []
  try {
    for (const task of tasks) processes.push(await startWriters(program, task))
    return await timed((): Promise<WritersResult[]> => Promise.all(processes.map((process) => process.go())))
  } finally {
    for (const process of processes) process.kill()
  }
}
