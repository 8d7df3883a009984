import { testStore } from '@recollect/testkit'
import { createKyselyStore } from '../src/index.ts'
import { plainSqlite } from './flavors.ts'
import { plainDriver } from './plain-driver.ts'

testStore({
  name: 'kysely over a plain driver',
  create: async () => {
    const store = createKyselyStore({
      name: 'plain',
      capabilities: {
        durable: false,
        multiProcess: false,
        sessions: true,
        semantic: true,
        vectors: true,
        audit: false,
      },
      driver: plainDriver(),
      flavor: plainSqlite,
    })
    await store.migrate()
    return store
  },
})
