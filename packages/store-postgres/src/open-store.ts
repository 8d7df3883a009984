import type { Store } from '@recollect/core'
import { createKyselyStore, systemWaiter } from '@recollect/store-kysely'
import type { Waiter } from '@recollect/store-kysely'
import { PostgresDriver } from './driver/postgres-driver.ts'
import { Server } from './driver/server.ts'
import { postgresFlavor } from './flavor.ts'
import { settingsOf } from './options.ts'
import type { PostgresStoreOptions } from './options.ts'

/** What tests put in the place of time. */
export interface PostgresParts {
  readonly waiter?: Waiter
}

export function openStore(options: PostgresStoreOptions, parts: PostgresParts = {}): Store {
  const settings = settingsOf(options)
  return createKyselyStore({
    name: 'postgres',
    capabilities: {
      durable: true,
      multiProcess: true,
      sessions: false,
      semantic: false,
      vectors: true,
      audit: false,
    },
    driver: new PostgresDriver({
      settings,
      primary: new Server(settings.primary, settings),
      waiter: parts.waiter ?? systemWaiter,
    }),
    flavor: postgresFlavor(settings),
  })
}
