import { InvalidConfigError } from '@recollect/core'
import type { TestDatabase } from '@recollect/test-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freshDatabase, quickJobs, runToIdle, typesOf } from './support/jobs.ts'

describe.runIf(inject('postgres').available)('jobs that fail', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  it('are tried again as often as they may, then kept with the reason', async () => {
    let tries = 0
    const waits: number[] = []
    const fail = () => Promise.reject(new Error(`nothing came of it, 第 ${String(++tries)} 次\0`))
    const retryMs = (attempt: number) => (waits.push(attempt), 0)
    const jobs = quickJobs(database, { fail }, { schema: 'failing', retryMs })
    await jobs.add({ kind: 'fail', scope: 'alice', maxAttempts: 3 })
    const events = await runToIdle(jobs)
    expect(tries).toBe(3)
    expect(waits).toEqual([1, 2])
    expect(typesOf(events)).toEqual(['started', 'retrying', 'started', 'retrying', 'started', 'failed'])
    const { rows } = await jobs.list({ state: 'failed' })
    expect(rows).toMatchObject([
      { scope: 'alice', attempts: 3, maxAttempts: 3, lastError: 'nothing came of it, 第 3 次�' },
    ])
    await jobs.close()
  })

  it('wait longer after each try', async () => {
    const fail = () => Promise.reject(new Error('no'))
    const jobs = quickJobs(database, { fail }, { schema: 'waiting', retryMs: () => 3_600_000 })
    const { runAt } = await jobs.add({ kind: 'fail', scope: 'alice' })
    expect(typesOf(await runToIdle(jobs))).toEqual(['started', 'retrying'])
    const { rows } = await jobs.list()
    expect(rows).toMatchObject([{ state: 'waiting', attempts: 1, lastError: 'no' }])
    expect(rows[0]?.runAt).toBeGreaterThanOrEqual(runAt + 3_600_000)
    await jobs.close()
  })

  it('for a reason that no try can change are given up at once', async () => {
    const fail = () => Promise.reject(new InvalidConfigError('There is nothing to embed with.'))
    const jobs = quickJobs(database, { fail }, { schema: 'hopeless' })
    await jobs.add({ kind: 'fail', scope: 'alice' })
    expect(typesOf(await runToIdle(jobs))).toEqual(['started', 'failed'])
    expect((await jobs.list({ state: 'failed' })).rows).toMatchObject([
      { attempts: 15, lastError: 'INVALID_CONFIG: There is nothing to embed with.' },
    ])
    await jobs.close()
  })

  it('get all their tries again when they are retried, and are done when the cause is gone', async () => {
    let broken = true
    const fail = () => (broken ? Promise.reject(new Error('broken')) : Promise.resolve())
    const jobs = quickJobs(database, { fail }, { schema: 'retried' })
    for (const scope of ['a', 'b']) await jobs.add({ kind: 'fail', scope, maxAttempts: 1 })
    await runToIdle(jobs)
    expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 2 })
    expect(await jobs.retry({ scope: 'a' })).toBe(1)
    expect(await jobs.count()).toEqual({ waiting: 1, running: 0, failed: 1 })
    broken = false
    expect(await jobs.retry()).toBe(1)
    await runToIdle(jobs)
    expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
    await jobs.close()
  })

  it('come anew when they are added again', async () => {
    const fail = () => Promise.reject(new Error('no'))
    const jobs = quickJobs(database, { fail }, { schema: 'anew' })
    await jobs.add({ kind: 'fail', scope: 'a', maxAttempts: 1 })
    await runToIdle(jobs)
    await jobs.add({ kind: 'fail', scope: 'a', maxAttempts: 1 })
    expect((await jobs.list()).rows).toMatchObject([{ state: 'waiting', attempts: 0 }])
    await jobs.close()
  })

  it('because each of ten runners died of them are given up', async () => {
    const fine = () => Promise.resolve()
    const jobs = quickJobs(database, { fine }, { schema: 'deadly' })
    await jobs.add({ kind: 'fine', scope: 'a', maxAttempts: 1, runAt: Date.UTC(2200, 0, 1) })
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const rescued: unknown[] = []
    for (let death = 1; death <= 10; death++) {
      expect(await jobs.count()).toEqual({ waiting: 1, running: 0, failed: 0 })
      // As a runner leaves it that was killed.
      await client.query(
        "update deadly._private_jobs set locked_by = 'a dead worker', locked_at = now(), attempts = attempts + 1",
      )
      // What the first sweep of the next runner does with it.
      const events = await runToIdle(jobs)
      rescued.push(...events.filter(({ type }) => type === 'rescued'))
    }
    expect(rescued).toEqual(
      Array.from({ length: 10 }, (_, at) => ({ type: 'rescued', jobs: 1, failed: at === 9 ? 1 : 0 })),
    )
    expect((await jobs.list()).rows).toMatchObject([
      { state: 'failed', lastError: 'Its runner died while it ran (10 of 10 times).' },
    ])
    await client.end()
    await jobs.close()
  })

  it('with their runner, after they were added anew, are done once', async () => {
    const done: unknown[] = []
    const note = ({ payload }: { payload: unknown }) => {
      done.push(payload)
      return Promise.resolve()
    }
    const jobs = quickJobs(database, { note }, { schema: 'orphaned' })
    await jobs.add({ kind: 'note', scope: 'a', payload: 'old' })
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(
      "update orphaned._private_jobs set locked_by = 'a dead worker', locked_at = now(), attempts = 1",
    )
    await jobs.add({ kind: 'note', scope: 'a', payload: 'new' })
    await runToIdle(jobs)
    expect(done).toEqual(['new'])
    const { rows } = await client.query('select * from orphaned._private_jobs')
    expect(rows).toEqual([])
    await client.end()
    await jobs.close()
  })

  it('with a handler that is given nonsense by somebody else are given up with the reason', async () => {
    const jobs = quickJobs(database, { fine: () => Promise.resolve() }, { schema: 'foreign' })
    await jobs.count()
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(
      `select foreign_jobs.* from "foreign".add_job('fine', '{"a": 1}', job_key => 'x') foreign_jobs`,
    )
    await client.end()
    await runToIdle(jobs)
    expect((await jobs.list()).rows).toMatchObject([
      {
        state: 'failed',
        scope: null,
        lastError: 'INVALID_INPUT: It was not added by this library. Remove it.',
      },
    ])
    await jobs.close()
  })
})
