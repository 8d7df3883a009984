import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { restoreBackup, verifyBackup } from '@recollect/store-sqlite'
import type { Context } from '../../context.ts'
import { isServer, shownDatabase } from '../../database/address.ts'
import { CliError } from '../../errors/cli-error.ts'
import { isForeignDatabase } from '../../inspect/database.ts'
import { confirmed } from '../../io/confirmed.ts'
import { moment } from '../../render/time.ts'
import { viewOf } from '../../render/view.ts'
import { resultOf } from '../backup/index.ts'
import type { BackupResult } from '../backup/index.ts'
import { restoreToServer } from './server.ts'
import type { RestoreBackupArguments } from './spec.ts'

export interface RestoredResult {
  readonly backup: BackupResult
  readonly db: string
  /** Where the database that was there is kept; null when there was none, or on a server. */
  readonly movedTo: string | null
  /** Set on a server: scopes that were copied. */
  readonly scopes: number | null
}

/** Puts a backup in the place of a database, after it was verified and after a yes. Nothing is deleted. */
export async function restoreTheBackup(
  { file, yes }: RestoreBackupArguments,
  context: Context,
): Promise<RestoredResult> {
  const from = resolve(context.io.cwd, file)
  const { settings } = context.loaded
  const { db, sqliteDriver: driver } = settings
  const verified = await verifyBackup(from, { driver })
  const backup = resultOf(verified, false)
  if (isServer(db)) {
    const scopes = await restoreToServer(from, context)
    return { backup, db: shownDatabase(db), movedTo: null, scopes }
  }
  if (existsSync(db)) {
    if (await isForeignDatabase(settings))
      throw new CliError('NOT_A_DATABASE', (t) => t.errors.notADatabase(db))
    if (!yes) await confirmed(context, question(backup, context))
  }
  const { movedTo } = await restoreBackup({ from, to: db, driver })
  return { backup, db, movedTo, scopes: null }
}

const question = ({ at }: BackupResult, context: Context): string =>
  context.text.safety.backup.confirmRestore(
    context.loaded.settings.db,
    moment(Date.parse(at), viewOf(context)),
  )
