import { describe, expect, it } from 'vitest'
import { inMemoryStore } from './index.ts'
import { Journal } from './journal.ts'
import { RwLock } from './rw-lock.ts'
import { ScopeStates } from './scope-states.ts'
import { byCodePoint } from './sorted.ts'

// What a store must do is tested by the kit, in its own folder, as the kit is built on this package. This is what is this store's own.

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

describe('the in-memory store', () => {
  it('says that nothing of it survives', () => {
    expect(inMemoryStore().capabilities).toMatchObject({ durable: false, multiProcess: false })
    expect(Object.isFrozen(inMemoryStore())).toBe(true)
  })

  it('forgets scopes that were only asked about', async () => {
    const states = new ScopeStates()
    for (let at = 0; at < 100; at += 1)
      await states.run(`probe ${String(at)}`, at % 2 === 0, async () => null)
    expect(states.all()).toEqual([])
  })

  it('forgets a scope whose first write was taken back', async () => {
    const states = new ScopeStates()
    await states.run('alice', true, async (state) => {
      const journal = new Journal()
      journal.set(state.counters, 'lastItem', 1)
      journal.rollback()
    })
    expect(states.all()).toEqual([])
  })
})

describe('a lock', () => {
  it('lets readers in together and a writer alone', async () => {
    const lock = new RwLock()
    const log: string[] = []
    const visit = (name: string, exclusive: boolean): Promise<void> =>
      lock.run(exclusive, async () => {
        log.push(`${name} in`)
        await turns()
        log.push(`${name} out`)
      })
    await Promise.all([visit('r1', false), visit('r2', false), visit('w1', true), visit('w2', true)])
    expect(log).toEqual(['r1 in', 'r2 in', 'r1 out', 'r2 out', 'w1 in', 'w1 out', 'w2 in', 'w2 out'])
    expect(lock.idle).toBe(true)
  })

  it('lets a reader inside a reader in, although a writer waits', async () => {
    const lock = new RwLock()
    const writers: Promise<string>[] = []
    const inner = await lock.run(false, async () => {
      writers.push(lock.run(true, async () => 'written'))
      return lock.run(false, async () => 'read')
    })
    expect(inner).toBe('read')
    expect(await Promise.all(writers)).toEqual(['written'])
  })
})

describe('a journal', () => {
  it('takes every write back, in reverse', () => {
    const map = new Map([['kept', 1]])
    const journal = new Journal()
    journal.set(map, 'kept', 2)
    journal.set(map, 'new', 3)
    journal.delete(map, 'kept')
    journal.set(map, 'kept', 4)
    journal.rollback()
    expect([...map]).toEqual([['kept', 1]])
  })

  it('drops a bucket with its last member and brings it back', () => {
    const buckets = new Map([['a', new Map<number, true>([[1, true]])]])
    const journal = new Journal()
    journal.deleteUnder(buckets, 'a', 1)
    journal.setUnder(buckets, 'b', 2, true)
    expect([...buckets.keys()]).toEqual(['b'])
    journal.rollback()
    expect(buckets).toEqual(new Map([['a', new Map([[1, true]])]]))
  })
})

describe('the order of code points', () => {
  it('is that of UTF-8 bytes, also beyond the first plane', () => {
    const texts = ['b', '😀', 'a', '\ufffd', 'ab', '', 'é']
    const byBytes = texts.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    expect(texts.toSorted(byCodePoint)).toEqual(byBytes)
  })
})
