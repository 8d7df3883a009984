import type { JobHandler, Recollect } from '@recollect/core'
import type { TestDatabase } from '@recollect/test-postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freshDatabase, memoryOf, quickJobs, runToIdle, typesOf } from './support/jobs.ts'

describe.runIf(inject('postgres').available)('jobs on Postgres', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  it('does a job that was added, with what it was given', async () => {
    const seen: unknown[] = []
    const note: JobHandler<Recollect> = ({ scope, payload, progress }) => {
      seen.push([scope, payload])
      progress(1, 2)
      return Promise.resolve()
    }
    const jobs = quickJobs(database, { note }, { schema: 'a_first' })
    const added = await jobs.add({ kind: 'note', scope: '张三 & Bob', payload: { 你好: ['world', 1, null] } })
    expect(added).toMatchObject({ kind: 'note', scope: '张三 & Bob', state: 'waiting', attempts: 0 })
    const events = await runToIdle(jobs)
    expect(seen).toEqual([['张三 & Bob', { 你好: ['world', 1, null] }]])
    expect(typesOf(events)).toEqual(['started', 'progress', 'done'])
    expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
    await jobs.close()
  })
})
