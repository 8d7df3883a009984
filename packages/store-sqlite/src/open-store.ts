import type { Store } from '@recollect/core'
import { createKyselyStore, systemWaiter } from '@recollect/store-kysely'
import { Connections } from './driver/connections.ts'
import { SqliteDriver } from './driver/sqlite-driver.ts'
import { connectBy } from './driver/drivers.ts'
import { sharesFiles } from './driver/shares-files.ts'
import type { Connect } from './driver/sqlite-database.ts'
import type { Waiter } from '@recollect/store-kysely'
import { sqliteFlavor } from './flavor.ts'
import { MEMORY, settingsOf } from './options.ts'
import type { SqliteDriverName, SqliteStoreOptions } from './options.ts'
import { FileAftermath, memoryAftermath } from './residue/aftermath.ts'

/** What tests put in the place of the driver and of time. */
export interface SqliteParts {
  readonly connect?: Connect
  readonly waiter?: Waiter
}

export function openStore(options: SqliteStoreOptions, parts: SqliteParts = {}): Store {
  const settings = settingsOf(options)
  const { waiter = systemWaiter } = parts
  const connections = new Connections({ settings, connect: connectOf(settings.driver, parts), waiter })
  const driver = new SqliteDriver(connections)
  const track = <T>(work: () => Promise<T>) => driver.track(work)
  const inFile = settings.file !== MEMORY
  return createKyselyStore({
    name: 'sqlite',
    capabilities: {
      durable: inFile,
      multiProcess: inFile && sharesFiles(settings.driver),
      sessions: true,
      semantic: true,
      vectors: true,
      audit: true,
    },
    driver,
    flavor: sqliteFlavor,
    ...(options.cipher === undefined ? {} : { cipher: options.cipher }),
    aftermath: () => (inFile ? new FileAftermath({ connections, settings, waiter, track }) : memoryAftermath),
  })
}

function connectOf(driver: SqliteDriverName, { connect }: SqliteParts): () => Promise<Connect> {
  return () => (connect ? Promise.resolve(connect) : connectBy(driver))
}
