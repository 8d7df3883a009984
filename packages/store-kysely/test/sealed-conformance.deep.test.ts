import { testStore } from '@recollect/testkit'
import { sealedHarness } from './sealed-stores.ts'

testStore(sealedHarness('everything'))
testStore(sealedHarness('sensitive'))
