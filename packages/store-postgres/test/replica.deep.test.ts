import type { Store } from '@recollect/core'
import { createDatabase, startPostgres } from '@recollect/test-postgres'
import type { PostgresReplica, PostgresServer, TestDatabase } from '@recollect/test-postgres'
import { anItem } from '@recollect/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { openStore } from '../src/open-store.ts'
import { postgresStore } from '../src/index.ts'
import { asAdmin } from './support/as-admin.ts'
import { dice } from './support/dice.ts'
import { ServersSeen } from './support/servers-seen.ts'
import { until } from './support/until.ts'

const keysOf = (store: Store, scope: string): Promise<(string | null)[]> =>
  store.read(scope, async ({ items }) => (await items.list({ limit: 1000 })).rows.map(({ key }) => key))

const write = (store: Store, scope: string, key: string): Promise<void> =>
  store.transaction(scope, async (tx) => {
    await tx.items.insert(anItem({ key, text: `${key} 你好` }))
  })

describe.runIf(inject('postgres').available)('a store with a replica', () => {
  const seen = new ServersSeen()
  let server: PostgresServer
  let replica: PostgresReplica
  let database: TestDatabase
  let store: Store
  let scopes = 0
  const fresh = (): string => `scope ${String((scopes += 1))} 范围`
  const onReplica = (text: string): Promise<unknown[]> => asAdmin(replica.url, text)
  const primaryPort = (): number => server.port

  /** Waits until the replica has replayed all there is. */
  const caughtUp = async (): Promise<void> => {
    const [row] = await asAdmin(server.url, 'select pg_current_wal_insert_lsn()::text as lsn')
    await until(async () => {
      const at = await onReplica(
        `select pg_last_wal_replay_lsn() >= '${String(Object(row).lsn)}'::pg_lsn as reached`,
      )
      return JSON.stringify(at) === '[{"reached":true}]'
    })
  }

  beforeAll(async () => {
    server = await startPostgres({
      settings: {
        wal_level: 'replica',
        max_wal_senders: 4,
        max_standby_streaming_delay: 0,
        autovacuum: false,
      },
    })
    database = await createDatabase(server.adminUrl)
    replica = await server.replica()
    const options = { url: database.url, replicaUrl: replica.at(database.url), partitions: 2, poolSize: 4 }
    store = openStore(options, { Client: seen.Client })
    await store.migrate()
    await caughtUp()
  })
  afterAll(async () => {
    await store.close()
    await replica.stop()
    await server.stop()
  })
  afterEach(async () => {
    await onReplica('select pg_wal_replay_resume()')
    await caughtUp()
    // A pause after the replica was behind passes.
    await until(async () => {
      seen.take()
      await keysOf(store, 'probe')
      return seen.take().includes(replica.port)
    })
  })

  it('reads from it what it has replayed', async () => {
    const scope = fresh()
    await write(store, scope, 'one')
    await caughtUp()
    seen.take()
    expect(await keysOf(store, scope)).toEqual(['one'])
    expect(seen.take()).toEqual([replica.port])
  })

  it('reads its own writes from the primary while the replica is behind, and other scopes from the replica', async () => {
    const [mine, other] = [fresh(), fresh()]
    await write(store, other, 'before')
    await caughtUp()
    await onReplica('select pg_wal_replay_pause()')
    await write(store, mine, 'one')
    seen.take()
    expect(await keysOf(store, mine)).toEqual(['one'])
    expect(seen.take().at(-1)).toBe(primaryPort())
    expect(await keysOf(store, other)).toEqual(['before'])
    expect(seen.take()).toEqual([replica.port])
    await onReplica('select pg_wal_replay_resume()')
    await caughtUp()
    await until(async () => {
      seen.take()
      expect(await keysOf(store, mine)).toEqual(['one'])
      return seen.take().at(-1) === replica.port
    })
  })

  it('lists scopes from it only when it shows all that were written', async () => {
    const scope = fresh()
    await onReplica('select pg_wal_replay_pause()')
    await write(store, scope, 'one')
    seen.take()
    const { rows } = await store.scopes({ limit: 1000 })
    expect(rows).toContain(scope)
    expect(seen.take().at(-1)).toBe(primaryPort())
  })

  it('always sees its own writes, whatever the replica does meanwhile', async () => {
    const next = dice(7)
    for (let run = 0; run < 12; run += 1) {
      const names = [fresh(), fresh(), fresh()]
      const wanted = new Map<string, string[]>(names.map((name) => [name, []]))
      for (let at = 0; at < 25; at += 1) {
        const scope = names[next(3)] ?? ''
        const kind = next(6)
        if (kind === 0) await onReplica('select pg_wal_replay_pause()')
        else if (kind === 1) await onReplica('select pg_wal_replay_resume()')
        else if (kind < 4) {
          await write(store, scope, String(at))
          wanted.get(scope)?.push(String(at))
        }
        expect((await keysOf(store, scope)).toSorted()).toEqual(wanted.get(scope)?.toSorted())
      }
    }
  }, 60_000)

  it('sees its own writes when many read and write at once', async () => {
    const names = Array.from({ length: 6 }, fresh)
    await Promise.all(
      names.map(async (scope) => {
        for (let at = 1; at <= 15; at += 1) {
          await write(store, scope, String(at))
          expect(await keysOf(store, scope)).toHaveLength(at)
        }
      }),
    )
  })

  const ended = (): Promise<unknown> =>
    onReplica(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'recollect' and pid <> pg_backend_pid()`)
  /** Takes from under the feet of readers what they still see. */
  const conflict = async (): Promise<void> => {
    await asAdmin(database.adminUrl, 'delete from recollect.memory_items')
    await asAdmin(database.adminUrl, 'vacuum recollect.memory_items')
    await caughtUp()
  }

  it.each([
    ['ends its connections', ended, 1],
    ['stops what is in the way of what it must replay', conflict, 0],
  ])('reads from the primary when the replica %s', async (_what, happen, left) => {
    const scope = fresh()
    await write(store, scope, 'one')
    await caughtUp()
    const counts: number[] = []
    seen.take()
    await store.read(scope, async (view) => {
      counts.push(await view.items.count())
      if (counts.length === 1) await happen()
      counts.push(await view.items.count())
    })
    expect(counts).toEqual([1, left, left])
    expect(seen.take()).toEqual([replica.port, primaryPort()])
  })

  it('throws what the work throws, without doing it again on the primary', async () => {
    let runs = 0
    const refused = store.read('probe', () => {
      runs += 1
      return Promise.reject(new Error('refused by the caller'))
    })
    await expect(refused).rejects.toThrow('refused by the caller')
    expect(runs).toBe(1)
  })

  it('reads from the primary when there is no replica at that address, or one that is none', async () => {
    const scope = fresh()
    await write(store, scope, 'one')
    const nowhere = new URL(database.url)
    nowhere.port = '1'
    for (const replicaUrl of [nowhere.href, database.url]) {
      const other = postgresStore({ url: database.url, replicaUrl })
      expect(await keysOf(other, scope)).toEqual(['one'])
      expect(await keysOf(other, scope)).toEqual(['one'])
      await other.close()
    }
  })

  it('says what to do when a replica is given in the place of the primary', async () => {
    const wrong = postgresStore({ url: replica.at(database.url), retryDeadlineMs: 0 })
    await expect(write(wrong, fresh(), 'one')).rejects.toMatchObject({
      code: 'STORE_UNAVAILABLE',
      message: expect.stringContaining('replica'),
    })
    await wrong.close()
  })
})
