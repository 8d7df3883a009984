import { inMemoryStore } from '@recollect/store-memory'
import { expectSameBehaviour, settled } from '@recollect/testkit'
import { describe, inject, it } from 'vitest'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { schemaHarness } from './support/schemas.ts'

describe.runIf(inject('postgres').available)('a store on Postgres', () => {
  const database = ownDatabase()
  const reference = { name: 'reference', create: async () => inMemoryStore() }

  it('does what the reference store does, for random sequences of fifty operations', async () => {
    await expectSameBehaviour(reference, settled(schemaHarness('postgres', database)), { runs: 120 })
  }, 300_000)

  it('does the same without prepared statements, on one connection and tables in one part', async () => {
    const plain = schemaHarness('plain', database, { prepare: false, poolSize: 1, partitions: 1 })
    await expectSameBehaviour(schemaHarness('postgres', database), plain, { runs: 30 })
  }, 300_000)
})
