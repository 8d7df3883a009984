import { createDatabase, createRole, serverOf, startPgBouncer } from '@recollect/test-postgres'
import type { TestDatabase } from '@recollect/test-postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { checkVersion } from '../src/jobs/connect.ts'
import { postgresJobs } from '../src/jobs/index.ts'
import type { PostgresJobsOptions } from '../src/jobs/index.ts'
import { freshDatabase, memoryOf, quickJobs, runToIdle } from './support/jobs.ts'

const code = (expected: string, message: RegExp) =>
  expect.objectContaining({ code: expected, message: expect.stringMatching(message) })
const refused = (url: string, more: Partial<PostgresJobsOptions> = {}) =>
  postgresJobs({ url, ...more }).count()

describe('jobs refuse', () => {
  it.each<Partial<PostgresJobsOptions>>([
    {},
    { url: 'postgres://a', connection: {} },
    { url: 'mysql://a' },
    { url: 'postgres://[' },
    { url: 'postgres://a', schema: 'Robert"; drop' },
    { url: 'postgres://a', schema: 'pg_jobs' },
    { url: 'postgres://a', sweepMs: 0 },
    { url: 'postgres://a', pollMs: Number.NaN },
    { url: 'postgres://a', handlers: { 'Not A Kind': () => Promise.resolve() } },
  ])('the options %j', (options) => {
    expect(() => postgresJobs(options)).toThrow(expect.objectContaining({ code: 'INVALID_CONFIG' }))
  })

  it('a server older than Postgres 13, and say which it is', () => {
    expect(() => {
      checkVersion(120_022)
    }).toThrow(code('STORE_UNAVAILABLE', /Postgres 12\. Jobs need 13 or newer/u))
    expect(() => {
      checkVersion(130_000)
    }).not.toThrow()
  })

  it('a server that is not there', async () => {
    const nobody = 'postgres://nobody@127.0.0.1:1/none'
    await expect(refused(nobody)).rejects.toEqual(code('STORE_UNAVAILABLE', /cannot be reached/u))
    await expect(postgresJobs({ url: nobody }).run({ recollect: memoryOf() })).rejects.toEqual(
      code('STORE_UNAVAILABLE', /cannot be reached/u),
    )
  })
})

describe.runIf(inject('postgres').available)('jobs on a real server refuse', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  it('a database that is not there', async () => {
    const url = new URL(database.url)
    url.pathname = '/nowhere'
    await expect(refused(url.href)).rejects.toEqual(code('STORE_UNAVAILABLE', /no such database/u))
  })

  it('a role that may not create their schema, or does not own it', async () => {
    const { adminUrl } = serverOf(inject('postgres'))
    const own = await createDatabase(adminUrl)
    const role = await createRole(own.adminUrl)
    const lacking = code('STORE_UNAVAILABLE', /lacks a permission.*owns their schema.*grantWorker/u)
    await expect(refused(role.url)).rejects.toEqual(lacking)
    const owner = postgresJobs({ url: own.url })
    await owner.count()
    await expect(refused(role.url)).rejects.toEqual(lacking)
    await owner.close()
    await role.drop()
    await own.drop()
  })

  it('to write on a server that is read-only', async () => {
    const url = `${database.url}?options=-c%20default_transaction_read_only%3Don`
    const jobs = postgresJobs({ url, schema: 'readonly' })
    await expect(jobs.count()).rejects.toEqual(code('STORE_UNAVAILABLE', /takes reads only/u))
    await jobs.close()
  })

  it('nothing when several processes create their tables at once', async () => {
    const queues = Array.from({ length: 6 }, () => postgresJobs({ url: database.url, schema: 'created' }))
    expect(await Promise.all(queues.map((jobs) => jobs.count()))).toHaveLength(6)
    await Promise.all(queues.map((jobs) => jobs.close()))
  })

  it('to run behind a pooler, and add through one', async ({ skip }) => {
    const bouncer = await startPgBouncer(database.url, { poolMode: 'transaction' })
    if (bouncer === null) {
      skip('PgBouncer is not installed.')
      return
    }
    const jobs = quickJobs({ url: bouncer.url }, { note: () => Promise.resolve() }, { schema: 'pooled' })
    await jobs.add({ kind: 'note', scope: 'a' })
    await expect(jobs.run({ recollect: memoryOf() })).rejects.toEqual(
      code('STORE_UNAVAILABLE', /pooler such as PgBouncer.*address of the server itself/u),
    )
    await jobs.close()
    const direct = quickJobs(database, { note: () => Promise.resolve() }, { schema: 'pooled' })
    await runToIdle(direct)
    expect(await direct.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
    await direct.close()
    await bouncer.stop()
  })
})
