import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { restoreBackup, verifyBackup } from '@recollect/store-sqlite'
import { command } from '../argv/command.ts'
import { fileArgument } from '../argv/files.ts'
import type { Context } from '../context.ts'
import { isServer, shownDatabase } from '../database/address.ts'
import { CliError } from '../errors/cli-error.ts'
import { isForeignDatabase } from '../inspect/database.ts'
import { confirmed } from '../io/confirmed.ts'
import { renderRestoredBackup } from '../render/safety/backup.ts'
import { moment } from '../render/time.ts'
import { viewOf } from '../render/view.ts'
import { resultOf } from './backup.ts'
import type { BackupResult, RestoredResult } from '../render/safety/backup.ts'
import { restoreToServer } from './restore-backup/server.ts'

interface RestoreBackupArguments {
  /** As it was typed. */
  readonly file: string
  readonly yes: boolean
}

/** Puts a backup in the place of a database, after it was verified and after a yes. Nothing is deleted. */
async function restoreTheBackup(
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

export const spec = command({
  name: 'restore-backup',
  group: 'safety',
  argument: { syntax: '<file>', help: 'backupFile' },
  options: ['yes'],
  read: (values): RestoreBackupArguments => ({ file: fileArgument(values), yes: values.flag('yes') }),
  run: restoreTheBackup,
  render: renderRestoredBackup,
})
