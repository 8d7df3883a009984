import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { expectSameRecall, testHistory, testRecall } from '@recollect/testkit'
import type { RecallHarness } from '@recollect/testkit'
import { describe, inject, it } from 'vitest'
import { postgresStores } from './support/postgres-stores.ts'

const packs = [chinese(), english()]
const languages = () => packs

const reference: RecallHarness = {
  name: 'the reference store',
  store: { name: 'reference', create: async () => inMemoryStore() },
  languages,
}

describe.runIf(inject('postgres').available)('memory on Postgres', () => {
  const database = ownDatabase()
  const postgres: RecallHarness = {
    name: 'Postgres',
    store: postgresStores(
      'postgres',
      () => ({ connection: { connectionString: database.current.url }, adminUrl: database.current.adminUrl }),
      { poolSize: 4 },
    ),
    languages,
  }

  testRecall(postgres)
  testHistory(postgres, { runs: 100 })

  it('gives the same answers and the same top ten as the reference store', async () => {
    await expectSameRecall(reference, postgres)
  }, 120_000)
})
