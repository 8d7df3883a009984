import type { JobHandler, Recollect } from '@recollect/core'
import type { TestDatabase } from '@recollect/test-postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freshDatabase, memoryOf, quickJobs, runToIdle, typesOf } from './support/jobs.ts'

const nothing = () => Promise.resolve()

/** Notes the scope of each job it does. */
function noting() {
  const scopes: string[] = []
  const note: JobHandler<Recollect> = ({ scope }) => {
    scopes.push(scope)
    return Promise.resolve()
  }
  return { scopes, note }
}

describe.runIf(inject('postgres').available)('jobs on Postgres', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  it('are done once, with what they were given', async () => {
    const seen: unknown[] = []
    const note: JobHandler<Recollect> = ({ scope, payload, progress }) => {
      seen.push([scope, payload])
      progress(1, 2)
      return Promise.resolve()
    }
    const jobs = quickJobs(database, { note }, { schema: 'given' })
    const added = await jobs.add({
      kind: 'note',
      scope: '张三 & Bob',
      payload: { 你好: ['"world"', 1, null] },
    })
    expect(added).toMatchObject({ kind: 'note', scope: '张三 & Bob', state: 'waiting', attempts: 0 })
    const events = await runToIdle(jobs)
    expect(seen).toEqual([['张三 & Bob', { 你好: ['"world"', 1, null] }]])
    expect(typesOf(events)).toEqual(['started', 'progress', 'done'])
    expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
    await jobs.close()
  })

  it('are replaced by the same kind, scope and key while they wait', async () => {
    const jobs = quickJobs(database, { note: nothing, other: nothing }, { schema: 'replaced' })
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
    await jobs.close()
  })

  it('are done again when they are added while they run', async () => {
    const payloads: unknown[] = []
    const jobs = quickJobs(
      database,
      {
        note: async ({ payload, scope, add }) => {
          payloads.push(payload)
          if (payload === 'first') await add({ kind: 'note', scope, payload: 'second' })
        },
      },
      { schema: 'again' },
    )
    await jobs.add({ kind: 'note', scope: 'alice', payload: 'first' })
    await runToIdle(jobs)
    expect(payloads).toEqual(['first', 'second'])
    expect(await jobs.list()).toEqual({ rows: [], next: null })
    await jobs.close()
  })

  it('are given up with the rest of what was said while they ran, when they fail then', async () => {
    const jobs = quickJobs(
      database,
      {
        note: async ({ payload, scope, add }) => {
          if (payload !== 'first') return
          await add({ kind: 'note', scope, payload: 'second' })
          throw new Error('too late')
        },
      },
      { schema: 'superseded' },
    )
    await jobs.add({ kind: 'note', scope: 'alice', payload: 'first' })
    await runToIdle(jobs)
    expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
    await jobs.close()
  })

  it('wait until their time', async () => {
    const { scopes, note } = noting()
    const jobs = quickJobs(database, { note }, { schema: 'later' })
    const runAt = Date.UTC(2200, 0, 1)
    await jobs.add({ kind: 'note', scope: 'later', runAt })
    await jobs.add({ kind: 'note', scope: 'now' })
    await runToIdle(jobs)
    expect(scopes).toEqual(['now'])
    expect((await jobs.list()).rows).toMatchObject([{ scope: 'later', runAt, state: 'waiting' }])
    await jobs.close()
  })

  it('for every scope become one for each, and come back when they are to', async () => {
    const { scopes, note } = noting()
    const jobs = quickJobs(database, { note }, { schema: 'everyone' })
    const all = Array.from({ length: 1201 }, (_, at) => `用户 ${String(at)}`)
    await jobs.add({ kind: 'note', scope: null, everyMs: 3_600_000, key: 'hourly' })
    const before = Date.now()
    await runToIdle(jobs, { recollect: memoryOf(...all), concurrency: 8 })
    expect(scopes.toSorted()).toEqual(all.toSorted())
    const { rows } = await jobs.list()
    expect(rows).toMatchObject([
      { scope: null, state: 'waiting', everyMs: 3_600_000, attempts: 0, lastError: null },
    ])
    expect(rows[0]?.runAt).toBeGreaterThan(before + 3_000_000)
    await jobs.close()
  })

  it('are listed page by page, counted and removed by kind, scope, state and id', async () => {
    const jobs = quickJobs(database, { note: nothing, other: nothing }, { schema: 'listed' })
    for (const scope of ['a', 'b', 'c']) await jobs.add({ kind: 'note', scope })
    await jobs.add({ kind: 'other', scope: 'a' })
    await jobs.add({ kind: 'other', scope: null })
    const first = await jobs.list({ kind: 'note' }, { limit: 2 })
    const second = await jobs.list({ kind: 'note' }, { limit: 2, cursor: first.next })
    expect([...first.rows, ...second.rows].map(({ scope }) => scope)).toEqual(['a', 'b', 'c'])
    expect(second.next).toBeNull()
    expect(await jobs.count({ scope: 'a' })).toEqual({ waiting: 2, running: 0, failed: 0 })
    expect(await jobs.count({ scope: null })).toEqual({ waiting: 1, running: 0, failed: 0 })
    expect(await jobs.remove({ scope: 'a', state: 'failed' })).toBe(0)
    expect(await jobs.remove({ scope: 'a', kind: 'other' })).toBe(1)
    expect(await jobs.remove({ ids: [first.rows[1]?.id ?? '', 'no id'] })).toBe(1)
    expect((await jobs.list()).rows.map(({ kind, scope }) => [kind, scope])).toEqual([
      ['note', 'a'],
      ['note', 'c'],
      ['other', null],
    ])
    await jobs.close()
  })

  it('of kinds a runner was not asked for are left to others', async () => {
    const { scopes, note } = noting()
    const jobs = quickJobs(database, { note, other: nothing }, { schema: 'kinds' })
    await jobs.add({ kind: 'other', scope: 'a' })
    await jobs.add({ kind: 'note', scope: 'b' })
    await runToIdle(jobs, { kinds: ['note'] })
    expect(scopes).toEqual(['b'])
    expect(await jobs.count({ kind: 'other' })).toMatchObject({ waiting: 1 })
    await jobs.close()
  })

  it('cannot be had from a queue that was closed', async () => {
    const jobs = quickJobs(database, { note: nothing }, { schema: 'closed' })
    await jobs.add({ kind: 'note', scope: 'a' })
    await jobs.close()
    await jobs.close()
    await expect(jobs.count()).rejects.toMatchObject({ code: 'CLOSED' })
  })
})
