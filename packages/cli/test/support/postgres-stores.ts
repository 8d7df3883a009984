import { postgresStore } from '@recollect/store-postgres'
import type { PostgresConnection, PostgresStoreOptions } from '@recollect/store-postgres'
import type { Store } from '@recollect/core'
import { Broom, freshSchemaName } from '@recollect/test-postgres'
import { keepStores } from '@recollect/testkit'
import type { StoreHarness } from '@recollect/testkit'
import { afterAll } from 'vitest'

export interface Place {
  readonly connection: PostgresConnection
  readonly adminUrl: string
}

/** Stores on a server, each in a schema of its own and emptied for whoever comes next; closed after the tests of a file. */
export function postgresStores(
  name: string,
  place: () => Place,
  options: Partial<PostgresStoreOptions> = {},
): StoreHarness {
  const schemas = new WeakMap<Store, string>()
  const kept = keepStores({
    name,
    create: async () => {
      const schema = freshSchemaName()
      const store = postgresStore({ connection: place().connection, schema, partitions: 2, ...options })
      schemas.set(store, schema)
      await store.migrate()
      return store
    },
    empty: async (store) => {
      const broom = new Broom(place().adminUrl)
      await broom.empty(schemas.get(store) ?? '')
      await broom.end()
    },
  })
  afterAll(kept.close)
  return kept.harness
}
