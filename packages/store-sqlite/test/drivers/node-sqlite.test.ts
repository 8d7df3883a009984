import { expect, it } from 'vitest'
import { hasNodeSqlite } from '../../src/driver/advice.ts'
import { testDriver } from '../support/driver-contract.ts'

// Run on Node 22 and 24 by scripts/package-tests/sqlite-drivers.mjs.
if (hasNodeSqlite(process.versions)) testDriver('node:sqlite')
else
  it('is not there on this Node: the contract was not tried', () => {
    expect(process.getBuiltinModule('node:sqlite')).toBeUndefined()
  })
