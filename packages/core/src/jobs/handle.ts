import { own } from '../util/objects.ts'
import { InvalidInputError } from '../errors/errors.ts'
import type { JobEvent, JobHandlers, JobRef, JobRequest, QueuedJob } from '../plugin/jobs.ts'
import type { AbortSignalLike } from '../plugin/ports.ts'
import type { JobMemory } from '../recollect.ts'
import type { Json } from '../types/item.ts'
import { addForEveryScope, throwIfAborted } from './standard.ts'
import { unknownKind, isHopeless, reasonOf } from './request.ts'
import type { CheckedJob } from './request.ts'

/** What a runner gives a job to work with. */
export interface JobHands {
  readonly handlers: JobHandlers<JobMemory>
  readonly recollect: JobMemory
  /** The memory as whoever asked for a job may use it. */
  readonly as?: ((principal: string) => JobMemory) | undefined
  readonly signal: AbortSignalLike
  readonly emit: (event: JobEvent) => void
  readonly add: (job: JobRequest) => Promise<QueuedJob>
  readonly addAll: (jobs: readonly CheckedJob[]) => Promise<unknown>
}

/** A job that was taken up. */
export interface TakenJob {
  readonly payload: Json
  readonly key: string | null
  readonly maxAttempts: number
  readonly principal: string | null
}

/** Does a job: one for every scope becomes one for each, others go to their handler. @throws what the handler throws. */
export async function handleJob(hands: JobHands, job: JobRef, taken: TakenJob): Promise<void> {
  const { handlers, signal, emit, addAll } = hands
  const { kind, scope } = job
  const { payload, key, maxAttempts, principal } = taken
  const recollect = principal === null ? hands.recollect : (hands.as?.(principal) ?? hands.recollect)
  const progress = (done: number, total: number) => {
    emit({ type: 'progress', job, done, total })
    throwIfAborted(signal)
  }
  if (scope === null) {
    const each = { kind, scope, payload, key, maxAttempts, runAt: null, everyMs: null, principal }
    return addForEveryScope(each, { recollect, signal, addAll, progress })
  }
  const handler = own(handlers, kind)
  if (handler === undefined) throw new InvalidInputError(unknownKind(kind, Object.keys(handlers)))
  const add = (next: JobRequest) => hands.add({ ...next, ...(principal === null ? {} : { principal }) })
  return handler({ recollect, scope, payload, signal, progress, add })
}

/** A listener that throws must not fail a job. */
export const jobEmitter =
  (onEvent: ((event: JobEvent) => void) | undefined) =>
  (event: JobEvent): void => {
    try {
      onEvent?.(event)
    } catch {
      // Its own fault, and said so in the interface.
    }
  }

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

const SECOND = 1000
const HOUR = 3_600_000

/** How long to wait after the n-th try failed, in ms: doubled with each try, from a second to an hour. */
export const backOff = (attempt: number): number => Math.min(HOUR, SECOND * 2 ** Math.max(0, attempt - 1))

/** How long to wait before a lost connection is made again, in ms: from half a second to half a minute. */
export const reconnectDelay = (attempt: number): number => Math.min(30_000, 500 * 2 ** Math.min(attempt, 10))
