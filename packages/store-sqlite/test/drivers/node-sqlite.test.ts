import { it } from 'vitest'
import { hasNodeSqlite } from '../../src/driver/advice.ts'
import { testDriver } from '../support/driver-contract.ts'

// Run on Node 22 and 24 by scripts/package-tests/sqlite-drivers.mjs.
if (hasNodeSqlite(process.versions)) testDriver('node:sqlite')
else it.skip(`node:sqlite: not on Node ${process.versions.node}`)
