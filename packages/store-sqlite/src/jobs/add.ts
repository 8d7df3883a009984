import type { EpochMs } from '@recollect/core'
import type { QueuedJob, CheckedJob } from '@recollect/core/store'
import { toJob } from './rows.ts'
import type { Statements } from './statements.ts'

/** Writes a job: the one that waits or failed under the same kind, scope and key is replaced, one that runs is followed by it. */
export function addJob(statements: Statements, job: CheckedJob, now: EpochMs): QueuedJob {
  const { kind, scope, key, principal, payload, everyMs, maxAttempts, runAt } = job
  const values = { payload: JSON.stringify(payload), principal, everyMs, maxAttempts, runAt: runAt ?? now }
  const [current] = statements.current.all({ kind, scope, key })
  if (current?.running === 1) statements.supersede.run({ id: current.id })
  const [row] =
    current === undefined || current.running === 1
      ? statements.insert.all({ ...values, kind, scope, key, now })
      : statements.replace.all({ ...values, id: current.id })
  if (row === undefined) throw new Error('SQLite returned no job.')
  return toJob(row)
}
