import type { Store } from '@recollect/core'
import { createKyselyStore, systemWaiter } from '@recollect/store-kysely'
import type { Aftermath } from '@recollect/store-kysely'
import { sqliteFlavor } from '../flavor.ts'
import { OF_A_SERVER } from '../residue/remains.ts'
import { serverSettingsOf } from './options.ts'
import type { LibsqlServerOptions } from './options.ts'
import { ServerDriver } from './server-driver.ts'

export function openServerStore(options: LibsqlServerOptions): Store {
  return createKyselyStore({
    name: 'libsql',
    capabilities: {
      durable: true,
      multiProcess: true,
      sessions: true,
      semantic: true,
      vectors: true,
      audit: true,
    },
    driver: new ServerDriver(serverSettingsOf(options), systemWaiter),
    // A server takes no ANALYZE: it plans without figures.
    flavor: { ...sqliteFlavor, expect: () => Promise.resolve() },
    ...(options.cipher === undefined ? {} : { cipher: options.cipher }),
    aftermath: () => outOfReach,
  })
}

/** Nobody here can look at the files of a server. */
const outOfReach: Aftermath = {
  note: () => Promise.resolve(),
  finish: () => Promise.resolve({ residue: null, remains: [OF_A_SERVER] }),
}
