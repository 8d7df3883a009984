import type { Store } from '@recollect/core'
import { freshSchemaName } from '@recollect/test-postgres'
import type { TestDatabase } from '@recollect/test-postgres'
import type { StoreHarness } from '@recollect/testkit'
import { Client } from 'pg'
import { openStore } from '../../src/open-store.ts'
import type { PostgresStoreOptions } from '../../src/options.ts'

/** Children before parents. */
const TABLES = [
  'audit_log',
  'model_usage',
  'semantic_quarantine',
  'semantic_vectors',
  'semantic_keys',
  'semantic_relationships',
  'episode_nodes',
  'node_versions',
  'semantic_nodes',
  'episode_items',
  'episodes',
  'context_variables',
  'qa_topics',
  'qa_turns',
  'sessions',
  'change_images',
  'changes',
  'embeddings',
  'item_vectors',
  'query_expansions',
  'postings',
  'memory_cards',
  'memory_items',
  'scopes',
] as const

/** Empties a schema: far cheaper than making its tables again. */
export async function empty(url: string, schema: string): Promise<void> {
  const broom = new Broom(url)
  await broom.empty(schema)
  await broom.end()
}

/** Empties schemas over one connection, as long as they are. */
export class Broom {
  readonly #client: Promise<Client>
  readonly #tables = new Map<string, readonly string[]>()

  constructor(url: string) {
    const client = new Client({ connectionString: url })
    this.#client = client
      .connect()
      .then(() => client.query(`set recollect.all_scopes = 'on'`))
      .then(() => client)
  }

  async empty(schema: string): Promise<void> {
    const client = await this.#client
    const tables = this.#tables.get(schema) ?? (await tablesOf(client, schema))
    this.#tables.set(schema, tables)
    const filled = tables.map(
      (table) => `select '${table}' as name where exists (select from ${schema}.${table})`,
    )
    // Most tables are empty already, and looking is far cheaper than deleting.
    const text = filled.join(' union all ')
    const { rows } = await client.query<{ name: string }>({ name: schema, text })
    // One journey to the server for all of them.
    await client.query(rows.map(({ name }) => `delete from ${schema}.${name}`).join('; '))
  }

  async end(): Promise<void> {
    await (await this.#client).end()
  }
}

async function tablesOf(client: Client, schema: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = 'p'`,
    [schema],
  )
  const made = new Set(rows.map(({ name }) => name))
  return TABLES.filter((table) => made.has(table))
}

/** Opens the same schema in another way. */
type Opener = (changed: Partial<PostgresStoreOptions>) => Store

/** Fresh stores in schemas of a database, each used again once its store is gone. `used` may put another store in the place of the owner's. */
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
