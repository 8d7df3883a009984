import { testDriver } from '../support/driver-contract.ts'

testDriver('libsql')
