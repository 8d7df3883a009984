import { createHash } from 'node:crypto'
import type { Store } from '@recollect/core'
import { copyStore } from '@recollect/core/copy'
import type { Fingerprint } from '@recollect/core/copy'
import { inMemoryStore } from '@recollect/store-memory'

/** Reads all that a scope holds, every record of it: its counts and a hash over all of it. */
export async function holdsOf(store: Store, scope: string): Promise<Fingerprint | undefined> {
  const target = inMemoryStore()
  await target.migrate()
  const { scopes } = await copyStore(store, target, {
    newHash: () => createHash('sha256'),
    scopes: [scope],
  })
  return scopes[0]?.holds
}
