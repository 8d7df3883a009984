import { join } from 'node:path'
import { anItem } from '@recollect/testkit'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { retryWhileBusy } from '../src/driver/retry.ts'
import { Turns } from '@recollect/store-kysely'
import { openStore } from '../src/open-store.ts'
import { Faults, faultyConnect } from './support/faults.ts'
import { inDirectory, migrated } from './support/files.ts'
import { StillWaiter } from './support/still-waiter.ts'

const busy = () => new BetterSqlite.SqliteError('database is locked', 'SQLITE_BUSY')

describe('retrying', () => {
  it('goes on with longer pauses until it works', async () => {
    const waiter = new StillWaiter()
    let tries = 0
    const result = await retryWhileBusy(
      () => {
        tries += 1
        if (tries < 9) throw busy()
        return 'done'
      },
      10_000,
      waiter,
    )
    expect(result).toBe('done')
    expect(waiter.slept).toEqual([1, 2, 4, 8, 16, 32, 64, 64])
  })

  it('gives up at the deadline and says so', async () => {
    const waiter = new StillWaiter()
    const trying = retryWhileBusy(
      () => {
        throw busy()
      },
      500,
      waiter,
    )
    await expect(trying).rejects.toMatchObject({ code: 'STORE_BUSY', message: /500 ms/u })
    expect(waiter.now()).toBeGreaterThanOrEqual(500)
    expect(waiter.now()).toBeLessThan(600)
  })

  it('does not retry what is not contention', async () => {
    const waiter = new StillWaiter()
    const trying = retryWhileBusy(
      () => {
        throw new BetterSqlite.SqliteError('disk', 'SQLITE_IOERR_READ')
      },
      500,
      waiter,
    )
    await expect(trying).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    expect(waiter.slept).toEqual([])
  })
})

describe('turns', () => {
  it('are taken in the order of asking', async () => {
    const turns = new Turns(1, 100, new StillWaiter())
    const order: number[] = []
    await Promise.all([1, 2, 3, 4].map((number) => turns.take(async () => order.push(number))))
    expect(order).toEqual([1, 2, 3, 4])
  })

  it('refuse the waiting when the one inside does not end, and go on afterwards', async () => {
    const waiter = new StillWaiter()
    const turns = new Turns(1, 100, waiter)
    const inside = deferred()
    const stuck = turns.take(() => inside.promise)
    const waiting = turns.take(async () => 'never')
    waiter.advance(100)
    await expect(waiting).rejects.toMatchObject({ code: 'STORE_BUSY' })
    inside.resolve('ended')
    expect(await stuck).toBe('ended')
    expect(await turns.take(async () => 'next')).toBe('next')
    expect(waiter.timers).toBe(0)
  })

  it('let a long queue take its time as long as it moves', async () => {
    const waiter = new StillWaiter()
    const turns = new Turns(1, 100, waiter)
    const done = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        turns.take(async () => {
          waiter.advance(60)
          return at
        }),
      ),
    )
    expect(done).toHaveLength(50)
  })
})

function deferred() {
  const parts: { resolve: (value: string) => void } = { resolve: () => undefined }
  const promise = new Promise<string>((resolve) => {
    parts.resolve = resolve
  })
  return { promise, resolve: (value: string) => parts.resolve(value) }
}

describe('a store', () => {
  it('waits for a busy database without an error to the caller', async () => {
    const faults = new Faults()
    const waiter = new StillWaiter()
    const store = openStore({ file: ':memory:' }, { connect: faultyConnect(faults), waiter })
    await store.migrate()
    faults.arm(1, 'SQLITE_BUSY')
    expect((await store.transaction('alice', (tx) => tx.items.insert(anItem()))).seq).toBe(1)
    faults.arm(2, 'SQLITE_BUSY_SNAPSHOT')
    expect(await store.read('alice', (view) => view.items.count())).toBe(1)
    expect(waiter.slept).toEqual([1, 1])
    await store.close()
  })

  it('says STORE_BUSY when another connection never lets go', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'r.db')
      await (await migrated({ file })).close()
      const other = new BetterSqlite(file)
      other.exec('begin immediate')
      const waiter = new StillWaiter()
      const store = openStore({ file, busyTimeoutMs: 0, retryDeadlineMs: 300 }, { waiter })
      expect(await store.read('alice', (view) => view.items.count())).toBe(0)
      const writing = store.transaction('alice', (tx) => tx.items.insert(anItem()))
      await expect(writing).rejects.toMatchObject({ code: 'STORE_BUSY' })
      other.exec('rollback')
      other.close()
      expect((await store.transaction('alice', (tx) => tx.items.insert(anItem()))).seq).toBe(1)
      await store.close()
    })
  })

  it('says STORE_BUSY for a transaction inside a transaction instead of standing still', async () => {
    const waiter = new StillWaiter()
    const store = openStore({ file: ':memory:' }, { waiter })
    await store.migrate()
    const outer = store.transaction('alice', async () => {
      const inner = store.transaction('alice', (tx) => tx.items.insert(anItem()))
      waiter.advance(10_000)
      await inner
    })
    await expect(outer).rejects.toMatchObject({ code: 'STORE_BUSY', message: /inside another/u })
    expect((await store.transaction('alice', (tx) => tx.items.insert(anItem()))).seq).toBe(1)
    await store.close()
  })

  it('reads from a file while a transaction is open, and does not see it', async () => {
    await inDirectory(async (directory) => {
      const store = await migrated({ file: join(directory, 'r.db') })
      await store.transaction('alice', async (tx) => {
        await tx.items.insert(anItem())
        expect(await store.read('alice', (view) => view.items.count())).toBe(0)
      })
      expect(await store.read('alice', (view) => view.items.count())).toBe(1)
      await store.close()
    })
  })

  it('serves more reads at once than it has connections', async () => {
    await inDirectory(async (directory) => {
      const store = await migrated({ file: join(directory, 'r.db') })
      const counts = await Promise.all(
        Array.from({ length: 100 }, () => store.read('alice', (view) => view.items.count())),
      )
      expect(new Set(counts)).toEqual(new Set([0]))
      await store.close()
    })
  })
})
