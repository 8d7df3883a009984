import { InvalidConfigError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { JobMemory, JobHandlers } from '@recollect/core/store'
import type { OptionNames } from '@recollect/core/plugin'
import { backOff, checkHandlers, standardJobs, within } from '@recollect/core/store'
import { wayTo } from '../connect/address.ts'
import type { Way, PostgresConnection } from '../connect/address.ts'

/** Either `url` or `connection`. */
export interface PostgresJobsOptions {
  /** `postgres://user:password@host:5432/database`. To run jobs it must lead to the server itself, not to PgBouncer. */
  readonly url?: string
  /** Where the server is, as `pg` takes it. */
  readonly connection?: PostgresConnection
  /** The schema that holds the jobs and nothing else; default `recollect_jobs`. */
  readonly schema?: string
  /** What can be done, by kind; default `standardJobs`. Processes that add need the same kinds as those that run. */
  readonly handlers?: JobHandlers<JobMemory>
  /** How often runners look for jobs of runners that died, in ms; 50–600,000, default 5,000. */
  readonly sweepMs?: number
  /** How often they look for jobs that came due, in ms; 50–600,000, default 2,000. Jobs for now are noticed at once. */
  readonly pollMs?: number
  /** How long a job waits after its n-th try failed, in ms. Default: a second, doubled with each try, an hour at most. */
  readonly retryMs?: (attempt: number) => number
}

/** The options as they were checked. */
export interface JobsConfig {
  readonly connection: Way
  readonly schema: string
  readonly handlers: JobHandlers<JobMemory>
  readonly sweepMs: number
  readonly pollMs: number
  readonly retryMs: (attempt: number) => number
}

const SCHEMA = /^[a-z_][a-z0-9_]{0,62}$/u
/** Postgres keeps `pg_` for itself. */
const RESERVED = /^pg_/u

const OPTIONS: OptionNames<PostgresJobsOptions> = {
  url: true,
  connection: true,
  schema: true,
  handlers: true,
  sweepMs: true,
  pollMs: true,
  retryMs: true,
}

/** @throws InvalidConfigError */
export function checkOptions(options: PostgresJobsOptions): JobsConfig {
  knownOptions('postgresJobs', options, OPTIONS)
  const { url, connection, schema = 'recollect_jobs', handlers = standardJobs, retryMs = backOff } = options
  if ((url === undefined) === (connection === undefined))
    throw new InvalidConfigError('postgresJobs needs either url or connection. Pass one of them.')
  if (!SCHEMA.test(schema) || RESERVED.test(schema))
    throw new InvalidConfigError(
      `"${schema}" cannot be the schema. Use lower-case letters, digits and "_", at most 63, not beginning with "pg_".`,
    )
  return {
    connection: connection ?? wayTo('url', url),
    schema,
    handlers: checkHandlers(handlers),
    sweepMs: within('sweepMs', options.sweepMs ?? 5000, 50, 600_000),
    pollMs: within('pollMs', options.pollMs ?? 2000, 50, 600_000),
    retryMs,
  }
}
