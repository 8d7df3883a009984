import { resolve } from 'node:path'
import { own } from '@recollect/core/plugin'
import type { Backup } from '@recollect/store-sqlite'
import { command } from '../argv/command.ts'
import { fileArgument } from '../argv/files.ts'
import type { Context } from '../context.ts'
import { isServer } from '../database/address.ts'
import { checkDatabase } from '../database/open.ts'
import { admitted } from '../privacy/admitted.ts'
import { renderBackup } from '../render/safety/backup.ts'
import { backupFile } from './backup/file.ts'
import { backupServer } from './backup/server.ts'
import type { BackupResult } from '../render/safety/backup.ts'

interface BackupArguments {
  /** As it was typed. */
  readonly file: string
  /** A backup that is there is checked, and none is made. */
  readonly verify: boolean
}

/** Makes a verified backup while others read and write, or checks one that is there. */
async function backup({ file, verify }: BackupArguments, context: Context): Promise<BackupResult> {
  const to = resolve(context.io.cwd, file)
  const { settings } = context.loaded
  if (verify) {
    const { verifyBackup } = await import('@recollect/store-sqlite')
    return resultOf(await verifyBackup(to, { driver: settings.sqliteDriver }), false)
  }
  await checkDatabase(settings, 'read')
  await admitted(context)
  return resultOf(await (isServer(settings.db) ? backupServer : backupFile)(to, context), true)
}

export function resultOf({ file, manifest }: Backup, made: boolean): BackupResult {
  const { at, bytes, sha256, contents } = manifest
  const rows = (table: string): number => own(contents.rows, table) ?? 0
  return {
    ...{ made, file, at, bytes, sha256 },
    scopes: rows('scopes'),
    items: rows('memory_items'),
    cards: rows('memory_cards'),
    brokenChains: contents.brokenChains,
    encrypted: contents.sealedBy.length > 0,
  }
}

export const spec = command({
  name: 'backup',
  group: 'safety',
  argument: { syntax: '<file>', help: 'backupFile' },
  options: ['verifyOnly'],
  read: (values): BackupArguments => ({ file: fileArgument(values), verify: values.flag('verify') }),
  run: backup,
  render: renderBackup,
})
