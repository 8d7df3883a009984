import { InvalidConfigError, RecollectError } from '@recollect/core'
import { expect } from 'vitest'
import { jobsCase } from '../harness.ts'
import type { JobsCase } from '../harness.ts'
import { runToIdle, typesOf } from '../steps.ts'

export const failingCases: readonly JobsCase[] = [
  jobsCase('are tried again as often as they may, then kept with the reason', async (make) => {
    let tries = 0
    const waits: number[] = []
    const fail = () => Promise.reject(new Error(`nothing came of it, 第 ${String(++tries)} 次\0`))
    const jobs = await make({ fail }, { retryMs: (attempt) => (waits.push(attempt), 0) })
    await jobs.add({ kind: 'fail', scope: 'alice', maxAttempts: 3 })
    // One at a time: another would take it up again before it is told that the try failed.
    const events = await runToIdle(jobs, { concurrency: 1 })
    expect(tries).toBe(3)
    expect(waits).toEqual([1, 2])
    expect(typesOf(events)).toEqual(['started', 'retrying', 'started', 'retrying', 'started', 'failed'])
    const { rows } = await jobs.list({ state: 'failed' })
    expect(rows).toMatchObject([
      { scope: 'alice', attempts: 3, maxAttempts: 3, lastError: 'nothing came of it, 第 3 次�' },
    ])
  }),

  jobsCase('wait longer after each try', async (make) => {
    const fail = () => Promise.reject(new Error('no'))
    const jobs = await make({ fail }, { retryMs: () => 3_600_000 })
    const { runAt } = await jobs.add({ kind: 'fail', scope: 'alice' })
    expect(typesOf(await runToIdle(jobs))).toEqual(['started', 'retrying'])
    const { rows } = await jobs.list()
    expect(rows).toMatchObject([{ state: 'waiting', attempts: 1, lastError: 'no' }])
    expect(rows[0]?.runAt).toBeGreaterThanOrEqual(runAt + 3_600_000)
  }),

  jobsCase('for a reason that no try can change are given up at once', async (make) => {
    const jobs = await make({
      unset: () => Promise.reject(new InvalidConfigError('There is nothing to embed with.')),
      refused: () => Promise.reject(new RecollectError('MODEL_REFUSED', 'The key was refused.')),
    })
    for (const kind of ['unset', 'refused']) await jobs.add({ kind, scope: 'alice' })
    expect(typesOf(await runToIdle(jobs, { concurrency: 1 }))).toEqual([
      'started',
      'failed',
      'started',
      'failed',
    ])
    expect((await jobs.list({ state: 'failed' })).rows).toMatchObject([
      { attempts: 15, lastError: 'INVALID_CONFIG: There is nothing to embed with.' },
      { attempts: 15, lastError: 'MODEL_REFUSED: The key was refused.' },
    ])
  }),

  jobsCase(
    'get all their tries again when they are retried, and are done when the cause is gone',
    async (make) => {
      let broken = true
      const fail = () => (broken ? Promise.reject(new Error('broken')) : Promise.resolve())
      const jobs = await make({ fail })
      for (const scope of ['a', 'b']) await jobs.add({ kind: 'fail', scope, maxAttempts: 1 })
      await runToIdle(jobs)
      expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 2 })
      expect(await jobs.retry({ scope: 'a' })).toBe(1)
      expect(await jobs.count()).toEqual({ waiting: 1, running: 0, failed: 1 })
      broken = false
      expect(await jobs.retry()).toBe(1)
      await runToIdle(jobs)
      expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
    },
  ),

  jobsCase('come anew when they are added again', async (make) => {
    const fail = () => Promise.reject(new Error('no'))
    const jobs = await make({ fail })
    await jobs.add({ kind: 'fail', scope: 'a', maxAttempts: 1 })
    await runToIdle(jobs)
    await jobs.add({ kind: 'fail', scope: 'a', maxAttempts: 1 })
    expect((await jobs.list()).rows).toMatchObject([{ state: 'waiting', attempts: 0 }])
  }),
]
