import { lstatSync } from 'node:fs'
import { resolve } from 'node:path'
import { StoreError } from '@recollect/core'
import { MIGRATIONS } from '@recollect/store-kysely'
import { connectBy } from '../driver/drivers.ts'
import { checkVersion } from '../open/sqlite-version.ts'
import { driverOf } from '../options.ts'
import type { SqliteDriverName } from '../options.ts'
import { checkPath } from './check-path.ts'
import { contentsOf } from './contents.ts'
import { digestOf } from './digest.ts'
import { mapFileError } from './file-error.ts'
import { readManifest } from './manifest.ts'
import { SIDES } from './sides.ts'
import { exists, manifestOf } from './target.ts'
import type { Backup, BackupContents, BackupManifest } from './types.ts'

const BUSY_MS = 1000

/**
 * Reads a backup as a whole and compares it with its description: size, SHA-256, SQLite's own check, rows of every table, chains. Changes
 * nothing. The description tells of accidents and of changes to the file; against somebody who rewrites both, keep its `sha256` elsewhere.
 *
 * @throws StoreError `STORE_CORRUPT` for what is damaged, altered or not described, `STORE_NEWER` for one of a newer version of the
 *   library, `STORE_UNAVAILABLE` when it cannot be read.
 */
export async function verifyBackup(
  from: string,
  options: { readonly driver?: SqliteDriverName } = {},
): Promise<Backup> {
  const driver = driverOf(options)
  const file = resolve(checkPath(from, 'from'))
  try {
    const manifest = describedBy(file)
    if (lstatSync(file).size !== manifest.bytes || (await digestOf(file)) !== manifest.sha256) {
      throw refused(file, 'is not what was written: it is damaged, or was altered')
    }
    compare(file, await contentsIn(file, driver), manifest.contents)
    return { file, manifest }
  } catch (error) {
    throw mapFileError(error)
  }
}

function describedBy(file: string): BackupManifest {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (found === undefined) {
    throw new StoreError('STORE_UNAVAILABLE', `There is no backup "${file}". Check the path.`)
  }
  if (!found.isFile()) throw refused(file, 'is not a file')
  if (SIDES.some((side) => exists(file + side))) {
    throw refused(file, 'has the log of a database beside it, which would be taken for a part of it')
  }
  const manifest = readManifest(manifestOf(file))
  if (manifest === null)
    throw refused(file, 'has no description beside it, a file of the same name with ".json" behind it')
  return manifest
}

async function contentsIn(file: string, driver: SqliteDriverName): Promise<BackupContents> {
  const connect = await connectBy(driver)
  const database = connect(file, { readonly: true, timeout: BUSY_MS })
  try {
    checkVersion(database, driver)
    return contentsOf(database, `The backup "${file}"`)
  } finally {
    database.close()
  }
}

function compare(file: string, found: BackupContents, described: BackupContents): void {
  if (JSON.stringify(sorted(found)) !== JSON.stringify(sorted(described))) {
    throw refused(file, 'holds something else than its description says')
  }
  if (found.schema !== null && !MIGRATIONS.some(({ name }) => name === found.schema)) {
    throw new StoreError(
      'STORE_NEWER',
      `The backup "${file}" was written by a newer version of Recollect (it has migration "${found.schema}"). Update the @recollect packages.`,
    )
  }
}

const sorted = ({ rows, ...others }: BackupContents): unknown => [
  others.schema,
  others.chains,
  others.brokenChains,
  others.brokenReferences,
  others.sealedBy,
  Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)),
]

const refused = (file: string, how: string): StoreError =>
  new StoreError('STORE_CORRUPT', `The backup "${file}" ${how}. Nothing was changed. Use another backup.`)
