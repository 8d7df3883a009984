import type { Store } from '@recollect/core'
import { createKyselyStore, systemWaiter } from '@recollect/store-kysely'
import type { Waiter } from '@recollect/store-kysely'
import { PostgresDriver } from './driver/postgres-driver.ts'
import { Server } from './driver/server.ts'
import type { ServerParts } from './driver/server.ts'
import { eraseAftermath } from './erase-aftermath.ts'
import { postgresFlavor } from './flavor.ts'
import { settingsOf } from './options.ts'
import type { PostgresSettings, PostgresStoreOptions } from './options.ts'

/** What tests put in the place of time, and of `pg`'s connections. */
export interface PostgresParts {
  readonly waiter?: Waiter
  readonly Client?: ServerParts['Client']
}

export function openStore(options: PostgresStoreOptions, parts: PostgresParts = {}): Store {
  const settings = settingsOf(options)
  return createKyselyStore({
    name: 'postgres',
    capabilities: {
      durable: true,
      multiProcess: true,
      sessions: true,
      semantic: true,
      vectors: true,
      audit: true,
    },
    driver: driverOf(settings, parts),
    flavor: postgresFlavor(settings),
    ...(options.cipher === undefined ? {} : { cipher: options.cipher }),
    aftermath: () => eraseAftermath,
  })
}

/** A replica that does not answer soon is not worth waiting for: the primary is there. */
const REPLICA_CONNECT_MS = 1000

function driverOf(
  settings: PostgresSettings,
  { waiter = systemWaiter, Client }: PostgresParts,
): PostgresDriver {
  const { primary, replica } = settings
  const parts = { connectMs: REPLICA_CONNECT_MS, Client }
  return new PostgresDriver({
    settings,
    primary: new Server(primary, settings, { Client }),
    replica: replica && new Server(replica, settings, parts),
    waiter,
  })
}
