import { createDatabase, createRole, execute, serverOf } from '@recollect/test-postgres'
import type { TestDatabase, TestRole } from '@recollect/test-postgres'
import { anItem } from '@recollect/testkit'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openStore } from '../src/open-store.ts'
import { withStore } from './support/actors.ts'
import { rowsOf, withRaw } from './support/raw.ts'

/** A role as a host of servers hands it out: it owns a database, or only a schema in one, and whatever was set for it was set by others. */
describe.runIf(inject('postgres').available)('on a server that others run', () => {
  let database: TestDatabase
  let guest: TestRole
  beforeAll(async () => {
    database = await createDatabase(serverOf(inject('postgres')).adminUrl)
    guest = await createRole(database.adminUrl)
    const { name } = guest
    await execute(database.adminUrl, [
      `revoke all on database ${database.name} from public`,
      `grant connect on database ${database.name} to ${name}`,
      'revoke all on schema public from public',
      `create schema theirs authorization ${name}`,
      `alter role ${name} connection limit 5`,
      `alter role ${name} set search_path = ''`,
      `alter role ${name} set statement_timeout = '7s'`,
      `alter role ${name} set lock_timeout = '6s'`,
      `alter role ${name} set plan_cache_mode = 'force_custom_plan'`,
      `alter role ${name} set default_transaction_isolation = 'serializable'`,
    ])
  })
  afterAll(async () => {
    await guest.drop()
    await database.drop()
  })

  it('a schema that was made for the role is enough', async () => {
    const options = { url: guest.url, schema: 'theirs' }
    await withStore(options, async (store) => {
      await store.migrate()
      await store.transaction('小明', (tx) => tx.items.insert(anItem()))
      expect(await store.read('小明', (view) => view.items.count())).toBe(1)
    })
    // Another process finds everything there.
    await withStore(options, (store) => store.migrate())
  })

  it('a schema that is not there and may not be made is said to be the reason', async () => {
    await expect(
      withStore({ url: guest.url, schema: 'ours' }, (store) => store.migrate()),
    ).rejects.toMatchObject({
      code: 'STORE_UNAVAILABLE',
      message: expect.stringMatching(/The role may not do this\. Let migrate\(\) run as the owner/u),
    })
  })

  it('an extension that the role may not install is not missed, and is named when it was asked for', async () => {
    const store = openStore({ url: guest.url, schema: 'theirs', vectors: 'pgvector' })
    await expect(store.migrate()).rejects.toMatchObject({ message: expect.stringContaining('pgvector') })
    await store.close()
  })

  it('what was set for the role does not reach into transactions', async () => {
    await withRaw({ url: guest.url, schema: 'theirs' }, ({ driver }) =>
      driver.read('小明', null, async (connection) => {
        const [row] = await rowsOf(
          connection,
          `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
            current_setting('plan_cache_mode') as plans, current_setting('search_path') as path`,
        )
        expect(row).toEqual({
          statement: '30s',
          lock: '10s',
          plans: 'force_generic_plan',
          path: '"theirs", pg_temp',
        })
      }),
    )
  })

  it.each([5, 10])(
    'more writers than the role may have connections wait for each other, by a pool of %i',
    async (poolSize) => {
      await withStore({ url: guest.url, schema: 'theirs', poolSize }, async (store) => {
        const scopes = Array.from({ length: 40 }, (_, at) => `of ${String(poolSize)}: ${String(at)}`)
        await Promise.all(scopes.map((scope) => store.transaction(scope, (tx) => tx.items.insert(anItem()))))
        for (const scope of scopes) expect(await store.read(scope, (view) => view.items.count())).toBe(1)
      })
    },
  )
})
