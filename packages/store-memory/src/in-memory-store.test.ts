import { describe, expect, it } from 'vitest'
import { byCodePoint } from './code-points.ts'
import { inMemoryStore } from './index.ts'
import { Journal } from './journal.ts'
import { Rooms } from './rooms.ts'
import { Turnstile } from './turnstile.ts'

// What a store must do is tested by the kit, which is built on core and cannot be used here. This is what is this store's own.

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

describe('the in-memory store', () => {
  it('says that nothing of it survives', () => {
    expect(inMemoryStore().capabilities).toMatchObject({ durable: false, multiProcess: false })
    expect(Object.isFrozen(inMemoryStore())).toBe(true)
  })

  it('forgets scopes that were only asked about', async () => {
    const rooms = new Rooms()
    for (let at = 0; at < 100; at += 1)
      await rooms.enter(`probe ${String(at)}`, at % 2 === 0, async () => null)
    expect(rooms.states()).toEqual([])
  })

  it('forgets a scope whose first write was taken back', async () => {
    const rooms = new Rooms()
    await rooms.enter('alice', true, async (state) => {
      const journal = new Journal()
      journal.set(state.counters, 'lastItem', 1)
      journal.rollback()
    })
    expect(rooms.states()).toEqual([])
  })
})

describe('a turnstile', () => {
  it('lets readers in together and a writer alone', async () => {
    const turnstile = new Turnstile()
    const log: string[] = []
    const visit = (name: string, exclusive: boolean): Promise<void> =>
      turnstile.pass(exclusive, async () => {
        log.push(`${name} in`)
        await turns()
        log.push(`${name} out`)
      })
    await Promise.all([visit('r1', false), visit('r2', false), visit('w1', true), visit('w2', true)])
    expect(log).toEqual(['r1 in', 'r2 in', 'r1 out', 'r2 out', 'w1 in', 'w1 out', 'w2 in', 'w2 out'])
    expect(turnstile.idle).toBe(true)
  })

  it('lets a reader inside a reader in, although a writer waits', async () => {
    const turnstile = new Turnstile()
    const writers: Promise<string>[] = []
    const inner = await turnstile.pass(false, async () => {
      writers.push(turnstile.pass(true, async () => 'written'))
      return turnstile.pass(false, async () => 'read')
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
    journal.unfile(buckets, 'a', 1)
    journal.file(buckets, 'b', 2)
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
