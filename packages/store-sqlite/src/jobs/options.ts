import { systemClock } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { EpochMs } from '@recollect/core'
import type { JobMemory, JobHandlers } from '@recollect/core/store'
import type { OptionNames } from '@recollect/core/plugin'
import { backOff, checkHandlers, standardJobs, within } from '@recollect/core/store'
import { settingsOf } from '../options.ts'
import type { SqliteSettings, SqliteStoreOptions } from '../options.ts'

/** Options of `sqliteJobs`. */
export interface SqliteJobsOptions extends Pick<
  SqliteStoreOptions,
  'file' | 'driver' | 'durability' | 'busyTimeoutMs' | 'retryDeadlineMs'
> {
  /** What can be done, by kind; default `standardJobs`. Processes that add need the same kinds as those that run. */
  readonly handlers?: JobHandlers<JobMemory>
  /**
   * For how long a runner's jobs are its own without a sign of life, in ms; 50–600,000, default 30,000. It gives one three times as often.
   * Jobs of a runner that died wait again after so long.
   */
  readonly leaseMs?: number
  /** How often runners look for jobs that came due, or that another process added, in ms; 10–600,000, default 1,000. */
  readonly pollMs?: number
  /** How long a job waits after its n-th try failed, in ms. Default: a second, doubled with each try, an hour at most. */
  readonly retryMs?: (attempt: number) => number
  /** What time it is; default the machine's. All processes on one file need the same. */
  readonly now?: () => EpochMs
}

/** The options as they were checked. */
export interface JobsConfig {
  readonly settings: SqliteSettings
  readonly handlers: JobHandlers<JobMemory>
  readonly leaseMs: number
  readonly pollMs: number
  readonly retryMs: (attempt: number) => number
  readonly now: () => EpochMs
}

const OPTIONS: OptionNames<SqliteJobsOptions> = {
  file: true,
  durability: true,
  busyTimeoutMs: true,
  retryDeadlineMs: true,
  handlers: true,
  leaseMs: true,
  pollMs: true,
  retryMs: true,
  now: true,
  driver: true,
}

/** @throws InvalidConfigError */
export function checkOptions(options: SqliteJobsOptions): JobsConfig {
  const {
    handlers = standardJobs,
    leaseMs,
    pollMs,
    retryMs = backOff,
    now,
    ...file
  } = knownOptions('sqliteJobs', options, OPTIONS)
  return {
    settings: settingsOf(file),
    handlers: checkHandlers(handlers),
    leaseMs: within('leaseMs', leaseMs ?? 30_000, 50, 600_000),
    pollMs: within('pollMs', pollMs ?? 1000, 10, 600_000),
    retryMs,
    now: now ?? (() => systemClock.now()),
  }
}
