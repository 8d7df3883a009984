import type { JobEvent, JobRef } from '../plugin/jobs.ts'
import { isHopeless, reasonOf } from './reason.ts'

/** What becomes of a job that was not done, or that comes back. */
export interface JobFate {
  readonly attempts: number
  /** Null when nothing failed. */
  readonly reason: string | null
  readonly waitMs: number
  /** It is given up. */
  readonly final: boolean
}

/** The try under way included. */
export interface JobTries {
  readonly attempts: number
  readonly maxAttempts: number
}

/** Interrupted is not failed: the try does not count. */
export const interruptedFate = ({ attempts }: Pick<JobTries, 'attempts'>): JobFate => ({
  attempts: attempts - 1,
  reason: null,
  waitMs: 0,
  final: false,
})

/** Done, and back after so many milliseconds. */
export const repeatedFate = (everyMs: number): JobFate => ({
  attempts: 0,
  reason: null,
  waitMs: everyMs,
  final: false,
})

/** A try that failed: it is given up when it was the last one, or when no try can help. */
export function failedFate(
  error: unknown,
  { attempts, maxAttempts }: JobTries,
  retryMs: (attempt: number) => number,
): JobFate {
  const final = attempts >= maxAttempts || isHopeless(error)
  return {
    attempts,
    reason: reasonOf(error),
    waitMs: final ? 0 : Math.max(0, retryMs(attempts)),
    final,
  }
}

/** What the runner tells of it. */
export function fateEvent(job: JobRef, { reason, waitMs, final }: JobFate): JobEvent {
  if (reason === null) return { type: 'interrupted', job }
  if (final) return { type: 'failed', job, error: reason }
  return { type: 'retrying', job, error: reason, inMs: waitMs }
}
