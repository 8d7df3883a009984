import type { Store } from '@recollect/core'
import { freshSchemaName, startPgVector } from '@recollect/test-postgres'
import type { PgVector } from '@recollect/test-postgres'
import type { StoreHarness } from '@recollect/testkit'
import { Client } from 'pg'
import type { PoolConfig } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { openStore } from '../../src/open-store.ts'
import type { PostgresStoreOptions } from '../../src/options.ts'
import { empty } from './schemas.ts'

/** A server with pgvector for the tests of one file. */
export function ownPgVector(): { readonly current: PgVector } {
  const started: { server?: PgVector } = {}
  beforeAll(async () => {
    started.server = await startPgVector()
  })
  afterAll(() => started.server?.stop())
  return {
    get current() {
      if (started.server === undefined) throw new Error('the server is started before the first test')
      return started.server
    },
  }
}

/**
 * It serves one connection at a time: each is closed after one transaction, so that the next store, or nobody, has it; none can be held.
 */
export function openOnPgVector(
  url: string,
  schema: string,
  options: Partial<PostgresStoreOptions> = {},
): Store {
  const connection: PoolConfig = { connectionString: url, maxUses: 1 }
  const parts = { connection, schema, partitions: 2, poolSize: 1, retryDeadlineMs: 2000 }
  const { snapshot: _none, ...store } = openStore({ ...parts, ...options })
  return store
}

/** Runs statements as the superuser, one after another. */
export async function asAdmin(server: PgVector, ...statements: readonly string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: server.adminUrl })
  await client.connect()
  try {
    const found: unknown[] = []
    for (const statement of statements) found.push(...(await client.query(statement)).rows)
    return found
  } finally {
    await client.end()
  }
}

/** Fresh stores that keep their vectors by pgvector, in schemas that are used again once their store is gone. */
export function pgVectorHarness(server: { readonly current: PgVector }): StoreHarness {
  const free: string[] = []
  const schemas = new WeakMap<Store, string>()
  return {
    name: 'postgres with pgvector',
    create: async () => {
      const schema = free.pop() ?? freshSchemaName()
      const store = openOnPgVector(server.current.url, schema, { vectors: 'pgvector' })
      schemas.set(store, schema)
      await store.migrate()
      return store
    },
    reopen: async (store) =>
      openOnPgVector(server.current.url, schemas.get(store) ?? '', { vectors: 'auto' }),
    empty: (store) => empty(server.current.adminUrl, schemas.get(store) ?? ''),
    destroy: async (store) => {
      const schema = schemas.get(store) ?? ''
      await empty(server.current.adminUrl, schema)
      free.push(schema)
    },
  }
}
