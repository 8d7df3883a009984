import { driverOf, MEMORY } from '../options.ts'
import type { SqliteDriverName } from '../options.ts'
import { alone } from './alone.ts'
import { connectBy } from './drivers.ts'
import { sharesFiles } from './shares-files.ts'
import type { SqliteDatabase } from './sqlite-database.ts'

/** What `openSqlite` opens. */
export interface OpenSqliteOptions {
  readonly file: string
  /** Default `better-sqlite3`. */
  readonly driver?: SqliteDriverName
  /** Default false. */
  readonly readonly?: boolean
  /** How long SQLite may wait for another connection, in ms. Default 5,000. */
  readonly timeout?: number
}

/** A plain connection to a file that is there, for looking after it. @throws what SQLite throws; StoreError where the driver is missing. */
export async function openSqlite(options: OpenSqliteOptions): Promise<SqliteDatabase> {
  const { file, readonly = false, timeout = 5000 } = options
  const driver = driverOf(options)
  const connect = await connectBy(driver)
  const open = readonly || file === MEMORY || sharesFiles(driver) ? connect : alone(connect)
  return open(file, { readonly, timeout })
}
