import type { Store } from '@recollect/core'
import type { Cipher } from '@recollect/core/store'
import { plantEverything } from '@recollect/testkit'
import { fieldCipher, generateKey, keyRing } from '../../src/index.ts'

const [OLD, NEW, INDEX] = [generateKey(), generateKey(), generateKey()]
export const SCOPES = ['alice', '王小明'] as const

/** Ciphers before, during and after a key was exchanged. */
export function ciphers(seal: Cipher['seals']): Record<'before' | 'during' | 'after', Cipher> {
  const made = (keys: Record<string, string>, current: string): Cipher =>
    fieldCipher({ ring: keyRing({ keys, current, indexKey: INDEX }), seal })
  return {
    before: made({ old: OLD }, 'old'),
    during: made({ old: OLD, new: NEW }, 'new'),
    after: made({ new: NEW }, 'new'),
  }
}

/** Puts a record of every kind into two scopes. */
export async function plant(store: Store): Promise<void> {
  await store.migrate()
  for (const scope of SCOPES) {
    let said = 0
    await plantEverything(store, scope, () => `words 话 ${String(said++)}`)
  }
}
