import type { Cipher } from '@recollect/core/store'
import { testCipher } from '@recollect/testkit'
import type { StoreHarness } from '@recollect/testkit'
import { createKyselyStore } from '../src/index.ts'
import { plainSqlite } from './flavors.ts'
import { plainDriver } from './plain-driver.ts'

export const capabilities = {
  ...{ durable: false, multiProcess: false },
  ...{ sessions: true, semantic: true, vectors: true, audit: true },
}

/** Encrypted stores in memory, of whose slots a few are sensitive. */
export const sealedHarness = (seals: Cipher['seals']): StoreHarness => ({
  name: `kysely over a plain driver, ${seals} encrypted`,
  create: async () => {
    const store = createKyselyStore({
      name: 'plain',
      capabilities,
      driver: plainDriver(),
      flavor: plainSqlite,
      cipher: testCipher(seals),
    })
    store.sensitiveSlots?.((slot) => slot.startsWith('l'))
    await store.migrate()
    return store
  },
})
