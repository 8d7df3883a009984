import { EventEmitter } from 'node:events'
import { runTaskList } from 'graphile-worker'
import type { TaskList, Worker, WorkerEvents, WorkerPool } from 'graphile-worker'
import type { Pool } from 'pg'
import { SILENT } from './connect.ts'

export interface WorkersOptions {
  readonly pool: Pool
  readonly schema: string
  readonly concurrency: number
  readonly pollMs: number
  readonly tasks: TaskList
  readonly events: WorkerEvents
  /** Awaited before a worker takes its first job. */
  readonly beforeFirst: (worker: string) => Promise<void>
}

export const newEvents = (): WorkerEvents => new EventEmitter()

/** graphile-worker's pool of workers, silent and without a hand on the signals of the process. */
export function startWorkers(options: WorkersOptions): WorkerPool {
  const { pool, schema, concurrency, pollMs, tasks, events, beforeFirst } = options
  const hook = {
    name: 'recollect-liveness',
    version: '1',
    worker: {
      hooks: {
        startWorker: (_context: unknown, { worker }: { readonly worker: Worker }) =>
          beforeFirst(worker.workerId),
      },
    },
  }
  return runTaskList(
    {
      schema,
      concurrency,
      pollInterval: pollMs,
      events,
      logger: SILENT,
      noHandleSignals: true,
      preset: { plugins: [hook] },
    },
    tasks,
    pool,
  )
}
