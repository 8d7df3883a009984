import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import type { PostgresConnection, PostgresStoreOptions } from '@recollect/store-postgres'
import { createDatabase, serverOf, startPgVector } from '@recollect/test-postgres'
import { RECALL_GROUPS } from '@recollect/testkit'
import type { RecallHarness } from '@recollect/testkit'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { postgresStores } from './support/postgres-stores.ts'
import type { Place } from './support/postgres-stores.ts'

/** A server of the tests below: where it is, and how to be rid of it. */
interface Server extends Place {
  end(): Promise<void>
}

async function withPgVector(): Promise<Server> {
  const { url, adminUrl, stop } = await startPgVector()
  // It serves one connection at a time.
  const connection: PostgresConnection & { readonly maxUses: number } = { connectionString: url, maxUses: 1 }
  return { connection, adminUrl, end: stop }
}

async function withoutPgVector(): Promise<Server> {
  const { url, adminUrl, drop } = await createDatabase(serverOf(inject('postgres')).adminUrl)
  return { connection: { connectionString: url }, adminUrl, end: drop }
}

const PLACES: readonly [string, () => Promise<Server>, Partial<PostgresStoreOptions>][] = [
  ['by pgvector', withPgVector, { vectors: 'pgvector', poolSize: 1 }],
  ['packed', withoutPgVector, { vectors: 'packed' }],
]

describe.each(PLACES)('recall on Postgres with vectors %s', (name, start, options) => {
  const started: { place?: Server } = {}
  beforeAll(async () => {
    started.place = await start()
  })
  afterAll(() => started.place?.end())

  const harness: RecallHarness = {
    name,
    store: postgresStores(name, () => started.place ?? { connection: {}, adminUrl: '' }, {
      partitions: 1,
      ...options,
    }),
    languages: () => [chinese(), english()],
  }
  for (const testCase of RECALL_GROUPS['vectors'] ?? []) it(testCase.name, () => testCase.run(harness))
})
