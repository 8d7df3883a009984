import { setTimeout as pause } from 'node:timers/promises'
import type { JobMemory, JobRunOptions } from '@recollect/core/store'
import type { JobHelpers, TaskList, WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { settle } from '../connect/settle.ts'
import { openPool } from './connect.ts'
import { Ending } from './ending.ts'
import type { End } from './ending.ts'
import { asStoreError } from './errors.ts'
import { Liveness } from './liveness.ts'
import type { JobsConfig } from './options.ts'
import { perform } from './perform.ts'
import type { Performer } from './perform.ts'
import type { Statements } from './statements.ts'
import { sweep } from './sweep.ts'
import { newEvents, startWorkers } from './workers.ts'

export interface ShiftOptions
  extends
    Pick<Performer, 'add' | 'addAll' | 'emit' | 'as'>,
    Pick<JobRunOptions<JobMemory>, 'untilIdle' | 'recollect'> {
  readonly config: JobsConfig
  readonly statements: Statements
  readonly kinds: readonly string[]
  readonly concurrency: number
  /** Aborted when the runner is to stop. */
  readonly stop: AbortSignal
  /** Called once the server was reached. */
  readonly onBegun: () => void
}

/** Does jobs on one set of connections until it is stopped, nothing is left to do, or they are lost. @throws when they cannot be made. */
export async function shift(options: ShiftOptions): Promise<End> {
  const { config, concurrency, stop } = options
  const ending = new Ending()
  const connection = await settle(config.connection)
  const alive = await Liveness.open(connection, config.schema, ending.lost)
  // One connection listens for new jobs, one sweeps.
  const pool = openPool(connection, concurrency + 2)
  stop.addEventListener('abort', ending.stop)
  if (stop.aborted) ending.stop()
  try {
    return await work(options, ending, alive, pool)
  } finally {
    stop.removeEventListener('abort', ending.stop)
    // Last of all: while a worker works its lock stands.
    await alive.end()
    await pool.end()
  }
}

async function work(options: ShiftOptions, ending: Ending, alive: Liveness, pool: Pool): Promise<End> {
  const { config, statements, concurrency, emit } = options
  const beat = () => sweep(pool, statements, alive, emit)
  await beat()
  options.onBegun()
  const over = new AbortController()
  const workers = startWorkers({
    pool,
    concurrency,
    schema: config.schema,
    pollMs: config.pollMs,
    tasks: tasksOf(options, pool, over.signal),
    events: watched(options, pool, ending),
    beforeFirst: (worker) =>
      alive.hold(worker).catch((error: unknown) => neverBegin(error, ending, over.signal)),
  })
  const beating = beatUntil(over.signal, config.sweepMs, beat, ending)
  const end = await ending.came
  if (end.why === 'lost') emit({ type: 'disconnected', error: asStoreError(end.error).message })
  const stopped = workers.gracefulShutdown()
  over.abort(new Error('The runner stops.'))
  await Promise.all([stopped, beating])
  return end
}

function tasksOf({ kinds, ...rest }: ShiftOptions, pool: Pool, signal: AbortSignal): TaskList {
  const performer = { ...rest, pool, signal }
  const task = (_payload: unknown, { job }: JobHelpers) => perform(performer, job)
  return Object.fromEntries(kinds.map((kind) => [kind, task]))
}

function watched({ untilIdle, statements, kinds }: ShiftOptions, pool: Pool, ending: Ending): WorkerEvents {
  const events = newEvents()
  // A worker that could not put its job back is gone, and the job is locked in its name until its lock is.
  events.on('worker:fatalError', ({ error }) => {
    ending.lost(error)
  })
  if (untilIdle === true) {
    events.on('worker:getJob:empty', () => {
      void pool.query<{ busy: boolean }>(statements.busy, [kinds]).then(({ rows }) => {
        if (rows[0]?.busy === false) ending.idle()
      }, ending.lost)
    })
  }
  return events
}

/** Without its lock a worker must not take a job, and graphile-worker lets one whose hook failed go on: it waits for the end. */
function neverBegin(cause: unknown, ending: Ending, over: AbortSignal): Promise<never> {
  ending.lost(cause)
  return new Promise((_resolve, reject) => {
    const fail = () => {
      reject(new Error('This worker has no lock and never began.', { cause }))
    }
    if (over.aborted) fail()
    else over.addEventListener('abort', fail)
  })
}

async function beatUntil(
  over: AbortSignal,
  ms: number,
  beat: () => Promise<void>,
  ending: Ending,
): Promise<void> {
  for (;;) {
    await pause(ms, undefined, { signal: over }).catch(() => {})
    if (over.aborted) return
    await beat().catch(ending.lost)
  }
}
