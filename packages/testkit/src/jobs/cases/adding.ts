import { expect } from 'vitest'
import { jobsCase } from '../harness.ts'
import type { JobsCase } from '../harness.ts'
import { nothing, noting, runToIdle, typesOf } from '../steps.ts'

export const addingCases: readonly JobsCase[] = [
  jobsCase('are done once, with what they were given', async (make) => {
    const seen: unknown[] = []
    const jobs = await make({
      note: ({ scope, payload, progress }) => {
        seen.push([scope, payload])
        progress(1, 2)
        return Promise.resolve()
      },
    })
    const payload = { 你好: ['"world"', 1, null] }
    const added = await jobs.add({ kind: 'note', scope: '张三 & Bob', payload })
    expect(added).toMatchObject({ kind: 'note', scope: '张三 & Bob', state: 'waiting', attempts: 0, payload })
    const events = await runToIdle(jobs)
    expect(seen).toEqual([['张三 & Bob', payload]])
    expect(typesOf(events)).toEqual(['started', 'progress', 'done'])
    expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
  }),

  jobsCase('are replaced by the same kind, scope and key while they wait', async (make) => {
    const jobs = await make({ note: nothing, other: nothing })
    const first = await jobs.add({ kind: 'note', scope: 'alice', payload: 1 })
    const again = await jobs.add({ kind: 'note', scope: 'alice', payload: 2 })
    expect(again.id).toBe(first.id)
    await jobs.add({ kind: 'note', scope: 'bob' })
    await jobs.add({ kind: 'note', scope: 'alice', key: 'session-1' })
    await jobs.add({ kind: 'other', scope: 'alice' })
    const { rows } = await jobs.list()
    expect(rows.map(({ kind, scope, payload }) => [kind, scope, payload])).toEqual([
      ['note', 'alice', 2],
      ['note', 'bob', null],
      ['note', 'alice', null],
      ['other', 'alice', null],
    ])
  }),

  jobsCase('are done again when they are added while they run', async (make) => {
    const payloads: unknown[] = []
    const jobs = await make({
      note: async ({ payload, scope, add }) => {
        payloads.push(payload)
        if (payload === 'first') await add({ kind: 'note', scope, payload: 'second' })
      },
    })
    await jobs.add({ kind: 'note', scope: 'alice', payload: 'first' })
    await runToIdle(jobs)
    expect(payloads).toEqual(['first', 'second'])
    expect(await jobs.list()).toEqual({ rows: [], next: null })
  }),

  jobsCase('are given up for what was added while they ran, when they fail then', async (make) => {
    const jobs = await make({
      note: async ({ payload, scope, add }) => {
        if (payload !== 'first') return
        await add({ kind: 'note', scope, payload: 'second' })
        throw new Error('too late')
      },
    })
    await jobs.add({ kind: 'note', scope: 'alice', payload: 'first' })
    await runToIdle(jobs)
    expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
  }),

  jobsCase('wait until their time', async (make) => {
    const { scopes, note } = noting()
    const jobs = await make({ note })
    const runAt = Date.UTC(2200, 0, 1)
    await jobs.add({ kind: 'note', scope: 'later', runAt })
    await jobs.add({ kind: 'note', scope: 'now' })
    await runToIdle(jobs)
    expect(scopes).toEqual(['now'])
    expect((await jobs.list()).rows).toMatchObject([{ scope: 'later', runAt, state: 'waiting' }])
  }),

  jobsCase('take values that would be SQL for what they are', async (make) => {
    const jobs = await make({ note: nothing })
    const scope = `'; drop table jobs; --`
    await jobs.add({ kind: 'note', scope, key: `"'` })
    expect((await jobs.list({ scope })).rows).toMatchObject([{ scope }])
    expect(await jobs.count({ kind: `' or true --` })).toEqual({ waiting: 0, running: 0, failed: 0 })
    await runToIdle(jobs)
    expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
  }),
]
