import { createRole } from '@recollect/test-postgres'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { grantAccess, inspectPostgres } from '../src/index.ts'
import { grantWorker } from '../src/jobs/index.ts'
import { ownRole, withStore } from './support/actors.ts'
import { fill } from './support/fill.ts'
import { quickJobs, runToIdle, typesOf } from './support/jobs.ts'

describe.runIf(inject('postgres').available)('the role of a worker', () => {
  const database = ownDatabase()
  const worker = ownRole(database)
  const app = ownRole(database)

  beforeAll(async () => {
    const { url } = database.current
    await withStore({ url, grantTo: app.current.name }, async (store) => {
      await store.migrate()
      for (const scope of ['alice', '小明']) await fill(store, scope, scope)
    })
    await grantAccess({ url, grantTo: worker.current.name })
    await grantWorker({ url, role: worker.current.name })
  })

  const queueOf = (url: string, done: string[] = []) => {
    const jobs = quickJobs(
      { url },
      {
        note: ({ scope }) => Promise.resolve(void done.push(scope)),
      },
    )
    onTestFinished(() => jobs.close())
    return jobs
  }

  it('adds, lists, retries, runs and removes jobs, those for every scope too', async () => {
    const done: string[] = []
    const jobs = queueOf(worker.current.url, done)
    await jobs.add({ kind: 'note', scope: 'bob' })
    await jobs.add({ kind: 'note', scope: null })
    expect((await jobs.list()).rows.map(({ scope }) => scope)).toEqual(['bob', null])
    await withStore({ url: worker.current.url }, async (store) => {
      const admin = { scopes: async function* () { yield* (await store.scopes({ limit: 10 })).rows } } // prettier-ignore
      const recollect = { admin, scope: () => { throw new Error('It reads nothing.') } } // prettier-ignore
      expect(typesOf(await runToIdle(jobs, { recollect }))).toContain('done')
    })
    expect(done.toSorted()).toEqual(['alice', 'bob', '小明'])
    await jobs.add({ kind: 'note', scope: 'bob' })
    expect([await jobs.retry(), await jobs.remove({}), await jobs.count()]).toEqual([
      0,
      1,
      { waiting: 0, running: 0, failed: 0 },
    ])
  })

  it('is let in again without harm, and leaves the rows of scopes as secured as they were', async () => {
    const { url } = database.current
    await grantWorker({ url, role: worker.current.name })
    const { tables } = await inspectPostgres({ url })
    expect(tables.filter(({ secured }) => !secured)).toEqual([])
  })

  it('is no way in for the role of the application', async () => {
    await expect(queueOf(app.current.url).count()).rejects.toMatchObject({
      code: 'STORE_UNAVAILABLE',
      message: /lacks a permission/u,
    })
    const listing = withStore({ url: app.current.url }, (store) => store.scopes({ limit: 10 }))
    await expect(listing).rejects.toMatchObject({ message: /may not list them/u })
  })

  it('is refused where it is not there, where the store is not, and where another than the owner says so', async () => {
    const { url, adminUrl } = database.current
    const other = await createRole(adminUrl)
    onTestFinished(() => other.drop())
    await expect(grantWorker({ url, role: 'nobody' })).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    await expect(grantWorker({ url, role: 'x', store: 'elsewhere' })).rejects.toMatchObject({
      code: 'INVALID_CONFIG',
      message: /Migrate the store first/u,
    })
    await expect(grantWorker({ url: worker.current.url, role: other.name })).rejects.toMatchObject({
      code: 'STORE_UNAVAILABLE',
    })
    await expect(grantWorker({ url, role: '' })).rejects.toMatchObject({ code: 'INVALID_CONFIG' })
  })
})
