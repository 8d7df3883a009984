import type { Recollect } from '@recollect/core'
import type { JobQueue } from '@recollect/core/store'
import type { TestDatabase } from '@recollect/test-postgres'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { bundleWorker } from './support/bundle-worker.ts'
import { JobsProcess } from './support/jobs-processes.ts'
import { freshDatabase, quickJobs, until } from './support/jobs.ts'

describe.runIf(inject('postgres').available)('jobs in several processes', () => {
  let database: TestDatabase
  let client: pg.Client
  const bundle = { path: '', remove: (): void => undefined }
  beforeAll(async () => {
    Object.assign(bundle, await bundleWorker('jobs-worker'))
    database = await freshDatabase()
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
  })
  afterAll(async () => {
    bundle.remove()
    await client.end()
    await database.drop()
  })

  async function queueOf(schema: string, count: number): Promise<JobQueue<Recollect>> {
    await client.query(`create table ${schema}_done (scope text, pid int)`)
    const jobs = quickJobs(database, { note: () => Promise.resolve() }, { schema })
    for (let at = 0; at < count; at++)
      await jobs.add({ kind: 'note', scope: `用户 ${String(at)}`, maxAttempts: 1 })
    return jobs
  }
  const started: JobsProcess[] = []
  const start = (schema: string, what: 'finish' | 'hang', concurrency: number) => {
    const one = new JobsProcess(bundle.path, [database.url, schema, what, String(concurrency)])
    started.push(one)
    return one
  }
  // Whatever a failed test left running.
  afterEach(() => {
    for (const one of started.splice(0)) one.kill('SIGKILL')
  })
  const doneIn = async (schema: string) => {
    const { rows } = await client.query<{ scope: string; pid: number }>(
      `select scope, pid from ${schema}_done`,
    )
    return rows
  }
  const scopes = (count: number) => Array.from({ length: count }, (_, at) => `用户 ${String(at)}`).toSorted()

  it('are done once each', async () => {
    const jobs = await queueOf('shared', 150)
    const processes = [
      start('shared', 'finish', 4),
      start('shared', 'finish', 4),
      start('shared', 'finish', 4),
    ]
    expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0, 0])
    expect(processes.map(({ errors }) => errors)).toEqual(['', '', ''])
    const done = await doneIn('shared')
    expect(done.map(({ scope }) => scope).toSorted()).toEqual(scopes(150))
    expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
    await jobs.close()
  })

  it('are all done when a process is killed in the middle of some', async () => {
    const jobs = await queueOf('killed', 20)
    const victim = start('killed', 'hang', 3)
    const begun = () => victim.lines.filter((line) => line.startsWith('begun'))
    await until(() => Promise.resolve(begun().length === 3), 'three jobs begun')
    expect(await jobs.count()).toEqual({ waiting: 17, running: 3, failed: 0 })
    const others = [start('killed', 'finish', 2), start('killed', 'finish', 2)]
    // While it lives its jobs stay its own, however often others look.
    // A job is off the list a moment after its handler has done its work.
    const left = async () => Object.values(await jobs.count()).reduce((sum, count) => sum + count, 0)
    await until(async () => (await left()) === 3, 'the other jobs done')
    expect(await jobs.count()).toEqual({ waiting: 0, running: 3, failed: 0 })
    expect(await doneIn('killed')).toHaveLength(17)
    victim.kill('SIGKILL')
    expect(await victim.ended).toBeNull()
    expect(await Promise.all(others.map(({ ended }) => ended))).toEqual([0, 0])
    expect((await doneIn('killed')).map(({ scope }) => scope).toSorted()).toEqual(scopes(20))
    expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
    await jobs.close()
  })

  it('wait again, untried, when a process is asked to stop', async () => {
    const jobs = await queueOf('stopped', 5)
    const process = start('stopped', 'hang', 2)
    await until(() => Promise.resolve(process.lines.length === 2), 'two jobs begun')
    process.kill('SIGTERM')
    expect(await process.ended).toBe(0)
    expect([process.lines.at(-1), process.errors]).toEqual(['ended', ''])
    const { rows } = await jobs.list()
    expect(rows.map(({ state, attempts, lastError }) => [state, attempts, lastError])).toEqual(
      rows.map(() => ['waiting', 0, null]),
    )
    expect(rows).toHaveLength(5)
    await jobs.close()
  })
})
