import { settingsOf } from '../options.ts'
import type { PostgresStoreOptions } from '../options.ts'
import { asking } from '../inspect/asking.ts'
import { citusVersion } from './distribute.ts'

/** The version of Citus in this database. @throws StoreError when it has none: ask before anything is made for it. */
export function checkCitus(options: PostgresStoreOptions): Promise<string> {
  return asking(settingsOf(options).primary, citusVersion)
}
