import { resolve } from 'node:path'
import { own } from '@recollect/core'
import type { Backup } from '@recollect/store-sqlite'
import type { Context } from '../../context.ts'
import { isServer } from '../../database/address.ts'
import { checkDatabase } from '../../database/open.ts'
import { admitted } from '../../privacy/admitted.ts'
import { backupFile } from './file.ts'
import { backupServer } from './server.ts'
import type { BackupArguments } from './spec.ts'

export interface BackupResult {
  /** Whether it was made now; false: it was there, and was checked. */
  readonly made: boolean
  readonly file: string
  /** ISO 8601. */
  readonly at: string
  readonly bytes: number
  readonly sha256: string
  readonly scopes: number
  readonly items: number
  readonly cards: number
  readonly brokenChains: number
  readonly encrypted: boolean
}

/** Makes a verified backup while others read and write, or checks one that is there. */
export async function backup({ file, verify }: BackupArguments, context: Context): Promise<BackupResult> {
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
