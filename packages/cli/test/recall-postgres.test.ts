import { inMemoryStore } from '@recollect/core/in-memory'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { postgresStore } from '@recollect/store-postgres'
import { createDatabase, freshSchemaName, serverOf } from '@recollect/test-postgres'
import type { TestDatabase } from '@recollect/test-postgres'
import { expectSameRecall, testHistory, testRecall } from '@recollect/testkit'
import type { RecallHarness } from '@recollect/testkit'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'

const packs = [chinese(), english()]
const languages = () => packs

const made: { database?: TestDatabase } = {}

const postgres: RecallHarness = {
  name: 'Postgres',
  store: {
    name: 'postgres',
    create: async () => {
      const url = made.database?.url ?? ''
      const store = postgresStore({ url, schema: freshSchemaName(), partitions: 2, poolSize: 4 })
      await store.migrate()
      return store
    },
  },
  languages,
}

const reference: RecallHarness = {
  name: 'the reference store',
  store: { name: 'reference', create: async () => inMemoryStore() },
  languages,
}

describe.runIf(inject('postgres').available)('memory on Postgres', () => {
  beforeAll(async () => {
    made.database = await createDatabase(serverOf(inject('postgres')).adminUrl)
  })
  afterAll(() => made.database?.drop())

  testRecall(postgres)
  testHistory(postgres, { runs: 100 })

  it('gives the same answers and the same top ten as the reference store', async () => {
    await expectSameRecall(reference, postgres)
  }, 120_000)
})
