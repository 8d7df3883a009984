import { CipherError, InvalidConfigError, InvalidInputError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { OptionNames } from '@recollect/core/plugin'
import type { Cipher } from '@recollect/core/store'
import { blindIndex } from './blind-index.ts'
import { openBox, sealBox } from './box.ts'
import type { KeyRing } from './key-ring.ts'
import { nonces } from './nonces.ts'
import { openedValues } from './opened-values.ts'
import { placeReader } from './place.ts'
import { bytesParts, sealedBytes, sealedText, textParts } from './sealed-form.ts'
import type { Sealed } from './sealed-form.ts'

/** Options of `fieldCipher`; `ring` is required. */
export interface FieldCipherOptions {
  /** The keys: `keyRing()`. */
  readonly ring: KeyRing
  /** What is sealed: `Cipher.seals`. Default `sensitive`. */
  readonly seal?: Cipher['seals']
  /** How many short texts, lately sealed or opened, are kept opened in memory: 0–1,000,000, default 4,096. 0 keeps none. */
  readonly keepOpened?: number
}

const OPTIONS: OptionNames<FieldCipherOptions> = { ring: true, seal: true, keepOpened: true }

const KEPT_OPENED = 4096
const MOST_KEPT = 1_000_000

/** UTF-8 has no form for half a character: it would come back as another. */
const HALF_CHARACTER = /\p{Surrogate}/u

/**
 * AES-256-GCM over fields, each with a random nonce, bound to its place; keys of each scope by HKDF-SHA256 from those of the ring. Pass
 * it to a store: `sqliteStore({ file, cipher })`.
 * @throws InvalidConfigError for options that cannot be meant.
 */
export function fieldCipher(options: FieldCipherOptions): Cipher {
  const {
    ring,
    seal: seals = 'sensitive',
    keepOpened = KEPT_OPENED,
  } = knownOptions('fieldCipher', options, OPTIONS)
  checkOptions(seals, keepOpened)
  const { current } = ring
  const kept = openedValues(keepOpened, current)
  const { shut, opened } = boxesOf(ring)
  return Object.freeze<Cipher>({
    specVersion: 1,
    seals,
    currentKey: current,
    indexKey: ring.indexFingerprint,
    seal: (place, plain) => {
      const sealed = sealedText(current, shut(place, wellFormed(plain)))
      kept.keep(place, sealed, plain)
      return sealed
    },
    open: (place, sealed) => {
      const known = kept.find(place, sealed)
      if (known !== undefined) return known
      const plain = opened(place, textParts(sealed)).toString('utf8')
      kept.keep(place, sealed, plain)
      return plain
    },
    sealBytes: (place, plain) => sealedBytes(current, shut(place, plain)),
    openBytes: (place, sealed) => opened(place, bytesParts(sealed)),
    keyOf: (sealed) => (typeof sealed === 'string' ? textParts(sealed) : bytesParts(sealed))?.id ?? null,
    blind: blindIndex(ring),
  })
}

/** Shuts boxes with the current key of a ring, and opens those of all its keys. */
function boxesOf(ring: KeyRing) {
  const { current } = ring
  const placeOf = placeReader()
  const nonce = nonces()
  return {
    shut: (place: string, plain: string | Uint8Array): Buffer => {
      const { scope, bound } = placeOf(place)
      return sealBox(ring.sealingKey(current, scope) ?? missing(current), nonce(), bound, plain)
    },
    opened: (place: string, sealed: Sealed | null): Buffer => {
      const { scope, bound } = placeOf(place)
      const { id, box } = sealed ?? broken()
      const key = ring.sealingKey(id, scope) ?? missing(id)
      try {
        return openBox(key, bound, box)
      } catch {
        // What it was is all there is to say: the error of OpenSSL has no more in it.
        return broken()
      }
    },
  }
}

function checkOptions(seals: string, keepOpened: number): void {
  if (seals !== 'sensitive' && seals !== 'everything') {
    throw new InvalidConfigError("seal is neither 'sensitive' nor 'everything'. Choose one of them.")
  }
  if (!Number.isInteger(keepOpened) || keepOpened < 0 || keepOpened > MOST_KEPT) {
    throw new InvalidConfigError('keepOpened is not a whole number from 0 to 1,000,000.')
  }
}

function wellFormed(plain: string): string {
  if (!HALF_CHARACTER.test(plain)) return plain
  throw new InvalidInputError('Text holds a lone surrogate and was not encrypted. Remove it first.')
}

function missing(id: string): never {
  throw new CipherError(
    'KEY_MISSING',
    `A value was sealed with key "${id}", which is not in the key ring. Add that key to keys; without it what it sealed cannot be read.`,
  )
}

function broken(): never {
  throw new CipherError(
    'SEAL_BROKEN',
    'A sealed value was altered, cut or moved, or its key has another one’s id. Restore it from a backup.',
  )
}
