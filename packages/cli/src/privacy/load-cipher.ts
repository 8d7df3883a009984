import type { Cipher } from '@recollect/core/store'
import type { LoadedConfig } from '../config/types.ts'
import { readKey } from './read-key.ts'

/** The cipher of the configuration, with its keys read; null where nothing is encrypted. @throws CliError, InvalidConfigError */
export async function loadCipher(loaded: Pick<LoadedConfig, 'env' | 'settings'>): Promise<Cipher | null> {
  const { cipher } = loaded.settings.privacy
  if (cipher === null) return null
  const { fieldCipher, keyRing } = await import('@recollect/privacy')
  const keys = Object.entries(cipher.keys).map(([id, source]) => [id, readKey(source, loaded)] as const)
  const ring = keyRing({
    keys: Object.fromEntries(keys),
    current: cipher.current,
    indexKey: readKey(cipher.indexKey, loaded),
  })
  return fieldCipher({ ring, seal: cipher.seal })
}
