import { testStore } from '@recollect/testkit'
import { fileHarness } from './support/files.ts'

testStore(fileHarness('sqlite, file'))
