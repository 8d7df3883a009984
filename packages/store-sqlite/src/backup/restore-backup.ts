import { chmodSync, constants, copyFileSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { InvalidInputError, StoreError, systemClock } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { Clock } from '@recollect/core'
import { connectBy } from '../driver/drivers.ts'
import { driverOf } from '../options.ts'
import type { SqliteDriverName } from '../options.ts'
import { prepareTarget } from './aside.ts'
import { checkPath } from './check-path.ts'
import { digestOf } from './digest.ts'
import { discard, flush } from './durable.ts'
import { mapFileError } from './file-error.ts'
import { createPartial, OWNER_ONLY } from './partial.ts'
import { noStage } from './types.ts'
import type { BackupManifest, OnStage } from './types.ts'
import { verifyBackup } from './verify-backup.ts'

/** What `restoreBackup` puts where. */
export interface RestoreBackupOptions {
  /** The backup; its description stands beside it. */
  readonly from: string
  /** The database. One that is there is moved aside, never deleted; nobody may have it open. */
  readonly to: string
  /** What verifies it, as of the store. */
  readonly driver?: SqliteDriverName
  /** Default the system's clock. */
  readonly clock?: Pick<Clock, 'now'>
}

/** A database that was put back. */
export interface RestoredBackup {
  /** Absolute. */
  readonly file: string
  readonly manifest: BackupManifest
  /** Where the database that was there stands now; null when there was none. */
  readonly movedTo: string | null
}

/**
 * Puts a backup in the place of a database, after it was verified. The database that is there keeps its contents under another name. At
 * every moment one of the two stands whole at `to`.
 *
 * @throws as `verifyBackup` does; StoreError `STORE_BUSY` when another connection has the database open; `STORE_FULL`.
 */
export const restoreBackup = (options: RestoreBackupOptions): Promise<RestoredBackup> =>
  restoreInStages(options, noStage)

export async function restoreInStages(
  options: RestoreBackupOptions,
  stage: OnStage,
): Promise<RestoredBackup> {
  const {
    from,
    to,
    clock = systemClock,
  } = knownOptions('restoreBackup', options, { from: true, to: true, clock: true, driver: true })
  const file = resolve(checkPath(to, 'to'))
  const driver = driverOf(options)
  const backup = await verifyBackup(from, { driver })
  if (backup.file === file) {
    throw new InvalidInputError(
      'The backup and the database are the same file. Name the database to restore.',
    )
  }
  let partial: string | null = null
  try {
    const target = prepareTarget(file, clock, await connectBy(driver))
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    partial = createPartial(file)
    stage('begun')
    copyFileSync(backup.file, partial, constants.COPYFILE_FICLONE)
    // A copy takes over the mode of what it is made of.
    chmodSync(partial, OWNER_ONLY)
    flush(partial)
    stage('filled')
    await checkCopy(partial, backup.manifest)
    stage('checked')
    const movedTo = target.exchange(partial, stage)
    flush(dirname(file))
    stage('in-place')
    return { file, manifest: backup.manifest, movedTo }
  } catch (error) {
    if (partial !== null) discard(partial)
    throw mapFileError(error)
  }
}

async function checkCopy(partial: string, { sha256 }: BackupManifest): Promise<void> {
  if ((await digestOf(partial)) === sha256) return
  throw new StoreError(
    'STORE_CORRUPT',
    'The backup changed while it was copied, or the disk is faulty. Nothing was changed. Check the disk and call again.',
  )
}
