import { InvalidInputError } from '@recollect/core'
import type {
  JobMemory,
  JobEvent,
  JobRef,
  JobRequest,
  QueuedJob,
  CheckedJob,
  JobFate,
} from '@recollect/core/store'
import { failedFate, fateEvent, handleJob, interruptedFate, repeatedFate } from '@recollect/core/store'
import type { Job } from 'graphile-worker'
import type { Pool } from 'pg'
import { readEnvelope } from './envelope.ts'
import type { Envelope } from './envelope.ts'
import { insist } from './insist.ts'
import type { JobsConfig } from './options.ts'
import type { Statements } from './statements.ts'

export interface Performer {
  readonly pool: Pool
  readonly config: JobsConfig
  readonly statements: Pick<Statements, 'finish' | 'giveBack'>
  readonly recollect: JobMemory
  readonly as?: ((principal: string) => JobMemory) | undefined
  /** Aborted when the connections are given up, as handlers are told. */
  readonly signal: AbortSignal
  /** Aborted when the runner is to stop for good. */
  readonly stop: AbortSignal
  readonly emit: (event: JobEvent) => void
  readonly add: (job: JobRequest) => Promise<QueuedJob>
  readonly addAll: (jobs: readonly CheckedJob[]) => Promise<unknown>
}

/** A job as events name it. */
const refOf = ({ id, task_identifier, payload }: Job): JobRef => ({
  id,
  kind: task_identifier,
  scope: readEnvelope(payload)?.scope ?? null,
})

/** Thrown once a job that repeats was done for this time. */
const REPEAT = new Error('It comes back later.')

/** Thrown to graphile-worker, which writes the message down as it is; a handler's may hold what Postgres refuses. */
const PUT_BACK = new Error('This job was put back.')

/**
 * Does one job. One that is not done is put back on the list as it should stand there, and graphile-worker is told that it failed: it
 * then finds that the job is this worker's no longer and leaves it alone. When putting back fails as well, it stays locked until a sweep.
 */
export async function perform(performer: Performer, row: Job): Promise<void> {
  const envelope = readEnvelope(row.payload)
  const job = refOf(row)
  // A worker may come back with a job that it asked for before the end.
  if (performer.signal.aborted) return putBack(performer, row, interruptedFate(row))
  performer.emit({ type: 'started', job })
  try {
    if (envelope === null) throw new InvalidInputError('It was not added by this library. Remove it.')
    await handle(performer, row, job, envelope)
    if (envelope.everyMs !== null) throw REPEAT
  } catch (error) {
    const fate = fateOf(error, row, performer, envelope)
    const event = error === REPEAT ? ({ type: 'done', job } as const) : fateEvent(job, fate)
    return putBack(performer, row, fate, event)
  }
  // Here and not by graphile-worker, which gives a worker up, and prints, when the server is away just then.
  await insist(performer.pool, performer.statements.finish, [row.id, row.locked_by], performer.stop)
  performer.emit({ type: 'done', job })
}

/** @throws always, see `perform`. */
async function putBack(performer: Performer, row: Job, fate: JobFate, event?: JobEvent): Promise<never> {
  const { attempts, reason, waitMs, final } = fate
  const values = [row.id, row.locked_by, attempts, reason, waitMs, final]
  await insist(performer.pool, performer.statements.giveBack, values, performer.stop)
  if (event !== undefined) performer.emit(event)
  throw PUT_BACK
}

function handle(performer: Performer, row: Job, job: JobRef, envelope: Envelope): Promise<void> {
  const { recollect, as, signal, emit, config, add, addAll } = performer
  const hands = { handlers: config.handlers, recollect, as, signal, emit, add, addAll }
  return handleJob(hands, job, { ...envelope, maxAttempts: row.max_attempts })
}

function fateOf(error: unknown, row: Job, { signal, config }: Performer, envelope: Envelope | null): JobFate {
  if (error === REPEAT) return repeatedFate(envelope?.everyMs ?? 0)
  if (signal.aborted) return interruptedFate(row)
  return failedFate(error, { attempts: row.attempts, maxAttempts: row.max_attempts }, config.retryMs)
}
