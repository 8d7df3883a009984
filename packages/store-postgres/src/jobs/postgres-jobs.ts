import { RecollectError } from '@recollect/core'
import type { AbortSignalLike } from '@recollect/core'
import type { JobMemory, JobQueue, JobRequest, JobRunOptions } from '@recollect/core/store'
import { checkKinds, checkRequest, jobEmitter, within } from '@recollect/core/store'
import type { Pool } from 'pg'
import { addJobs } from './add.ts'
import { settle } from '../connect/settle.ts'
import { openPool, prepare } from './connect.ts'
import { asStoreError } from './errors.ts'
import { changeJobs, countJobs, listJobs } from './list.ts'
import { checkOptions } from './options.ts'
import type { JobsConfig, PostgresJobsOptions } from './options.ts'
import { runShifts } from './run.ts'
import { statementsFor } from './statements.ts'

/**
 * Jobs in Postgres, done by any number of processes; none is lost when one dies. Nothing is opened until the first call, which creates
 * the tables when they are not there. @throws InvalidConfigError
 */
export function postgresJobs(options: PostgresJobsOptions): JobQueue<JobMemory> {
  const config = checkOptions(options)
  const statements = statementsFor(config.schema)
  const closing = new AbortController()
  const running = new Set<Promise<void>>()
  const ready = opener(config, closing.signal)
  const add = async (job: JobRequest) => {
    const checked = checkRequest(job, Object.keys(config.handlers))
    const [added] = await addJobs(await ready.pool(), statements.add, [checked])
    if (added === undefined) throw new Error('The server returned no job.')
    return added
  }
  const run = async (given: JobRunOptions<JobMemory>) => {
    const { signal, untilIdle = false, recollect, as } = given
    const kinds = checkKinds(given.kinds, Object.keys(config.handlers))
    const concurrency = within('concurrency', given.concurrency ?? 4, 1, 100)
    const pool = await ready.pool()
    const addAll: Parameters<typeof runShifts>[0]['addAll'] = (jobs) => addJobs(pool, statements.add, jobs)
    const stop = either(closing.signal, signal)
    const shared = { config, statements, recollect, as, kinds, concurrency, untilIdle, add, addAll }
    await runShifts({ ...shared, stop: stop.signal, emit: jobEmitter(given.onEvent) }).finally(stop.release)
  }
  return {
    add,
    list: async (filter = {}, page = {}) => listJobs(await ready.pool(), statements.list, filter, page),
    count: async (filter = {}) => countJobs(await ready.pool(), statements.count, filter),
    retry: async (filter = {}) => changeJobs(await ready.pool(), statements.retry, filter),
    remove: async (filter) => changeJobs(await ready.pool(), statements.remove, filter),
    run: (given) => {
      const one = run(given).finally(() => running.delete(one))
      running.add(one)
      return one
    },
    close: async () => {
      closing.abort()
      await Promise.allSettled(running)
      await ready.end()
    },
  }
}

/** Opens and prepares once; after a failure the next call tries again. */
function opener(config: JobsConfig, closed: AbortSignal) {
  let pool: Pool | null = null
  let prepared: Promise<void> | null = null
  return {
    pool: async (): Promise<Pool> => {
      if (closed.aborted)
        throw new RecollectError('CLOSED', 'These jobs were closed. Call postgresJobs() again.')
      // One for the migration and one for its lock, at least.
      const connection = await settle(config.connection)
      pool ??= openPool(connection, 3)
      prepared ??= prepare(pool, config.schema).catch((error: unknown) => {
        prepared = null
        throw asStoreError(error)
      })
      await prepared
      return pool
    },
    end: async (): Promise<void> => {
      const open = pool
      pool = null
      await open?.end()
    },
  }
}

/** Aborted with whichever is first. */
function either(one: AbortSignal, other: AbortSignalLike | undefined) {
  const both = new AbortController()
  const abort = () => {
    both.abort()
  }
  const signals = [one, ...(other === undefined ? [] : [other])]
  for (const signal of signals) {
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
  }
  const release = () => {
    for (const signal of signals) signal.removeEventListener?.('abort', abort)
  }
  return { signal: both.signal, release }
}
