import { AccessError } from '@recollect/core'
import type { JobEvent } from '@recollect/core/store'
import { expect } from 'vitest'
import { jobsCase } from '../harness.ts'
import type { JobsCase } from '../harness.ts'
import { memoryOf, nothing, noting, runToIdle, typesOf, until, untilAborted } from '../steps.ts'

export const runningCases: readonly JobsCase[] = [
  jobsCase('for every scope become one for each, and come back when they are to', async (make) => {
    const { scopes, note } = noting()
    const jobs = await make({ note })
    const all = Array.from({ length: 1201 }, (_, at) => `用户 ${String(at)}`)
    const { addedAt } = await jobs.add({ kind: 'note', scope: null, everyMs: 3_600_000, key: 'hourly' })
    await runToIdle(jobs, { recollect: memoryOf(...all), concurrency: 8 })
    expect(scopes.toSorted()).toEqual(all.toSorted())
    const { rows } = await jobs.list()
    expect(rows).toMatchObject([
      { scope: null, state: 'waiting', everyMs: 3_600_000, attempts: 0, lastError: null },
    ])
    expect(rows[0]?.runAt).toBeGreaterThanOrEqual(addedAt + 3_600_000)
  }),

  jobsCase('are done as who asked for them, and so is what follows', async (make) => {
    const seen: unknown[] = []
    const jobs = await make({
      note: async ({ recollect, scope, add }) => {
        seen.push([scope, recollect === mallorys ? 'mallory' : recollect === ours ? 'us' : 'nobody'])
        if (scope === 'a') await add({ kind: 'note', scope: 'b' })
      },
    })
    const [ours, mallorys] = [memoryOf(), memoryOf('x', 'y')]
    const added = await jobs.add({ kind: 'note', scope: 'a', principal: 'mallory' })
    expect([added.principal, (await jobs.list()).rows[0]?.principal]).toEqual(['mallory', 'mallory'])
    await jobs.add({ kind: 'note', scope: null, principal: 'mallory' })
    expect((await jobs.add({ kind: 'note', scope: 'c' })).principal).toBeNull()
    const as = (id: string) => (id === 'mallory' ? mallorys : memoryOf())
    await runToIdle(jobs, { recollect: ours, as })
    expect(seen.map(String).toSorted()).toEqual(['a,mallory', 'b,mallory', 'c,us', 'x,mallory', 'y,mallory'])
    await jobs.add({ kind: 'note', scope: 'd', principal: 'mallory' })
    // Asked for again by another, it is the other's.
    expect((await jobs.add({ kind: 'note', scope: 'd', principal: 'bob' })).principal).toBe('bob')
    await runToIdle(jobs, { recollect: ours })
    expect(seen.at(-1)).toEqual(['d', 'us'])
  }),

  jobsCase('of who may not do them are given up at once', async (make) => {
    const jobs = await make({ note: nothing })
    await jobs.add({ kind: 'note', scope: 'a', principal: 'mallory' })
    const as = () => {
      throw new AccessError('This needs the right to write here.')
    }
    const events = await runToIdle(jobs, { as })
    expect(typesOf(events)).toEqual(['started', 'failed'])
    expect((await jobs.list()).rows).toMatchObject([
      { state: 'failed', lastError: 'ACCESS_DENIED: This needs the right to write here.' },
    ])
  }),

  jobsCase('of kinds a runner was not asked for are left to others', async (make) => {
    const { scopes, note } = noting()
    const jobs = await make({ note, other: nothing })
    await jobs.add({ kind: 'other', scope: 'a' })
    await jobs.add({ kind: 'note', scope: 'b' })
    await runToIdle(jobs, { kinds: ['note'] })
    expect(scopes).toEqual(['b'])
    expect(await jobs.count({ kind: 'other' })).toMatchObject({ waiting: 1 })
  }),

  jobsCase('are noticed when they are added while a runner waits for some', async (make) => {
    const { scopes, note } = noting()
    const stop = new AbortController()
    const jobs = await make({ note })
    const run = jobs.run({ recollect: memoryOf(), signal: stop.signal })
    for (const scope of ['a', 'b', 'c']) {
      await jobs.add({ kind: 'note', scope })
      await until(() => scopes.includes(scope), `${scope} done`)
    }
    stop.abort()
    await run
    expect(scopes).toEqual(['a', 'b', 'c'])
  }),

  jobsCase(
    'let a runner stop: nothing new is begun, what pays no heed is waited for, the rest waits untried',
    async (make) => {
      const stop = new AbortController()
      let finish: () => void = () => {}
      const events: JobEvent[] = []
      const jobs = await make({
        deaf: () => new Promise((resolve) => (finish = resolve)),
        heeds: ({ signal }) => untilAborted(signal),
      })
      for (const kind of ['deaf', 'heeds']) await jobs.add({ kind, scope: 'a' })
      for (const scope of ['b', 'c']) await jobs.add({ kind: 'heeds', scope })
      const { signal } = stop
      const onEvent = (event: JobEvent) => events.push(event)
      const run = jobs.run({ recollect: memoryOf(), concurrency: 2, signal, onEvent })
      await until(() => events.length === 2, 'two jobs begun')
      stop.abort()
      await until(async () => (await jobs.count()).running === 1, 'one put back')
      finish()
      await run
      expect(typesOf(events)).toEqual(['started', 'started', 'interrupted', 'done'])
      const { rows } = await jobs.list()
      expect(rows.map(({ kind, scope, state, attempts }) => [kind, scope, state, attempts])).toEqual([
        ['heeds', 'a', 'waiting', 0],
        ['heeds', 'b', 'waiting', 0],
        ['heeds', 'c', 'waiting', 0],
      ])
    },
  ),

  jobsCase(
    'are interrupted when the queue is closed, and not begun when it stops before it starts',
    async (make) => {
      const jobs = await make({ wait: ({ signal }) => untilAborted(signal) })
      await jobs.add({ kind: 'wait', scope: 'a' })
      await jobs.run({ recollect: memoryOf(), signal: AbortSignal.abort() })
      const events: JobEvent[] = []
      const run = jobs.run({ recollect: memoryOf(), onEvent: (event) => events.push(event) })
      await until(() => events.length === 1, 'the job begun')
      await jobs.close()
      await run
      expect(typesOf(events)).toEqual(['started', 'interrupted'])
    },
  ),

  jobsCase('are not failed by a listener that throws', async (make) => {
    const { scopes, note } = noting()
    const jobs = await make({ note })
    await jobs.add({ kind: 'note', scope: 'a' })
    const onEvent = () => {
      throw new Error('a fault of the listener')
    }
    await jobs.run({ recollect: memoryOf(), untilIdle: true, onEvent })
    expect(scopes).toEqual(['a'])
    expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
  }),
]
