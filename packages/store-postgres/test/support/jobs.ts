import type { JobMemory, JobHandlers, JobQueue } from '@recollect/core/store'
import { createDatabase, serverOf } from '@recollect/test-postgres'
import type { TestDatabase } from '@recollect/test-postgres'
import { inject } from 'vitest'
import { postgresJobs } from '../../src/jobs/index.ts'
import type { PostgresJobsOptions } from '../../src/jobs/index.ts'

export { runToIdle, typesOf, untilAborted } from '@recollect/testkit'
export { memoryOf } from './jobs-memory.ts'

export const freshDatabase = (): Promise<TestDatabase> =>
  createDatabase(serverOf(inject('postgres')).adminUrl)

/** Soon enough for a test to wait for. */
export const QUICK = { sweepMs: 100, pollMs: 50, retryMs: () => 0 } as const

/** A queue with short intervals in a schema of its own. */
export const quickJobs = (
  database: Pick<TestDatabase, 'url'>,
  handlers: JobHandlers<JobMemory>,
  more: Partial<PostgresJobsOptions> = {},
): JobQueue<JobMemory> => postgresJobs({ url: database.url, handlers, ...QUICK, ...more })

const DEADLINE_MS = 20_000
const STEP_MS = 20

/** Asks again and again until it is so. @throws when that takes 20 s. */
export async function until<T>(ask: () => Promise<T | false>, what: string): Promise<T> {
  const steps = DEADLINE_MS / STEP_MS
  for (let step = 0; step < steps; step++) {
    const found = await ask()
    if (found !== false) return found
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  throw new Error(`It did not come to this within ${String(DEADLINE_MS)} ms: ${what}`)
}
