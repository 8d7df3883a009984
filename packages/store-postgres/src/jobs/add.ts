import { StoreError } from '@recollect/core'
import type { QueuedJob, CheckedJob } from '@recollect/core/store'
import type { Pool } from 'pg'
import { asStoreError } from './errors.ts'
import { envelopeOf, jobKey } from './envelope.ts'
import { toJob } from './rows.ts'
import type { JobRow } from './rows.ts'

const TRIES = 5

/** Writes jobs of one kind, time and number of attempts; one statement. @throws StoreError */
export async function addJobs(
  pool: Pool,
  add: string,
  jobs: readonly CheckedJob[],
): Promise<readonly QueuedJob[]> {
  const [first] = jobs
  if (first === undefined) return []
  const { kind, runAt, maxAttempts } = first
  const at = runAt === null ? null : new Date(runAt)
  const added: QueuedJob[] = []
  let missing = new Map(jobs.map((job) => [jobKey(job), envelopeOf(job)]))
  for (let tries = 0; missing.size > 0 && tries < TRIES; tries++) {
    const values = [kind, [...missing.values()], [...missing.keys()], at, maxAttempts]
    const { rows } = await pool.query<JobRow>(add, values).catch((error: unknown) => {
      throw asStoreError(error)
    })
    added.push(...rows.map((row) => toJob({ ...row, kind, state: 'waiting' })))
    // A job that a worker took while this statement ran was not replaced: this one comes after it.
    missing = new Map([...missing].filter(([key]) => !rows.some((row) => row.key === key)))
  }
  if (missing.size === 0) return added
  throw new StoreError('STORE_BUSY', 'Workers take the job faster than it can be added. Call again.')
}
