import type { Store } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { copyStore } from '@recollect/transfer'
import type { Fingerprint } from '@recollect/transfer'

/** Reads all that a scope holds, every record of it: its counts and a hash over all of it. */
export async function holdsOf(store: Store, scope: string): Promise<Fingerprint | undefined> {
  const target = inMemoryStore()
  await target.migrate()
  const { scopes } = await copyStore(store, target, { scopes: [scope] })
  return scopes[0]?.holds
}
