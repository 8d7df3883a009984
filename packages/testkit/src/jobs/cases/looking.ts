import { expect } from 'vitest'
import { jobsCase } from '../harness.ts'
import type { JobsCase } from '../harness.ts'
import { memoryOf, nothing } from '../steps.ts'

const invalid: unknown = expect.objectContaining({ code: 'INVALID_INPUT' })

export const lookingCases: readonly JobsCase[] = [
  jobsCase('are listed page by page, counted and removed by kind, scope, state and id', async (make) => {
    const jobs = await make({ note: nothing, other: nothing })
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
  }),

  jobsCase('of a scope are all taken away with it, and no others', async (make) => {
    const jobs = await make({ note: nothing, other: nothing })
    const runAt = Date.UTC(2200, 0, 1)
    for (const kind of ['note', 'other']) {
      await jobs.add({ kind, scope: '张三', runAt })
      await jobs.add({ kind, scope: '张三', key: 'k', payload: { secret: '秘密' } })
      await jobs.add({ kind, scope: '张三丰' })
    }
    await jobs.add({ kind: 'note', scope: null })
    expect(await jobs.remove({ scope: '张三' })).toBe(4)
    expect((await jobs.list()).rows.map(({ scope }) => scope)).toEqual(['张三丰', '张三丰', null])
  }),

  jobsCase(
    'of unknown kinds, and unknown limits, cursors and numbers of workers are refused',
    async (make) => {
      const jobs = await make({ note: nothing })
      await expect(jobs.add({ kind: 'other', scope: 'a' })).rejects.toEqual(invalid)
      await expect(jobs.list({}, { limit: 0 })).rejects.toEqual(invalid)
      await expect(jobs.list({}, { cursor: 'x; drop' })).rejects.toEqual(invalid)
      await expect(jobs.run({ recollect: memoryOf(), kinds: ['other'] })).rejects.toEqual(invalid)
      await expect(jobs.run({ recollect: memoryOf(), concurrency: 0 })).rejects.toMatchObject({
        code: 'INVALID_CONFIG',
      })
      expect(await jobs.count()).toEqual({ waiting: 0, running: 0, failed: 0 })
    },
  ),

  jobsCase('cannot be had from a queue that was closed', async (make) => {
    const jobs = await make({ note: nothing })
    await jobs.add({ kind: 'note', scope: 'a' })
    await jobs.close()
    await jobs.close()
    await expect(jobs.count()).rejects.toMatchObject({ code: 'CLOSED' })
  }),
]
