/**
 * Every statement on graphile-worker's tables in one place, since they are private to it; hence the pinned version. A job of ours always
 * has a key: a row without one was replaced by a newer one while it ran, and is not put back.
 */
export interface Statements {
  readonly add: string
  readonly list: string
  readonly count: string
  readonly retry: string
  readonly remove: string
  readonly finish: string
  readonly giveBack: string
  readonly rescue: string
  readonly stillAlive: string
  readonly busy: string
}

/** How many runners may die while they run one job, before the job is taken for the cause. */
const MOST_DEATHS = 10

const STATE = `case when j.locked_at is not null then 'running'
  when j.attempts >= j.max_attempts then 'failed' else 'waiting' end`

/** $1 ids, $2 kind, $3 scope, $4 whether jobs for every scope are meant, $5 state. */
const PASSES = `(j.key is not null or j.locked_at is not null)
  and ($1::bigint[] is null or j.id = any($1))
  and ($2::text is null or t.identifier = $2)
  and ($3::text is null or j.payload->>'scope' = $3)
  and ($4::boolean is not true or j.payload->>'scope' is null)
  and ($5::text is null or ${STATE} = $5)`

/** The advisory lock of a worker, in the 64-bit key space. @see https://www.postgresql.org/docs/current/explicit-locking.html */
export const workerLock = (schema: string, worker: string): string =>
  `hashtextextended('recollect:${schema}:' || ${worker}, 0)`

export function statementsFor(schema: string): Statements {
  const jobs = `"${schema}"._private_jobs`
  const tasks = `"${schema}"._private_tasks`
  const from = `${jobs} j join ${tasks} t on t.id = j.task_id where ${PASSES}`
  const wake = `select pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || count(*)::text || '}')`
  return {
    add: `select * from "${schema}".add_jobs(array(
        select row($1::text, s.payload, null, $4::timestamptz, $5::smallint, s.key, null, null)::"${schema}".job_spec
        from unnest($2::json[], $3::text[]) s(payload, key)))`,
    list: `select j.*, t.identifier as kind, ${STATE} as state from ${from} and j.id > $6 order by j.id limit $7`,
    count: `select ${STATE} as state, count(*)::int as jobs from ${from} group by 1`,
    retry: `with found as (select j.id from ${from} and ${STATE} = 'failed'),
      again as (update ${jobs} j set attempts = 0, flags = null, run_at = now(), updated_at = now()
        from found where j.id = found.id and j.locked_at is null returning j.id)
      select count(*)::int as jobs, (${wake} from again) from again`,
    remove: `with found as (select j.id from ${from}),
      gone as (delete from ${jobs} j using found where j.id = found.id and j.locked_at is null returning j.id)
      select count(*)::int as jobs from gone`,
    finish: `delete from ${jobs} where id = $1 and locked_by = $2`,
    giveBack: giveBack(jobs),
    rescue: rescue(schema, jobs, wake),
    // graphile-worker takes a lock for abandoned after four hours.
    stillAlive: `update ${jobs} set locked_at = now() where locked_by = any($1::text[])`,
    // By the clock and not by the beginning of the statement: a job that was put back in between is due.
    busy: `select exists (select from ${jobs} j join ${tasks} t on t.id = j.task_id
      where t.identifier = any($1::text[]) and (j.locked_at is not null or (j.is_available and j.run_at <= clock_timestamp()))) as busy`,
  }
}

/** $1 id, $2 worker, $3 attempts so far, $4 why it failed or null, $5 milliseconds to wait, $6 whether it is given up. */
const giveBack = (jobs: string): string => `
  with gone as (delete from ${jobs} where id = $1 and locked_by = $2 and key is null)
  update ${jobs} set locked_by = null, locked_at = null, updated_at = now(),
    attempts = case when $6::boolean then max_attempts else $3::smallint end,
    last_error = case when $3::smallint = 0 then $4::text else coalesce($4::text, last_error) end,
    run_at = now() + $5::float8 * interval '1 millisecond'
  where id = $1 and locked_by = $2 and key is not null`

/**
 * One transaction: the locks of the dead that it takes are let go at its end, and another sweep at the same moment gets none of them.
 * The death of a runner is no failed try.
 */
const rescue = (schema: string, jobs: string, wake: string): string => `
  with dead as materialized (
    select worker from (select distinct locked_by as worker from ${jobs} where locked_by is not null) w
    where pg_try_advisory_xact_lock(${workerLock(schema, 'worker')})
  ), gone as (
    delete from ${jobs} j using dead where j.locked_by = dead.worker and j.key is null
  ), freed as (
    update ${jobs} j set locked_by = null, locked_at = null, updated_at = now(),
      attempts = case when n.deaths >= ${String(MOST_DEATHS)} then max_attempts else greatest(attempts - 1, 0) end,
      flags = coalesce(flags, '{}') || jsonb_build_object('deaths', n.deaths),
      last_error = 'Its runner died while it ran (' || n.deaths::text || ' of ${String(MOST_DEATHS)} times).'
    from dead, lateral (select coalesce((j0.flags->>'deaths')::int, 0) + 1 as deaths, j0.id from ${jobs} j0
      where j0.locked_by = dead.worker) n
    where j.id = n.id and j.locked_by = dead.worker and j.key is not null
    returning j.attempts >= j.max_attempts as failed
  )
  select count(*)::int as jobs, (count(*) filter (where failed))::int as failed, (${wake} from freed) from freed`
