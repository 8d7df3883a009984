import { statSync } from 'node:fs'
import type { Clock } from '@recollect/core'
import { connectBy } from '../driver/drivers.ts'
import { checkVersion } from '../open/sqlite-version.ts'
import type { SqliteDriverName } from '../options.ts'
import { contentsOf } from './contents.ts'
import { digestOf } from './digest.ts'
import { flush } from './durable.ts'
import type { BackupManifest } from './types.ts'

const BUSY_MS = 1000

/** Makes a copied database one file without a log beside it, reads all of it, and brings it to the disk. */
export async function finish(
  file: string,
  clock: Pick<Clock, 'now'>,
  driver: SqliteDriverName,
): Promise<BackupManifest> {
  const connect = await connectBy(driver)
  const database = connect(file, { readonly: false, timeout: BUSY_MS })
  try {
    checkVersion(database, driver)
    // A backup that is opened to be read must not write beside itself.
    database.pragma('journal_mode = delete')
    const contents = contentsOf(database, 'The copy')
    database.close()
    flush(file)
    return {
      type: 'recollect-backup',
      format: 1,
      at: new Date(clock.now()).toISOString(),
      bytes: statSync(file).size,
      sha256: await digestOf(file),
      contents,
    }
  } finally {
    database.close()
  }
}
