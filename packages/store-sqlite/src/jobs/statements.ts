import type { JobState } from '@recollect/core/store'
import type { SqliteDatabase } from '../driver/sqlite-database.ts'
import type { JobRow } from './rows.ts'

/** How many runners may die while they run one job, before the job is taken for the cause. */
const MOST_DEATHS = 10

const STATE = `case when runner is not null then 'running'
  when attempts >= max_attempts then 'failed' else 'waiting' end`

/** `ids` and `kinds` are JSON lists. */
const PASSES = `(@ids is null or id in (select value from json_each(@ids)))
  and (@kind is null or kind = @kind)
  and (@scope is null or scope = @scope)
  and (@everyone = 0 or scope is null)
  and (@state is null or ${STATE} = @state)`

const OF_KINDS = 'kind in (select value from json_each(@kinds))'
const DUE = 'runner is null and attempts < max_attempts and run_at <= @now'
const ORPHANED = 'runner is not null and runner not in (select id from job_runners)'

/** The same job that was taken up before it was added anew is let come to its end first. */
const TAKEN = `select 1 from jobs r where r.runner is not null and r.superseded = 1
  and r.kind = j.kind and r.scope is j.scope and r.key is j.key`

/** For whoever adds jobs and looks after them. */
const forAll = (database: SqliteDatabase) => ({
  current: database.prepare<{ id: number; running: number }>(
    `select id, runner is not null as running from jobs
      where kind = @kind and scope is @scope and key is @key and superseded = 0`,
  ),
  insert: database.prepare<JobRow>(
    `insert into jobs (kind, scope, key, principal, payload, every_ms, max_attempts, run_at, added_at)
      values (@kind, @scope, @key, @principal, @payload, @everyMs, @maxAttempts, @runAt, @now) returning *, 'waiting' as state`,
  ),
  replace: database.prepare<JobRow>(
    `update jobs set payload = @payload, principal = @principal, every_ms = @everyMs, max_attempts = @maxAttempts, run_at = @runAt,
      attempts = 0, deaths = 0, last_error = null where id = @id returning *, 'waiting' as state`,
  ),
  supersede: database.prepare('update jobs set superseded = 1 where id = @id'),
  list: database.prepare<JobRow>(
    `select *, ${STATE} as state from jobs where ${PASSES} and id > @after order by id limit +@limit`,
  ),
  count: database.prepare<{ state: JobState; jobs: number }>(
    `select ${STATE} as state, count(*) as jobs from jobs where ${PASSES} group by 1`,
  ),
  retry: database.prepare(
    `update jobs set attempts = 0, deaths = 0, run_at = @now where ${STATE} = 'failed' and ${PASSES}`,
  ),
  remove: database.prepare(`delete from jobs where runner is null and ${PASSES}`),
})

/** For runners. */
const forRunners = (database: SqliteDatabase) => ({
  claim: database.prepare<JobRow>(
    `update jobs set runner = @runner, attempts = attempts + 1 where id = (
      select id from jobs j where ${DUE} and ${OF_KINDS} and not exists (${TAKEN}) order by run_at, id limit 1
    ) returning *, 'running' as state`,
  ),
  busy: database.prepare<{ busy: number }>(
    `select exists (select 1 from jobs where ${OF_KINDS} and (runner is not null or (${DUE}))) as busy`,
  ),
  finish: database.prepare('delete from jobs where id = @id and runner = @runner'),
  dropSuperseded: database.prepare('delete from jobs where id = @id and runner = @runner and superseded = 1'),
  giveBack: database.prepare(
    `update jobs set runner = null, attempts = iif(@final, max_attempts, @attempts),
      last_error = iif(@attempts = 0, @reason, ifnull(@reason, last_error)), run_at = @runAt
      where id = @id and runner = @runner`,
  ),
  enlist: database.prepare('insert into job_runners (id, expires_at) values (@runner, @expiresAt)'),
  extend: database.prepare('update job_runners set expires_at = @expiresAt where id = @runner'),
  dismiss: database.prepare('delete from job_runners where id = @runner'),
  expire: database.prepare('delete from job_runners where expires_at <= @now'),
  dropOrphans: database.prepare(`delete from jobs where ${ORPHANED} and superseded = 1`),
  // The death of a runner is no failed try.
  rescue: database.prepare<{ failed: number }>(
    `update jobs set runner = null, deaths = deaths + 1,
      attempts = iif(deaths + 1 >= ${String(MOST_DEATHS)}, max_attempts, max(attempts - 1, 0)),
      last_error = 'Its runner died while it ran (' || (deaths + 1) || ' of ${String(MOST_DEATHS)} times).'
      where ${ORPHANED} returning attempts >= max_attempts as failed`,
  ),
})

/** Every statement there is, prepared. */
export const statementsOn = (database: SqliteDatabase) => ({ ...forAll(database), ...forRunners(database) })

export type Statements = ReturnType<typeof statementsOn>
