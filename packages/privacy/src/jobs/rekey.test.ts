import { AccessError } from '@recollect/core'
import type { Store } from '@recollect/core'
import type { JobMemory, JobContext } from '@recollect/core/store'
import { inMemoryStore } from '@recollect/store-memory'
import { expect, test } from 'vitest'
import { rekeyHandler } from './rekey.ts'

const PAGES = [3, 0, 4]

/** As whoever may use what crosses scopes. */
const MEMORY: JobMemory = {
  scope: () => {
    throw new Error('It reads no scope by its verbs.')
  },
  admin: {
    async *scopes() {
      yield await Promise.resolve('alice')
    },
  },
}

/** A store whose rotation has three pages; it notes what it was asked. */
function storeOf(asked: unknown[]): Store {
  const rekey: Store['rekey'] = (scope, { limit, cursor }) => {
    asked.push([scope, limit, cursor])
    const at = Number(cursor ?? 0)
    return Promise.resolve({ values: PAGES[at] ?? 0, next: at + 1 < PAGES.length ? String(at + 1) : null })
  }
  return { ...inMemoryStore(), rekey }
}

function contextOf(over: Partial<JobContext<JobMemory>> = {}) {
  const told: number[] = []
  const signal = new AbortController().signal
  const context: JobContext<JobMemory> = {
    recollect: MEMORY,
    scope: 'alice',
    payload: null,
    signal,
    progress: (done) => told.push(done),
    add: () => Promise.reject(new Error('It adds nothing.')),
    ...over,
  }
  return { context, told }
}

test('a job goes through all pages of its scope and tells how many values it sealed', async () => {
  const asked: unknown[] = []
  const { context, told } = contextOf({ payload: { limit: 7 } })
  await rekeyHandler(storeOf(asked))(context)
  expect(asked).toEqual([
    ['alice', 7, null],
    ['alice', 7, '1'],
    ['alice', 7, '2'],
  ])
  expect(told).toEqual([3, 3, 7])
})

test('a job that is stopped is not taken for done', async () => {
  const asked: unknown[] = []
  const stop = new AbortController()
  const { context } = contextOf({
    signal: stop.signal,
    progress: () => {
      if (stop.signal.aborted) throw new Error('The runner stops.')
      stop.abort()
    },
  })
  await expect(rekeyHandler(storeOf(asked))(context)).rejects.toThrow('The runner stops.')
  expect(asked).toHaveLength(1)
})

test('a job of somebody who may not use what crosses scopes seals nothing', async () => {
  const asked: unknown[] = []
  const recollect: JobMemory = {
    ...MEMORY,
    admin: {
      scopes: () => {
        throw new AccessError('admin.scopes needs the right to admin here.')
      },
    },
  }
  const sealing = rekeyHandler(storeOf(asked))(contextOf({ recollect }).context)
  await expect(sealing).rejects.toMatchObject({ code: 'ACCESS_DENIED' })
  expect(asked).toEqual([])
})

test('a limit that is no number, and a store without a cipher, are refused', async () => {
  await expect(
    rekeyHandler(storeOf([]))(contextOf({ payload: { limit: 'all' } }).context),
  ).rejects.toMatchObject({ code: 'INVALID_CONFIG' })
  await expect(rekeyHandler(inMemoryStore())(contextOf().context)).rejects.toMatchObject({
    code: 'INVALID_CONFIG',
  })
})
