import type { JobEvent } from '@recollect/core/store'
import { startPostgres } from '@recollect/test-postgres'
import type { TestDatabase } from '@recollect/test-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  freshDatabase,
  memoryOf,
  quickJobs,
  QUICK,
  runToIdle,
  typesOf,
  until,
  untilAborted,
} from './support/jobs.ts'
import { postgresJobs } from '../src/jobs/index.ts'

describe.runIf(inject('postgres').available)('runners of jobs', () => {
  let database: TestDatabase
  let client: pg.Client
  beforeAll(async () => {
    database = await freshDatabase()
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  it('that sweep at the same moment free each job of the dead once', async () => {
    const done: string[] = []
    const note = ({ scope }: { scope: string }) => {
      done.push(scope)
      return Promise.resolve()
    }
    const queues = Array.from({ length: 3 }, () => quickJobs(database, { note }, { schema: 'sweeping' }))
    const [first] = queues
    const scopes = Array.from({ length: 30 }, (_, at) => `scope ${String(at).padStart(2, '0')}`)
    for (const scope of scopes) await first?.add({ kind: 'note', scope, maxAttempts: 1 })
    await client.query(
      "update sweeping._private_jobs set locked_by = 'dead ' || id % 5, locked_at = now(), attempts = 1",
    )
    const events = await Promise.all(queues.map((jobs) => runToIdle(jobs)))
    expect(done.toSorted()).toEqual(scopes)
    const rescued = events.flat().map((event) => (event.type === 'rescued' ? event.jobs : 0))
    expect(rescued.reduce((sum, jobs) => sum + jobs, 0)).toBe(30)
    await Promise.all(queues.map((jobs) => jobs.close()))
  })

  it('leave the jobs of the living alone', async () => {
    let begun = 0
    const stop = new AbortController()
    const sweeps = new AbortController()
    const wait = ({ signal }: { signal: Parameters<typeof untilAborted>[0] }) => {
      begun++
      return untilAborted(signal)
    }
    const jobs = quickJobs(database, { wait }, { schema: 'living' })
    await jobs.add({ kind: 'wait', scope: 'a' })
    const one = jobs.run({ recollect: memoryOf(), signal: stop.signal })
    await until(() => Promise.resolve(begun === 1), 'the job begun')
    const other = quickJobs(database, { wait }, { schema: 'living', sweepMs: 50 })
    const locked = async () =>
      (
        await client.query<{ at: Date }>('select locked_at as at from living._private_jobs')
      ).rows[0]?.at.getTime() ?? 0
    const two = other.run({ recollect: memoryOf(), signal: sweeps.signal })
    const before = await locked()
    // Its own sweeps keep its lock young, so that it is not taken for abandoned.
    await until(async () => (await locked()) > before + 300, 'some sweeps')
    expect(begun).toBe(1)
    sweeps.abort()
    await two
    stop.abort()
    await one
    expect(await jobs.count()).toEqual({ waiting: 1, running: 0, failed: 0 })
    await Promise.all([jobs.close(), other.close()])
  })

  it('that lose the connection that shows that they live stop their jobs and begin anew', async () => {
    let begun = 0
    const events: JobEvent[] = []
    const jobs = quickJobs(
      database,
      { wait: ({ signal }) => (++begun === 1 ? untilAborted(signal) : Promise.resolve()) },
      { schema: 'cut' },
    )
    await jobs.add({ kind: 'wait', scope: 'a', maxAttempts: 1 })
    const run = runToIdle(jobs, { onEvent: (event) => events.push(event) })
    await until(() => Promise.resolve(begun === 1), 'the job begun')
    await client.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`,
    )
    await run
    expect(begun).toBe(2)
    expect(typesOf(events).filter((type) => type !== 'rescued')).toEqual([
      'started',
      'disconnected',
      'interrupted',
      'started',
      'done',
    ])
    expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
    await jobs.close()
  })

  it('go on when the server is killed and started again', async () => {
    const server = await startPostgres({ durable: true })
    let begun = 0
    const events: JobEvent[] = []
    const jobs = postgresJobs({
      url: server.url,
      ...QUICK,
      handlers: { wait: ({ signal }) => (++begun <= 2 ? untilAborted(signal) : Promise.resolve()) },
    })
    for (const scope of ['a', 'b', 'c', 'd']) await jobs.add({ kind: 'wait', scope, maxAttempts: 1 })
    const run = runToIdle(jobs, { concurrency: 2, onEvent: (event) => events.push(event) })
    await until(() => Promise.resolve(begun === 2), 'two jobs begun')
    await server.kill()
    await until(() => Promise.resolve(typesOf(events).includes('disconnected')), 'the loss noticed')
    await expect(jobs.count()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    await server.restart()
    await run
    expect(events.filter(({ type }) => type === 'done')).toHaveLength(4)
    expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
    await jobs.close()
    await server.stop()
  })
})
