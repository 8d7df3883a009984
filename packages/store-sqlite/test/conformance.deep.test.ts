import { testStore } from '@recollect/testkit'
import { memoryHarness } from './support/files.ts'

testStore(memoryHarness)
