import type { JobMemory, JobQueue } from '@recollect/core/store'
import { describe, it } from 'vitest'
import { addingCases } from './cases/adding.ts'
import { failingCases } from './cases/failing.ts'
import { lookingCases } from './cases/looking.ts'
import { runningCases } from './cases/running.ts'
import type { JobsCase, JobsHarness } from './harness.ts'

/** The contract of a queue of jobs, by topic. */
export const JOBS_GROUPS: Readonly<Record<string, readonly JobsCase[]>> = {
  'jobs that are added': addingCases,
  'jobs that are looked at': lookingCases,
  'jobs that run': runningCases,
  'jobs that fail': failingCases,
}

/** Registers the contract of `JobQueue` with vitest, a fresh queue a case. Call it at the top level of a test file. */
export function testJobs(harness: JobsHarness): void {
  describe(`contract of job queues: ${harness.name}`, () => {
    for (const [group, cases] of Object.entries(JOBS_GROUPS)) {
      describe(group, () => {
        for (const testCase of cases) it(testCase.name, () => runJobsCase(harness, testCase))
      })
    }
  })
}

/** Runs one case on a fresh queue and clears up after it, whatever happens. */
export async function runJobsCase(harness: JobsHarness, testCase: JobsCase): Promise<void> {
  const made: JobQueue<JobMemory>[] = []
  try {
    await testCase.run(async (...given) => {
      const queue = await harness.create(...given)
      made.push(queue)
      return queue
    })
  } finally {
    for (const queue of made) {
      await queue.close()
      await harness.destroy?.(queue)
    }
  }
}
