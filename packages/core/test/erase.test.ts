import { describe, expect, it } from 'vitest'
import type { ErasedJobs } from '../src/index.ts'
import type { JobFilter } from '../src/stores/index.ts'
import { exportOf, openMemory } from './support/memory.ts'

/** A queue that counts: so many jobs of the scope wait at the first look, then none. */
function queueOf(waiting: number, running = 0) {
  const asked: (string | null | undefined)[] = []
  let left = waiting
  const queue: ErasedJobs = {
    remove: async ({ scope }: JobFilter) => {
      asked.push(scope)
      const removed = left
      left = 0
      return removed
    },
    count: async () => ({ waiting: left, running, failed: 0 }),
  }
  return { queue, asked }
}

describe('erase', () => {
  it('leaves a scope as if it had never been, and every other scope as it was', async () => {
    const { recollect, alice } = await openMemory()
    const bob = recollect.scope('bob')
    const fresh = await exportOf(recollect.scope('nobody'))
    for (const memory of [alice, bob]) {
      await memory.remember(['I live in Leeds', 'I moved to York'])
      await memory.put({ slot: '交接说明', value: '密码在抽屉里' })
      await memory.session('s').log('Where is the key?', 'Under the mat.')
      await memory.session('s').working.set({ color: 'red' })
    }
    const kept = await exportOf(bob)
    const report = await alice.erase()
    expect(report).toMatchObject({ scope: 'alice', jobs: 0, rows: { memory_items: 2, qa_turns: 1 } })
    expect((await exportOf(alice)).slice(1)).toEqual(fresh.slice(1))
    expect((await alice.changes.list()).rows).toEqual([])
    expect((await alice.recall('Where do I live?')).hits).toEqual([])
    expect(await exportOf(bob)).toEqual(kept)
    await recollect.close()
  })

  it('drops what recalls left to be written, so that closing does not bring it back', async () => {
    const { recollect, alice, store } = await openMemory()
    await alice.remember('I live in Leeds')
    await alice.recall('Where do I live in Leeds?')
    await alice.erase()
    const { rows } = await alice.remember('I live in York').then(() => alice.erase())
    expect(rows).not.toHaveProperty('query_expansions')
    await recollect.close()
    expect(store.capabilities.durable).toBe(false)
  })

  it('cannot be undone, and the scope begins anew', async () => {
    const { alice } = await openMemory()
    const { change } = await alice.remember('I live in Leeds')
    await alice.erase()
    await expect(alice.undo(change ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { item } = await alice.remember('I live in York')
    expect(item.seq).toBe(1)
    expect((await alice.answer('Where do I live?')).text).toMatch(/York/u)
  })

  it('takes jobs off every queue it is given, and tells of one that runs', async () => {
    const { alice } = await openMemory()
    const [first, second] = [queueOf(2), queueOf(1, 1)]
    const report = await alice.erase({ jobs: [first.queue, second.queue] })
    expect(report.jobs).toBe(3)
    expect([...first.asked, ...second.asked]).toEqual(['alice', 'alice', 'alice', 'alice'])
    expect(report.remains.join()).toMatch(/A job of this scope is running/u)
  })

  it('erases a write at the same time whole, or keeps it whole', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { alice } = await openMemory()
      const writing = alice.remember(['I live in Leeds', 'I moved to York', 'I like tea'])
      for (let wait = 0; wait < turn; wait += 1) await Promise.resolve()
      const [results] = await Promise.all([writing, alice.erase()])
      const { items, cards } = await alice.stats()
      expect([0, results.length]).toContain(items)
      expect(cards.total > 0).toBe(items > 0)
      expect((await alice.repair({ dryRun: true })).problems).toEqual([])
    }
  })

  it.each([null, 7, 'now', { audit: 'yes' }, { jobs: 5 }, { jobs: {} }, { jobs: [{ remove: 1 }] }])(
    'erases nothing when it is called with %j',
    async (options: unknown) => {
      const { alice } = await openMemory()
      await alice.remember('I live in Leeds')
      const erased = Reflect.apply<typeof alice, [], Promise<unknown>>(
        alice.erase,
        alice,
        JSON.parse(JSON.stringify([options])),
      )
      await expect(erased).rejects.toMatchObject({ code: 'INVALID_INPUT' })
      expect((await alice.stats()).items).toBe(1)
    },
  )
})
