import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { postgresStore } from '@recollect/store-postgres'
import type { PostgresConnection, PostgresStoreOptions } from '@recollect/store-postgres'
import { createDatabase, freshSchemaName, serverOf, startPgVector } from '@recollect/test-postgres'
import { RECALL_GROUPS } from '@recollect/testkit'
import type { RecallHarness } from '@recollect/testkit'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'

/** A server of the tests below: where it is, and how to be rid of it. */
interface Place {
  readonly connection: PostgresConnection
  end(): Promise<void>
}

async function withPgVector(): Promise<Place> {
  const { url, stop } = await startPgVector()
  // It serves one connection at a time.
  const connection: PostgresConnection & { readonly maxUses: number } = { connectionString: url, maxUses: 1 }
  return { connection, end: stop }
}

async function withoutPgVector(): Promise<Place> {
  const { url, drop } = await createDatabase(serverOf(inject('postgres')).adminUrl)
  return { connection: { connectionString: url }, end: drop }
}

const PLACES: readonly [string, () => Promise<Place>, Partial<PostgresStoreOptions>][] = [
  ['by pgvector', withPgVector, { vectors: 'pgvector', poolSize: 1 }],
  ['packed', withoutPgVector, { vectors: 'packed' }],
]

describe.each(PLACES)('recall on Postgres with vectors %s', (name, start, options) => {
  const started: { place?: Place } = {}
  beforeAll(async () => {
    started.place = await start()
  })
  afterAll(() => started.place?.end())

  const harness: RecallHarness = {
    name,
    store: {
      name,
      create: async () => {
        const { connection } = started.place ?? { connection: {} }
        const store = postgresStore({ connection, schema: freshSchemaName(), partitions: 1, ...options })
        await store.migrate()
        return store
      },
    },
    languages: () => [chinese(), english()],
  }
  for (const testCase of RECALL_GROUPS['vectors'] ?? []) it(testCase.name, () => testCase.run(harness))
})
