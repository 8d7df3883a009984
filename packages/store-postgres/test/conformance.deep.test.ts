import { testStore } from '@recollect/testkit'
import { describe, inject } from 'vitest'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { ownRole } from './support/actors.ts'
import { schemaHarness } from './support/schemas.ts'

/** The owner is seen through PgBouncer (`pgbouncer.test.ts`), without prepared statements. */
describe.runIf(inject('postgres').available)('a store on Postgres', () => {
  const database = ownDatabase()
  const role = ownRole(database)

  const granted = {
    get grantTo() {
      return role.current.name
    },
  }

  /** Whoever owns the tables makes them and lists the scopes, which nobody else may; all else is done by another role. */
  testStore(
    schemaHarness('a role that owns nothing', database, granted, (owner, open) => {
      const store = open({ url: role.current.url })
      return {
        ...store,
        scopes: (page) => owner.scopes(page),
        close: async () => {
          await Promise.all([store.close(), owner.close()])
        },
      }
    }),
  )
})
