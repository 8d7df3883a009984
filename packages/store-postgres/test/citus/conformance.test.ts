import { testStore } from '@recollect/testkit'
import { describe } from 'vitest'
import { ownRole } from '../support/actors.ts'
import { hasCluster, ownCluster } from './support/cluster.ts'
import { clusterHarness } from './support/harness.ts'

describe.runIf(hasCluster())('a store on a cluster of Citus', () => {
  const database = ownCluster()
  const role = ownRole(database)

  testStore(clusterHarness('the owner', database))

  testStore(
    clusterHarness(
      'a role that owns nothing',
      database,
      () => ({ grantTo: role.current.name }),
      (owner, open) => {
        const store = open({ url: role.current.url })
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
