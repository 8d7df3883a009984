import type {
  JobMemory,
  JobQueue,
  JobRequest,
  JobRunOptions,
  QueuedJob,
  CheckedJob,
} from '@recollect/core/store'
import { checkKinds, checkRequest, jobEmitter, within } from '@recollect/core/store'
import { addJob } from './add.ts'
import { Bells } from './bell.ts'
import { either } from './either.ts'
import { JobsFile } from './jobs-file.ts'
import { checkPage, conditions, countJobs, listJobs } from './list.ts'
import { checkOptions } from './options.ts'
import type { JobsConfig, SqliteJobsOptions } from './options.ts'
import { runShifts } from './run.ts'

/**
 * Jobs in a SQLite file, that of the store or one of their own, done by any number of processes of this machine; none is lost when one
 * dies. Nothing is opened until the first call, which makes the tables when they are not there. @throws InvalidConfigError
 */
export function sqliteJobs(options: SqliteJobsOptions): JobQueue<JobMemory> {
  const config = checkOptions(options)
  const file = new JobsFile(config.settings)
  const bells = new Bells()
  const adding = adder(config, file, bells)
  const runners = runnersOf(config, file, bells, adding)
  return {
    add: adding.add,
    list: async (filter = {}, page = {}) => {
      const checked = checkPage(page)
      return file.read((statements) => listJobs(statements, filter, checked))
    },
    count: (filter = {}) => file.read((statements) => countJobs(statements, filter)),
    retry: async (filter = {}) => {
      const values = { ...conditions(filter), now: config.now() }
      const retried = await file.write(({ retry }) => retry.run(values).changes)
      bells.ring()
      return retried
    },
    remove: (filter) => file.write(({ remove }) => remove.run(conditions(filter)).changes),
    run: runners.run,
    close: async () => {
      await runners.stop()
      await file.close()
    },
  }
}

interface Adding {
  readonly add: (job: JobRequest) => Promise<QueuedJob>
  readonly addAll: (jobs: readonly CheckedJob[]) => Promise<readonly QueuedJob[]>
}

function adder(config: JobsConfig, file: JobsFile, bells: Bells): Adding {
  const addAll = async (jobs: readonly CheckedJob[]) => {
    const added = await file.write((statements) => jobs.map((job) => addJob(statements, job, config.now())))
    bells.ring()
    return added
  }
  const add = async (job: JobRequest) => {
    const [added] = await addAll([checkRequest(job, Object.keys(config.handlers))])
    if (added === undefined) throw new Error('SQLite returned no job.')
    return added
  }
  return { add, addAll }
}

function runnersOf(config: JobsConfig, file: JobsFile, bells: Bells, adding: Adding) {
  const closing = new AbortController()
  const running = new Set<Promise<void>>()
  const run = async (given: JobRunOptions<JobMemory>) => {
    const { signal, untilIdle = false, recollect, as } = given
    const { handlers } = config
    const kinds = checkKinds(given.kinds, Object.keys(handlers))
    const concurrency = within('concurrency', given.concurrency ?? 4, 1, 100)
    const hands = { handlers, recollect, as, ...adding, emit: jobEmitter(given.onEvent) }
    const stop = either(closing.signal, signal)
    const bell = bells.hang()
    try {
      await runShifts({ config, file, hands, kinds, concurrency, untilIdle, bell, stop: stop.signal })
    } finally {
      stop.release()
      bells.take(bell)
    }
  }
  return {
    run: (given: JobRunOptions<JobMemory>): Promise<void> => {
      const one = run(given).finally(() => running.delete(one))
      running.add(one)
      return one
    },
    stop: async () => {
      closing.abort()
      await Promise.allSettled(running)
    },
  }
}
