import type { TestDatabase } from '@recollect/test-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freshDatabase, quickJobs, runToIdle } from './support/jobs.ts'

describe.runIf(inject('postgres').available)('jobs that fail', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

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
