import { createRole } from '@recollect/test-postgres'
import { anItem } from '@recollect/testkit'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { ownRole, withStore } from './support/actors.ts'
import { fill } from './support/fill.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

describe.runIf(inject('postgres').available)('roles', () => {
  const database = ownDatabase()
  const role = ownRole(database)

  beforeAll(() =>
    withStore({ url: database.current.url, partitions: 2, grantTo: role.current.name }, async (store) => {
      await store.migrate()
      for (const scope of ['alice', '小明']) await fill(store, scope, scope)
    }),
  )

  const list = (url: string) => withStore({ url }, (store) => store.scopes({ limit: 10 }))

  describe('the scopes of a database', () => {
    it('are listed for the owner, for those that stand in for it, and for a superuser', async () => {
      const deputy = await createRole(database.current.adminUrl, { memberOf: [database.current.role] })
      for (const url of [database.current.url, deputy.url, database.current.adminUrl]) {
        expect((await list(url)).rows).toEqual(['alice', '小明'])
      }
      await deputy.drop()
    })

    it('are not listed for the role of the application, who is told so instead of seeing none', async () => {
      await expect(list(role.current.url)).rejects.toMatchObject({
        code: 'STORE_UNAVAILABLE',
        message: /may not list them\. Open a store as the role that owns/u,
      })
    })
  })

  describe('the role of the application', () => {
    it('may be named when the tables are there already', async () => {
      const late = await createRole(database.current.adminUrl)
      const count = (url: string) =>
        withStore({ url }, (store) => store.read('小明', (view) => view.items.count()))
      await expect(count(late.url)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      const migrate = (url: string) => withStore({ url, grantTo: late.name }, (store) => store.migrate())
      await migrate(database.current.url)
      expect(await count(late.url)).toBe(3)
      // It may use the same options itself.
      await migrate(late.url)
      await late.drop()
      await expect(migrate(database.current.url)).rejects.toMatchObject({
        code: 'STORE_UNAVAILABLE',
        message: /create role/u,
      })
    })

    it('reads and writes the scopes it opens, and finds that there is nothing to migrate', async () => {
      await withStore({ url: role.current.url }, async (store) => {
        await store.migrate()
        await store.transaction('alice', (tx) => tx.items.insert(anItem()))
        expect(await store.read('alice', (view) => view.items.count())).toBe(4)
      })
    })

    it('is told what is missing when it was granted nothing', async () => {
      const stranger = await createRole(database.current.adminUrl)
      await withStore({ url: stranger.url }, async (store) => {
        const refusal = { code: 'STORE_UNAVAILABLE', message: /grantTo/u }
        for (const use of [
          () => store.read('alice', (view) => view.items.count()),
          () => store.transaction('alice', (tx) => tx.items.insert(anItem())),
          () => store.scopes({ limit: 1 }),
          () => store.migrate(),
        ]) {
          await expect(use()).rejects.toMatchObject(refusal)
        }
      })
      await stranger.drop()
    })
  })
})
