import { testStore } from '@recollect/testkit'
import { ownPgVector, pgVectorHarness } from './support/pgvector.ts'

const server = ownPgVector()

testStore(pgVectorHarness(server))
