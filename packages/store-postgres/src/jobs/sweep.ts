import type { JobEvent } from '@recollect/core/store'
import type { Pool } from 'pg'
import type { Liveness } from './liveness.ts'
import type { Statements } from './statements.ts'

/**
 * One beat of a runner: that its own locks still stand, and that jobs of runners that died wait again. In this order, so that a runner
 * that was cut off stops before others take its jobs.
 */
export async function sweep(
  pool: Pool,
  { rescue, stillAlive }: Pick<Statements, 'rescue' | 'stillAlive'>,
  alive: Pick<Liveness, 'check' | 'workers'>,
  emit: (event: JobEvent) => void,
): Promise<void> {
  await alive.check()
  await pool.query(stillAlive, [alive.workers])
  const { rows } = await pool.query<{ jobs: number; failed: number }>(rescue)
  const { jobs, failed } = rows[0] ?? { jobs: 0, failed: 0 }
  if (jobs > 0) emit({ type: 'rescued', jobs, failed })
}
