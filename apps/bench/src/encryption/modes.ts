import { createRecollect } from '@recollect/core'
import type { Recollect } from '@recollect/core'
import { fieldCipher, generateKey, keyRing } from '@recollect/privacy'
import { sqliteStore } from '@recollect/store-sqlite'
import { packs } from '../library/packs.ts'

/** What is encrypted: nothing, what sensitive slots ask for, all there is. */
export const MODES = ['none', 'sensitive', 'everything'] as const
export type Mode = (typeof MODES)[number]

/** Opens a database of its own, with new keys. */
export function openMode(mode: Mode, file: string): Promise<Recollect> {
  const store = mode === 'none' ? sqliteStore({ file }) : sqliteStore({ file, cipher: newCipher(mode) })
  return createRecollect({ store, languages: packs() })
}

const newCipher = (seal: Exclude<Mode, 'none'>) =>
  fieldCipher({
    ring: keyRing({ keys: { first: generateKey() }, current: 'first', indexKey: generateKey() }),
    seal,
  })
