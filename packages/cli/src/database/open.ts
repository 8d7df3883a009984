import type { Store } from '@recollect/core'
import type { Cipher } from '@recollect/core/store'
import type { Settings } from '../config/types.ts'
import { field } from '../util/objects.ts'
import { isServer } from './address.ts'
import { checkDatabaseFile } from './file.ts'
import { checkServer, loadPostgres, storeOptions } from './server.ts'

type Where = Pick<Settings, 'db' | 'postgres' | 'durability' | 'sqliteDriver'>

/** Looks before anything is opened, so that a mistyped name creates nothing. @throws CliError, StoreError */
export const checkDatabase = (where: Where, mode: 'read' | 'write'): Promise<void> =>
  isServer(where.db) ? checkServer(where, mode) : checkDatabaseFile(where, mode)

/** The store of a file or of a server; what belongs to the other is not loaded. Without a cipher nothing that is encrypted can be read. */
export async function openStore(where: Where, cipher: Cipher | null): Promise<Store> {
  const { db, postgres, durability, sqliteDriver: driver } = where
  const sealed = field('cipher', cipher ?? undefined)
  if (isServer(db)) return (await loadPostgres()).postgresStore({ ...storeOptions(db, postgres), ...sealed })
  return (await import('@recollect/store-sqlite')).sqliteStore({
    file: db,
    driver,
    durability,
    ...sealed,
  })
}
