import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import type { JobMemory, JobEvent, JobHandlers } from '@recollect/core/store'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { sqliteStore } from '../src/index.ts'
import { sqliteJobs } from '../src/jobs/index.ts'
import type { SqliteJobsOptions } from '../src/jobs/index.ts'
import { inDirectory } from './support/files.ts'

const nothing = () => Promise.resolve()
const noMemory: JobMemory = {
  scope: () => {
    throw new Error('This memory holds nothing.')
  },
  admin: {
    scopes: async function* () {
      yield* []
    },
  },
}

/** Queues on one file, whose time passes when it is told to, and the file itself. */
async function onOneFile(
  work: (given: {
    readonly clock: { at: number }
    readonly file: string
    queue(handlers: JobHandlers<JobMemory>, more?: Partial<SqliteJobsOptions>): ReturnType<typeof sqliteJobs>
    sql(statement: string): unknown
  }) => Promise<void>,
): Promise<void> {
  await inDirectory(async (directory) => {
    const file = join(directory, 'r.db')
    const clock = { at: Date.UTC(2024, 0, 1) }
    const open: ReturnType<typeof sqliteJobs>[] = []
    await work({
      clock,
      file,
      queue: (handlers, more = {}) => {
        const jobs = sqliteJobs({ file, handlers, now: () => clock.at, pollMs: 10, ...more })
        open.push(jobs)
        return jobs
      },
      sql: (statement) => {
        const database = new BetterSqlite(file)
        try {
          const prepared = database.prepare(statement)
          return prepared.reader ? prepared.all() : prepared.run()
        } finally {
          database.close()
        }
      },
    })
    for (const jobs of open) await jobs.close()
  })
}

async function runToIdle(jobs: ReturnType<typeof sqliteJobs>): Promise<readonly JobEvent[]> {
  const events: JobEvent[] = []
  await jobs.run({ recollect: noMemory, untilIdle: true, onEvent: (event) => events.push(event) })
  return events
}

describe('jobs of runners that died', () => {
  it('wait again once their lease has ended, and not before', () =>
    onOneFile(async ({ clock, queue, sql }) => {
      const done: unknown[] = []
      const note = ({ payload }: { payload: unknown }) => Promise.resolve(void done.push(payload))
      const jobs = queue({ note }, { leaseMs: 5000 })
      await jobs.add({ kind: 'note', scope: 'a', payload: '第一', maxAttempts: 1 })
      // As a runner leaves it that was killed.
      sql(`insert into job_runners values ('dead', ${String(clock.at + 5000)})`)
      sql("update jobs set runner = 'dead', attempts = 1")
      clock.at += 4999
      // A runner that finds other work leaves it alone.
      await jobs.add({ kind: 'note', scope: 'b', payload: '别的' })
      const stop = new AbortController()
      const onEvent = ({ type }: JobEvent) => {
        if (type === 'done') stop.abort()
      }
      await jobs.run({ recollect: noMemory, signal: stop.signal, onEvent })
      expect(await jobs.count()).toEqual({ waiting: 0, running: 1, failed: 0 })
      clock.at += 1
      const events = await runToIdle(jobs)
      expect(events.map(({ type }) => type)).toEqual(['rescued', 'started', 'done'])
      expect(events[0]).toEqual({ type: 'rescued', jobs: 1, failed: 0 })
      expect(done).toEqual(['别的', '第一'])
    }))

  it('are given up when ten runners died of them, with the reason', () =>
    onOneFile(async ({ queue, sql }) => {
      const jobs = queue({ fine: nothing })
      await jobs.add({ kind: 'fine', scope: 'a', maxAttempts: 1, runAt: Date.UTC(2200, 0, 1) })
      const rescued: unknown[] = []
      for (let death = 1; death <= 10; death++) {
        expect(await jobs.count()).toEqual({ waiting: 1, running: 0, failed: 0 })
        sql("update jobs set runner = 'dead', attempts = attempts + 1")
        rescued.push(...(await runToIdle(jobs)).filter(({ type }) => type === 'rescued'))
      }
      expect(rescued).toEqual(
        Array.from({ length: 10 }, (_, at) => ({ type: 'rescued', jobs: 1, failed: at === 9 ? 1 : 0 })),
      )
      expect((await jobs.list()).rows).toMatchObject([
        { state: 'failed', lastError: 'Its runner died while it ran (10 of 10 times).' },
      ])
    }))

  it('are done once when they were added anew meanwhile, with what was said last', () =>
    onOneFile(async ({ queue, sql }) => {
      const done: unknown[] = []
      const jobs = queue({ note: ({ payload }) => Promise.resolve(void done.push(payload)) })
      await jobs.add({ kind: 'note', scope: 'a', payload: 'old' })
      sql("update jobs set runner = 'dead', attempts = 1")
      await jobs.add({ kind: 'note', scope: 'a', payload: 'new' })
      await runToIdle(jobs)
      expect(done).toEqual(['new'])
      expect(sql('select * from jobs')).toEqual([])
      expect(sql('select * from job_runners')).toEqual([])
    }))
})

