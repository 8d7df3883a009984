import { testStore } from '@recollect/testkit'
import { describe, inject } from 'vitest'
import { ownRole } from './support/actors.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { schemaHarness } from './support/schemas.ts'

describe.runIf(inject('postgres').available)('the contract', () => {
  const database = ownDatabase()
  const role = ownRole(database)

  const granted = {
    get grantTo() {
      return role.current.name
    },
  }

  /** Whoever owns the tables makes them and lists the scopes, which nobody else may; all else is done by another role. */
  testStore(
    schemaHarness(
      'a role that owns nothing, without prepared statements',
      database,
      granted,
      (owner, open) => {
        const store = open({ url: role.current.url, prepare: false })
        return {
          ...store,
          scopes: (page) => owner.scopes(page),
          close: async () => {
            await Promise.all([store.close(), owner.close()])
          },
        }
      },
    ),
  )
})
