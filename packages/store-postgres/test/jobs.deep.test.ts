import type { TestDatabase } from '@recollect/test-postgres'
import { testJobs } from '@recollect/testkit'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { freshDatabase, quickJobs } from './support/jobs.ts'

describe.runIf(inject('postgres').available)('jobs on Postgres', () => {
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

  testJobs({
    name: 'postgres',
    create: async (handlers, options = {}) =>
      quickJobs(database, handlers, { schema: 'contract', ...options }),
    destroy: async () => {
      await client.query('truncate contract._private_jobs')
    },
  })
})
