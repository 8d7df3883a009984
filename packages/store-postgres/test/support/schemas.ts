import type { Store } from '@recollect/core'
import { Broom, freshSchemaName } from '@recollect/test-postgres'
import type { TestDatabase } from '@recollect/test-postgres'
import type { StoreHarness } from '@recollect/testkit'
import { openStore } from '../../src/open-store.ts'
import type { PostgresStoreOptions } from '../../src/options.ts'

/** Empties a schema, over a connection of its own. */
export async function empty(adminUrl: string, schema: string): Promise<void> {
  const broom = new Broom(adminUrl)
  await broom.empty(schema)
  await broom.end()
}

/** Opens the same schema in another way. */
type Opener = (changed: Partial<PostgresStoreOptions>) => Store

/**
 * Fresh stores in schemas of a database, each used again once its store is gone. `used` may put another store in the place of the
 * owner's.
 */
export function schemaHarness(
  name: string,
  database: { readonly current: TestDatabase },
  options: Partial<PostgresStoreOptions> = {},
  used: (owner: Store, open: Opener) => Store = (owner) => owner,
): StoreHarness {
  const free: string[] = []
  const brooms: Broom[] = []
  const schemas = new WeakMap<Store, string>()
  const openWith = (schema: string, changed: Partial<PostgresStoreOptions>): Store =>
    openStore({ url: database.current.url, schema, partitions: 2, poolSize: 4, ...options, ...changed })
  const open = (schema: string): Store => openWith(schema, {})
  const use = (owner: Store, schema: string): Store => used(owner, (changed) => openWith(schema, changed))
  return {
    name,
    create: async () => {
      const schema = free.pop() ?? freshSchemaName()
      const owner = open(schema)
      await owner.migrate()
      const store = use(owner, schema)
      schemas.set(store, schema)
      return store
    },
    reopen: async (store) => {
      const schema = schemas.get(store) ?? ''
      return use(open(schema), schema)
    },
    empty: async (store) => {
      const broom = brooms[0] ?? new Broom(database.current.adminUrl)
      brooms[0] = broom
      await broom.empty(schemas.get(store) ?? '')
    },
    destroy: async (store) => {
      await brooms.pop()?.end()
      const schema = schemas.get(store) ?? ''
      await empty(database.current.adminUrl, schema)
      free.push(schema)
    },
  }
}
