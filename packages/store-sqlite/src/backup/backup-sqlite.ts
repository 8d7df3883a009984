import type { OptionNames } from '@recollect/core/plugin'
import { resolve } from 'node:path'
import { InvalidInputError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import { connectBy } from '../driver/drivers.ts'
import { driverOf } from '../options.ts'
import { prepareFile } from '../open/file-checks.ts'
import { checkPath } from './check-path.ts'
import { noStage } from './types.ts'
import type { Backup, OnStage } from './types.ts'
import { writeInStages } from './write-backup.ts'
import type { WriteBackupOptions } from './write-backup.ts'

/** What `backupSqlite` copies, where to, and how it may be watched and stopped. */
export interface BackupSqliteOptions extends WriteBackupOptions {
  /** The database. Others may read and write it meanwhile. */
  readonly file: string
  /** Ends it; nothing is left behind. */
  readonly signal?: AbortSignal
  /** Pages copied so far, and in all. */
  readonly onProgress?: (done: number, total: number) => void
}

const BUSY_MS = 5000

/**
 * Copies a database as it is at one moment, while it is in use, and verifies the copy; see `writeBackup`. The source is only read. What is
 * encrypted in it stays so: keep its keys, and not beside the backup.
 *
 * @throws as `writeBackup` does; `STORE_CORRUPT` also when the source is damaged; the signal's reason.
 */
export const backupSqlite = (options: BackupSqliteOptions): Promise<Backup> =>
  backupInStages(options, noStage)

const OPTIONS: OptionNames<BackupSqliteOptions> = {
  file: true,
  to: true,
  clock: true,
  signal: true,
  onProgress: true,
  driver: true,
}

export async function backupInStages(options: BackupSqliteOptions, stage: OnStage): Promise<Backup> {
  knownOptions('backupSqlite', options, OPTIONS)
  const file = resolve(checkPath(options.file, 'file'))
  if (resolve(options.to) === file) {
    throw new InvalidInputError('The backup cannot stand in the place of the database. Choose another name.')
  }
  prepareFile(file, true)
  try {
    return await writeInStages(options, (partial) => copyPages(file, partial, options), stage)
  } catch (error) {
    options.signal?.throwIfAborted()
    throw error
  }
}

async function copyPages(file: string, partial: string, options: BackupSqliteOptions): Promise<void> {
  const { signal, onProgress } = options
  signal?.throwIfAborted()
  const source = (await connectBy(driverOf(options)))(file, { readonly: true, timeout: BUSY_MS })
  try {
    await source.copyTo(partial, (done, total) => {
      signal?.throwIfAborted()
      onProgress?.(done, total)
    })
    signal?.throwIfAborted()
  } finally {
    source.close()
  }
}
