import { testStore } from '@recollect/testkit'
import { describe, inject } from 'vitest'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { schemaHarness } from './support/schemas.ts'

describe.runIf(inject('postgres').available)('a store on Postgres', () => {
  testStore(schemaHarness('postgres', ownDatabase()))
})
