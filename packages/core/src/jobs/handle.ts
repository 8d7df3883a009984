import { own } from '../util/names.ts'
import { InvalidInputError } from '../errors/invalid-input-error.ts'
import type { JobEvent, JobHandlers, JobRef, JobRequest, QueuedJob } from '../plugin/jobs.ts'
import type { AbortSignalLike } from '../plugin/ports.ts'
import type { JobMemory } from '../recollect.ts'
import type { Json } from '../types/item.ts'
import { addForEveryScope, throwIfAborted } from './every-scope.ts'
import { unknownKind } from './request.ts'
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
