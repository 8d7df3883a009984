import { testStore } from '@recollect/testkit'
import { fileHarness, memoryHarness } from './support/files.ts'

testStore(memoryHarness)
testStore(fileHarness('sqlite, file, normal durability', { durability: 'normal' }))
