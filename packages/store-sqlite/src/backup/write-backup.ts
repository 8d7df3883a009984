import { renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { systemClock } from '@recollect/core'
import type { Clock } from '@recollect/core'
import { driverOf } from '../options.ts'
import type { SqliteDriverName } from '../options.ts'
import { discard, flush } from './durable.ts'
import { mapFileError } from './file-error.ts'
import { finish } from './finish.ts'
import { createPartial, OWNER_ONLY, publish } from './partial.ts'
import { checkTarget, manifestOf } from './target.ts'
import { noStage } from './types.ts'
import type { Backup, BackupManifest, OnStage } from './types.ts'

/** Where `writeBackup` writes to. */
export interface WriteBackupOptions {
  /** Where the backup is to stand. Nothing may stand there, nor beside it as `<to>.json`. */
  readonly to: string
  /** What reads it back, as of the store. */
  readonly driver?: SqliteDriverName
  /** Default the system's clock. */
  readonly clock?: Pick<Clock, 'now'>
}

/**
 * Makes a verified backup of whatever `fill` writes into the empty file it is given, a SQLite database: read back page by page, counted,
 * hashed, described in `<to>.json`, both of this user alone (0600). It has its name when it is whole and on the disk; a file that
 * ends in `.partial` was never finished and may be deleted.
 *
 * @throws StoreError `STORE_CONFLICT` when something stands there, `STORE_FULL`, `STORE_CORRUPT` when what was written is damaged,
 *   `STORE_UNAVAILABLE`; what `fill` throws. Nothing is left behind then.
 */
export const writeBackup = (
  options: WriteBackupOptions,
  fill: (partial: string) => Promise<void>,
): Promise<Backup> => writeInStages(options, fill, noStage)

export async function writeInStages(
  { to, clock = systemClock, ...options }: WriteBackupOptions,
  fill: (partial: string) => Promise<void>,
  stage: OnStage,
): Promise<Backup> {
  const driver = driverOf(options)
  let partial: string | null = null
  try {
    const file = checkTarget(to)
    partial = createPartial(file)
    stage('begun')
    await fill(partial)
    stage('filled')
    const manifest = await finish(partial, clock, driver)
    stage('checked')
    describe(file, manifest, partial)
    stage('described')
    publish(partial, file)
    flush(dirname(file))
    stage('published')
    return { file, manifest }
  } catch (error) {
    if (partial !== null) discardAll(partial)
    throw mapFileError(error)
  }
}

/** The description comes first, so that a backup is never without. */
function describe(file: string, manifest: BackupManifest, partial: string): void {
  const draft = manifestOf(partial)
  writeFileSync(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: OWNER_ONLY, flag: 'wx' })
  flush(draft)
  renameSync(draft, manifestOf(file))
}

function discardAll(partial: string): void {
  discard(partial)
  discard(manifestOf(partial))
}
