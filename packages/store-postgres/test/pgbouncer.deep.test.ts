import { startFaultyProxy, startPgBouncer } from '@recollect/test-postgres'
import type { PgBouncer, TestDatabase } from '@recollect/test-postgres'
import { anItem, testStore } from '@recollect/testkit'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { postgresStore } from '../src/index.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { schemaHarness } from './support/schemas.ts'

describe.runIf(inject('postgres').available && inject('pgbouncer'))(
  'behind PgBouncer in transaction mode',
  () => {
    const database = ownDatabase()
    const started: { pooler?: PgBouncer } = {}
    const through = {
      get current(): TestDatabase {
        return { ...database.current, url: started.pooler?.url ?? '' }
      },
    }

    beforeAll(async () => {
      const pooler = await startPgBouncer(database.current.url, { poolMode: 'transaction', poolSize: 6 })
      if (pooler === null) throw new Error('PgBouncer is not installed: apt-get install pgbouncer')
      started.pooler = pooler
    })
    afterAll(() => started.pooler?.stop())

    testStore(schemaHarness('postgres through PgBouncer', through, { prepare: false }))

    it('many stores share few connections, each in its own scope', async () => {
      const stores = Array.from({ length: 6 }, () =>
        postgresStore({ url: through.current.url, partitions: 2, prepare: false, poolSize: 4 }),
      )
      await stores[0]?.migrate()
      const writes = stores.flatMap((store, of) =>
        Array.from({ length: 12 }, (_, at) =>
          store.transaction(`scope ${String(at % 4)}`, async (tx) => {
            await tx.items.insert(anItem({ key: `${String(of)}/${String(at)}` }))
            return tx.items.count()
          }),
        ),
      )
      expect((await Promise.all(writes)).every((count) => count <= 18)).toBe(true)
      for (const [at, store] of stores.slice(0, 4).entries())
        expect(await store.read(`scope ${String(at)}`, (view) => view.items.count())).toBe(18)
      await Promise.all(stores.map((store) => store.close()))
    })

    it.each(['reset', 'answer lost'] as const)(
      'a write whose connection breaks is done once (%s)',
      async (how) => {
        const proxy = await startFaultyProxy(through.current.url, database.current.adminUrl)
        const store = postgresStore({ url: proxy.url, partitions: 2, prepare: false, poolSize: 2 })
        await store.migrate()
        let at = 1
        for (; ; at += 1) {
          const scope = `${how} ${String(at)}`
          proxy.arm(at, how)
          await store.transaction(scope, async (tx) => {
            expect(await tx.items.byKey('one')).toBeNull()
            await tx.items.insert(anItem({ key: 'one', text: '你好' }))
          })
          const reached = proxy.statements >= at
          proxy.disarm()
          if (!reached) break
          expect(await store.read(scope, (view) => view.items.count())).toBe(1)
        }
        expect(at).toBeGreaterThan(5)
        await store.close()
        await proxy.close()
      },
    )

    it('says what to turn off when statements are kept prepared', async () => {
      const stores = Array.from({ length: 3 }, () =>
        postgresStore({ url: through.current.url, partitions: 2, poolSize: 4, retryDeadlineMs: 0 }),
      )
      const calls = stores.flatMap((store) =>
        Array.from({ length: 8 }, (_, at) => store.read(`scope ${String(at)}`, (view) => view.items.count())),
      )
      const outcomes = await Promise.allSettled(calls)
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
      expect(refused.length).toBeGreaterThan(0)
      for (const { reason } of refused)
        expect(reason).toMatchObject({
          code: 'STORE_UNAVAILABLE',
          message: expect.stringContaining('prepare: false'),
        })
      await Promise.all(stores.map((store) => store.close()))
    })
  },
)
