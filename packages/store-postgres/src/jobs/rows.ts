import type { JobState, QueuedJob } from '@recollect/core/store'
import { readEnvelope } from './envelope.ts'

/** A row of graphile-worker's, with the name of its task and our word for its state. */
export interface JobRow {
  readonly id: string
  readonly kind: string
  readonly key: string | null
  readonly payload: unknown
  readonly state: JobState
  readonly attempts: number
  readonly max_attempts: number
  readonly run_at: Date
  readonly created_at: Date
  readonly last_error: string | null
}

const NOTHING = { scope: null, payload: null, everyMs: null, principal: null }

export function toJob(row: JobRow): QueuedJob {
  const { scope, payload, everyMs, principal } = readEnvelope(row.payload) ?? NOTHING
  return {
    id: row.id,
    kind: row.kind,
    scope,
    payload,
    state: row.state,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    runAt: row.run_at.getTime(),
    addedAt: row.created_at.getTime(),
    everyMs,
    principal,
    lastError: row.last_error,
  }
}