describe('a runner', () => {
  it('that others took for dead stops its jobs, says so, and begins anew', () =>
    onOneFile(async ({ queue, sql }) => {
      let begun = 0
      const events: JobEvent[] = []
      const jobs = queue(
        {
          wait: ({ signal }) =>
            ++begun > 1
              ? Promise.resolve()
              : new Promise((_resolve, reject) => {
                  signal.addEventListener('abort', () => {
                    reject(new Error('interrupted'))
                  })
                  sql('delete from job_runners')
                }),
        },
        { leaseMs: 60 },
      )
      await jobs.add({ kind: 'wait', scope: 'a', maxAttempts: 1 })
      await jobs.run({ recollect: noMemory, untilIdle: true, onEvent: (event) => events.push(event) })
      expect(begun).toBe(2)
      const types = events.map(({ type }) => type).filter((type) => type !== 'rescued')
      expect(types).toEqual(['started', 'disconnected', 'interrupted', 'started', 'done'])
      expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
    }))

  it('and another on the same file never do one job at the same time', () =>
    onOneFile(async ({ queue }) => {
      const done: string[] = []
      const note = ({ scope }: { scope: string }) => Promise.resolve(void done.push(scope))
      const queues = [queue({ note }), queue({ note }), queue({ note })]
      const scopes = Array.from({ length: 60 }, (_, at) => `用户 ${String(at).padStart(2, '0')}`)
      for (const scope of scopes) await queues[0]?.add({ kind: 'note', scope })
      await Promise.all(queues.map(runToIdle))
      expect(done.toSorted()).toEqual(scopes)
    }))

  it('does not begin a job that was added anew before the one under way has ended', () =>
    onOneFile(async ({ queue }) => {
      let together = 0
      let most = 0
      const jobs = queue({
        note: async ({ payload, scope, add }) => {
          together += 1
          most = Math.max(most, together)
          if (payload !== 'last') await add({ kind: 'note', scope, payload: 'last' })
          for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
          together -= 1
        },
      })
      await jobs.add({ kind: 'note', scope: 'a' })
      await runToIdle(jobs)
      expect(most).toBe(1)
      expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
    }))
})

describe('jobs in the file of a store', () => {
  it.each(['the store', 'the jobs'])('stand beside its records, when %s came first', (first) =>
    onOneFile(async ({ file, queue }) => {
      const jobs = queue({ note: nothing })
      if (first === 'the jobs') await jobs.add({ kind: 'note', scope: 'alice', payload: '先' })
      const store = sqliteStore({ file })
      await store.migrate()
      if (first === 'the store') await jobs.add({ kind: 'note', scope: 'alice', payload: '先' })
      await store.transaction('alice', ({ items }) => items.count())
      expect((await jobs.list()).rows).toMatchObject([{ scope: 'alice', payload: '先' }])
      await store.close()
      const again = sqliteStore({ file })
      await again.migrate()
      expect(await again.read('alice', ({ items }) => items.count())).toBe(0)
      await again.close()
    }),
  )

  it('are not in what the library opens', async () => {
    expect(typeof createRecollect).toBe('function')
    await onOneFile(async ({ file, sql }) => {
      const store = sqliteStore({ file })
      await store.migrate()
      expect(sql("select name from sqlite_master where name like 'job%'")).toEqual([])
      await store.close()
    })
  })
})

describe('sqliteJobs refuses', () => {
  it.each<Partial<SqliteJobsOptions>>([
    { file: '' },
    { file: 'file:r.db' },
    { leaseMs: 10 },
    { pollMs: Number.NaN },
    { handlers: { 'Not A Kind': nothing } },
  ])('the options %j', (options) => {
    expect(() => sqliteJobs({ file: 'r.db', ...options })).toThrow(
      expect.objectContaining({ code: 'INVALID_CONFIG' }),
    )
  })

  it('jobs that a newer version of the library wrote, and leaves them alone', () =>
    onOneFile(async ({ file, sql, queue }) => {
      await queue({ note: nothing }).add({ kind: 'note', scope: 'a' })
      sql('insert into jobs_schema values (99)')
      await expect(sqliteJobs({ file }).count()).rejects.toMatchObject({ code: 'STORE_NEWER' })
      expect(sql('select kind from jobs')).toEqual([{ kind: 'note' }])
    }))

  it('a file that is no database', () =>
    inDirectory(async (directory) => {
      const jobs = sqliteJobs({ file: directory })
      await expect(jobs.count()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      await expect(jobs.run({ recollect: noMemory })).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      await jobs.close()
    }))
})
