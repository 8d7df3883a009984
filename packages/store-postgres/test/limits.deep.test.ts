import type { Store } from '@recollect/core'
import { systemWaiter } from '@recollect/store-kysely'
import { anItem } from '@recollect/testkit'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openStore } from '../src/open-store.ts'
import type { PostgresStoreOptions } from '../src/options.ts'
import { scopeKey } from '../src/codec/scope-key.ts'
import { asAdmin } from './support/as-admin.ts'
import { watchRejections } from './support/rejections.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { until } from './support/until.ts'

const write = (store: Store, scope: string, key: string): Promise<void> =>
  store.transaction(scope, async (tx) => {
    await tx.items.insert(anItem({ key }))
  })

const count = (store: Store, scope: string): Promise<number> =>
  store.read(scope, (view) => view.items.count())

describe.runIf(inject('postgres').available)('a store at its limits', () => {
  const database = ownDatabase()
  const rejections = watchRejections()
  const opened: Store[] = []
  const open = (options: Partial<PostgresStoreOptions>): Store => {
    const store = openStore({ url: database.current.url, partitions: 2, ...options })
    opened.push(store)
    return store
  }
  let store: Store

  beforeAll(async () => {
    store = open({})
    await store.migrate()
  })
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.close()))
    expect(rejections()).toEqual([])
  })

  /** Holds the lock of a scope, as a writer of another process would. */
  async function holdScope(scope: string): Promise<Client> {
    const client = new Client({ connectionString: database.current.url })
    await client.connect()
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [scopeKey(scope)])
    return client
  }

  it('refuses a transaction of the same scope inside another one, and goes on', async () => {
    const short = open({ lockTimeoutMs: 100, retryDeadlineMs: 100 })
    const nested = short.transaction('nested', () => write(short, 'nested', 'inner'))
    await expect(nested).rejects.toMatchObject({ code: 'STORE_BUSY' })
    await write(short, 'nested', 'later')
    expect(await count(short, 'nested')).toBe(1)
  })

  it('refuses whoever finds all connections lent for too long, and lends them again', async () => {
    const short = open({ poolSize: 1, retryDeadlineMs: 0 })
    await count(short, 'pool')
    const nested = short.transaction('pool', () => count(short, 'other'))
    await expect(nested).rejects.toMatchObject({
      code: 'STORE_BUSY',
      message: expect.stringContaining('poolSize'),
    })
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => write(short, `pool ${String(at % 5)}`, String(at))),
    )
    expect(await count(short, 'pool 0')).toBe(4)
  })

  it('waits for a writer of another process no longer than it was told to', async () => {
    const short = open({ lockTimeoutMs: 100, retryDeadlineMs: 100 })
    const holder = await holdScope('held')
    await expect(write(short, 'held', 'one')).rejects.toMatchObject({
      code: 'STORE_BUSY',
      message: expect.stringContaining('lockTimeoutMs'),
    })
    // Readers and other scopes do not wait at all.
    expect(await count(short, 'held')).toBe(0)
    await write(short, 'another', 'one')
    await holder.end()
    await write(short, 'held', 'one')
    expect(await count(short, 'held')).toBe(1)
  })

  it('waits without an end where the lock time is 0', async () => {
    const patient = open({ lockTimeoutMs: 0, retryDeadlineMs: 0 })
    const holder = await holdScope('patient')
    const writes = Promise.all([write(patient, 'patient', 'one'), write(patient, 'patient', 'two')])
    await until(async () => {
      const waiting = await asAdmin(
        database.current.url,
        `select 1 from pg_locks where locktype = 'advisory' and not granted`,
      )
      return waiting.length === 1
    })
    await holder.end()
    await writes
    expect(await count(patient, 'patient')).toBe(2)
  })

  it('stops a statement that takes too long, and the next call works', async () => {
    const hasty = open({ statementTimeoutMs: 100, lockTimeoutMs: 0, retryDeadlineMs: 0 })
    const holder = await holdScope('slow')
    await expect(write(hasty, 'slow', 'one')).rejects.toMatchObject({
      code: 'STORE_BUSY',
      message: expect.stringContaining('statementTimeoutMs'),
    })
    await holder.end()
    await write(hasty, 'slow', 'one')
    expect(await count(hasty, 'slow')).toBe(1)
  })

  it('shows a slow reader one state, while others write', async () => {
    await write(store, 'reader', 'one')
    const seen = await store.read('reader', async ({ items }) => {
      const before = await items.count()
      for (let at = 0; at < 5; at += 1) await write(store, 'reader', `more ${String(at)}`)
      return [before, await items.count()]
    })
    expect(seen).toEqual([1, 1])
    expect(await count(store, 'reader')).toBe(6)
  })

  it('does a write again that met a deadlock with somebody else', async () => {
    await write(store, 'deadlock', 'first')
    const other = new Client({ connectionString: database.current.adminUrl })
    await other.connect()
    const id = scopeKey('deadlock')
    await other.query('begin')
    // It looks for a deadlock after a minute: the store's transaction is the one that is stopped.
    await other.query(`set local deadlock_timeout to '60s'`)
    await other.query('update recollect.scopes set name = name where id = $1', [id])
    let runs = 0
    let crossing: Promise<unknown> = Promise.resolve()
    const writing = store.transaction('deadlock', async (tx) => {
      runs += 1
      await tx.items.insert(anItem({ key: 'second' }))
      if (runs > 1) return
      // It now waits for the lock of the scope, which this transaction holds; this one will wait for the row.
      crossing = other.query('select pg_advisory_xact_lock($1)', [id]).then(() => other.query('commit'))
      await until(async () => {
        const waiting = await asAdmin(
          database.current.url,
          `select 1 from pg_locks where locktype = 'advisory' and not granted`,
        )
        return waiting.length > 0
      })
    })
    await writing
    await crossing
    await other.end()
    expect([runs, await count(store, 'deadlock')]).toEqual([2, 2])
  })

  it.each(['immediate', 'deferred'])('does a write again that loses races (checks %s)', async (when) => {
    const scope = `race ${when}`
    await write(store, scope, 'first')
    await asAdmin(
      database.current.adminUrl,
      `create sequence recollect.races_${when};
      create function recollect.race_${when}() returns trigger security definer language plpgsql as $$ begin
        if new.scope = ${scopeKey(scope)} and nextval('recollect.races_${when}') <= 3 then
          raise exception 'could not serialize access' using errcode = '40001';
        end if;
        return null;
      end $$;
      create constraint trigger race_${when} after insert on recollect.memory_items
        deferrable initially ${when} for each row execute function recollect.race_${when}()`,
    )
    let runs = 0
    await store.transaction(scope, async (tx) => {
      runs += 1
      await tx.items.insert(anItem({ key: 'second' }))
    })
    expect([runs, await count(store, scope)]).toEqual([4, 2])
  })

  it('waits for what is under way when it is closed, in two stores at once, and refuses what comes later', async () => {
    const two = [open({ poolSize: 2 }), open({ poolSize: 2 })]
    const writes = two.flatMap((each, of) =>
      Array.from({ length: 12 }, (_, at) =>
        write(each, `closing ${String(at % 3)}`, `${String(of)}/${String(at)}`),
      ),
    )
    const closings = two.flatMap((each) => [each.close(), each.close()])
    await expect(two[0]?.transaction('closing 0', () => Promise.resolve())).rejects.toMatchObject({
      code: 'CLOSED',
    })
    await Promise.all([...writes, ...closings])
    const counts = await Promise.all([0, 1, 2].map((at) => count(store, `closing ${String(at)}`)))
    expect(counts).toEqual([8, 8, 8])
  })

  it('tries again for as long as it was told to, and no longer', async () => {
    const slept: number[] = []
    let now = 0
    const nowhere = new URL(database.current.url)
    nowhere.port = '1'
    const away = openStore(
      { url: nowhere.href, retryDeadlineMs: 3000 },
      {
        waiter: {
          ...systemWaiter,
          now: () => now,
          random: () => 0.5,
          sleep: (ms) => {
            slept.push(ms)
            now += ms
            return Promise.resolve()
          },
        },
      },
    )
    await expect(count(away, 'x')).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    expect(slept.slice(0, 9)).toEqual([5, 10, 20, 40, 80, 160, 320, 500, 500])
    expect(now).toBeGreaterThanOrEqual(3000)
    expect(now).toBeLessThan(3500)
    await away.close()
  })

  it('looks for the primary over a new connection when the one it has takes no writes any more', async () => {
    const scope = 'was primary once'
    const one = open({ poolSize: 1 })
    const newest: unknown[] = []
    await asAdmin(
      database.current.adminUrl,
      `create function recollect.demoted() returns trigger language plpgsql as $$ begin
        if new.scope = ${scopeKey(scope)} then raise exception 'read-only' using errcode = '25006'; end if;
        return new;
      end $$;
      create trigger demoted before insert on recollect.memory_items
        for each row execute function recollect.demoted()`,
    )
    for (let at = 0; at < 2; at += 1) {
      await expect(write(one, scope, 'one')).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      await count(one, scope)
      const [row] = await asAdmin(
        database.current.adminUrl,
        `select max(backend_start)::text as newest from pg_stat_activity where application_name = 'recollect'`,
      )
      newest.push(row?.['newest'])
    }
    expect(newest[1]).not.toEqual(newest[0])
  })

  it('leaves no connection lent, whatever failed', async () => {
    const small = open({ poolSize: 2 })
    for (let at = 0; at < 6; at += 1) {
      await expect(small.read('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
      await expect(small.transaction('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
      const bad = small.transaction('x', async (tx) => {
        const item = anItem({ key: 'same' })
        await tx.items.insert(item)
        await tx.items.insert(item)
      })
      await expect(bad).rejects.toMatchObject({ code: 'STORE_CONFLICT' })
    }
    expect(await Promise.all(Array.from({ length: 8 }, () => count(small, 'x')))).toEqual(Array(8).fill(0))
  })
})
