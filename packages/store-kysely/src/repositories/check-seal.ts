import { CipherError, InvalidConfigError } from '@recollect/core'
import type { Cipher } from '@recollect/core/store'
import type { ScopeSession } from './scope-session.ts'

/** Refuses a scope that this store cannot read, or would make half readable. */
export function checkSeal({ sealedBy }: Pick<ScopeSession, 'sealedBy'>, cipher: Cipher | null): void {
  if (sealedBy === undefined || sealedBy === (cipher?.indexKey ?? null)) return
  if (cipher === null) throw new CipherError('KEY_MISSING', NO_CIPHER)
  if (sealedBy === null) throw new InvalidConfigError(IS_PLAIN)
  throw new CipherError(
    'KEY_MISSING',
    `This scope was encrypted with another index key (fingerprint ${sealedBy}, here ${cipher.indexKey}). Pass the key ring it was made with.`,
  )
}

const NO_CIPHER =
  'This scope is encrypted, and the store has no cipher. Open the store with the cipher it was made with.'

const IS_PLAIN =
  'This scope was written without encryption and is not encrypted in place. Copy it into a new database that is opened with the cipher: ' +
  'recollect copy, or copyStore().'
