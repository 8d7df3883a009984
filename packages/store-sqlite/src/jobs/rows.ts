import type { Json } from '@recollect/core'
import type { JobState, QueuedJob } from '@recollect/core/store'

/** A row of the table, with our word for its state. */
export interface JobRow {
  readonly id: number
  readonly kind: string
  readonly scope: string | null
  readonly key: string | null
  readonly principal: string | null
  readonly payload: string
  readonly every_ms: number | null
  readonly attempts: number
  readonly max_attempts: number
  readonly run_at: number
  readonly added_at: number
  readonly last_error: string | null
  readonly state: JobState
}

export const toJob = (row: JobRow): QueuedJob => ({
  id: String(row.id),
  kind: row.kind,
  scope: row.scope,
  payload: payloadOf(row),
  state: row.state,
  attempts: row.attempts,
  maxAttempts: row.max_attempts,
  runAt: row.run_at,
  addedAt: row.added_at,
  everyMs: row.every_ms,
  principal: row.principal,
  lastError: row.last_error,
})

export function payloadOf({ payload }: Pick<JobRow, 'payload'>): Json {
  const value: unknown = JSON.parse(payload)
  return isJson(value) ? value : null
}

/** It was written by `JSON.stringify`, so it is JSON. */
const isJson = (value: unknown): value is Json => value !== undefined
