import type { SqliteDriverName } from '../options.ts'
import { connected, disconnected } from '../residue/held-files.ts'
import { loadBetterSqlite } from './better-sqlite.ts'
import { loadBunSqlite } from './bun-sqlite.ts'
import { loadLibsql } from './libsql.ts'
import { loadNodeSqlite } from './node-sqlite.ts'
import type { Connect } from './sqlite-database.ts'
import { closedBy } from './wrap.ts'

const LOADERS: Readonly<Record<SqliteDriverName, () => Promise<Connect>>> = {
  'better-sqlite3': loadBetterSqlite,
  'node:sqlite': loadNodeSqlite,
  'bun:sqlite': loadBunSqlite,
  libsql: loadLibsql,
}

/** Imports a driver, and no other. @throws StoreError `STORE_UNAVAILABLE` when it is not there or does not run here. */
export async function connectBy(driver: SqliteDriverName): Promise<Connect> {
  const connect = await LOADERS[driver]()
  return (file, options) => {
    const database = connect(file, options)
    connected(file)
    return closedBy(database, () => {
      database.close()
      disconnected(file)
    })
  }
}
