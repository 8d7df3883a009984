import type { Store } from '@recollect/core'
import type { TestDatabase } from '@recollect/test-postgres'
import type { StoreHarness } from '@recollect/testkit'
import { openStore } from '../../../src/open-store.ts'
import type { PostgresStoreOptions } from '../../../src/options.ts'
import { TABLES } from '../../../src/schema/tables.ts'
import { withClient } from '../../support/admin.ts'
import { spreadStore } from './cluster.ts'

/** Opens the same schema in another way. */
type Opener = (changed: Partial<PostgresStoreOptions>) => Store

/** Fresh stores over schemas that the cluster distributes, each used again once its store is gone. `used` as in `schemaHarness`. */
export function clusterHarness(
  name: string,
  database: { readonly current: TestDatabase },
  options: () => Partial<PostgresStoreOptions> = () => ({}),
  used: (owner: Store, open: Opener) => Store = (owner) => owner,
): StoreHarness {
  const free: string[] = []
  const schemas = new WeakMap<Store, string>()
  const openWith = (schema: string, changed: Partial<PostgresStoreOptions>): Store =>
    openStore({ url: database.current.url, schema, poolSize: 4, ...options(), ...changed })
  const use = (owner: Store, schema: string): Store => {
    const store = used(owner, (changed) => openWith(schema, changed))
    schemas.set(store, schema)
    return store
  }
  const empty = (store: Store) => emptySchema(database.current.adminUrl, schemas.get(store) ?? '')
  return {
    name,
    create: async () => {
      const known = free.pop()
      if (known !== undefined) return use(openWith(known, {}), known)
      const { store, schema } = await spreadStore(database.current, options())
      return use(store, schema)
    },
    reopen: async (store) => {
      const schema = schemas.get(store) ?? ''
      return use(openWith(schema, {}), schema)
    },
    empty,
    destroy: async (store) => {
      await empty(store)
      free.push(schemas.get(store) ?? '')
    },
  }
}

/** Everything points at the table of scopes, which goes last. In one transaction, shard after shard: a tenth of the time. */
async function emptySchema(adminUrl: string, schema: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query('begin')
    await client.query(`set local citus.multi_shard_modify_mode to 'sequential'`)
    for (const table of TABLES.toReversed()) await client.query(`delete from ${schema}.${table}`)
    await client.query('commit')
  })
}
