import { testStore } from '@recollect/testkit'
import { ownDatabase, schemaHarness } from './support/schemas.ts'

const database = ownDatabase()

testStore(schemaHarness('postgres', database))
