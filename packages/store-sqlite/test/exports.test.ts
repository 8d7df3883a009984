import { expect, it } from 'vitest'
import * as surface from '../src/index.ts'

it('exports what the README names, and nothing by accident', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
    [
      "backupSqlite",
      "restoreBackup",
      "sqliteStore",
      "verifyBackup",
      "writeBackup",
    ]
  `)
})
