import { createHash, createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { InvalidConfigError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import { BoundedCache } from './bounded-cache.ts'
import { KEY_BYTES, keyBytes } from './key-material.ts'
import type { KeyMaterial } from './key-material.ts'

/** The keys of a ring: all that may have to open something, and the one that seals. */
export interface KeyRingOptions {
  /** Keys to encrypt with, by id: 1–32 letters, digits, `-` and `_`. Keep a key here until every scope was sealed with a newer one. */
  readonly keys: Readonly<Record<string, KeyMaterial>>
  /** Id of the key that new values are sealed with. */
  readonly current: string
  /** Key of the blind index. It cannot be exchanged in place: copy into a database with another one instead. */
  readonly indexKey: KeyMaterial
}

/** Keys of a cipher. What it hands out are subkeys of one scope, never the keys themselves. */
export interface KeyRing {
  /** Id of the key that new values are sealed with. */
  readonly current: string
  /** Ids of all keys. */
  readonly ids: readonly string[]
  /** 16 hexadecimal digits that tell index keys apart and say nothing of them. */
  readonly indexFingerprint: string
  /** AES-256 key of a scope; null when the ring has no key of that id. */
  sealingKey(id: string, scope: string): KeyObject | null
  /** HMAC-SHA256 key of a scope's blind index. */
  indexingKey(scope: string): KeyObject
}

const ID = /^[\w-]{1,32}$/u
/** Public by design: it separates these subkeys from others made of the same key (RFC 5869, 3.1). */
const SALT = 'recollect/privacy/1'
/** Subkeys kept; they cost some 10 µs to derive. */
const SUBKEYS = 4096

/**
 * Keys the caller brings; none is made of a constant or a password.
 * @throws InvalidConfigError for ids, keys or a choice of keys that cannot be meant. No message has a key.
 */
export function keyRing(options: KeyRingOptions): KeyRing {
  const { keys, current, indexKey } = knownOptions('keyRing', options, {
    keys: true,
    current: true,
    indexKey: true,
  })
  const index = keyBytes('The index key', indexKey)
  const sealing = new Map(
    Object.entries(keys).map(([id, key]) => [checkId(id), keyBytes(`Key "${id}"`, key)]),
  )
  refuseChoice(sealing, current, index)
  return ringOf(sealing, current, index)
}

function ringOf(sealing: ReadonlyMap<string, Buffer>, current: string, index: Buffer): KeyRing {
  const secrets = new Map([...sealing].map(([id, bytes]) => [id, createSecretKey(bytes)]))
  const indexSecret = createSecretKey(index)
  const subkeys = new BoundedCache<KeyObject>(SUBKEYS)
  const subkey = (secret: KeyObject, use: string, scope: string): KeyObject =>
    subkeys.get(`${use}\0${scope}`, () =>
      createSecretKey(Buffer.from(hkdfSync('sha256', secret, SALT, `${use}\0${scope}`, KEY_BYTES))),
    )
  return Object.freeze<KeyRing>({
    current,
    ids: Object.freeze([...secrets.keys()]),
    indexFingerprint: fingerprint(indexSecret),
    sealingKey: (id, scope) => {
      const secret = secrets.get(id)
      return secret === undefined ? null : subkey(secret, `seal/${id}`, scope)
    },
    indexingKey: (scope) => subkey(indexSecret, 'index', scope),
  })
}

function checkId(id: string): string {
  if (ID.test(id)) return id
  throw new InvalidConfigError(
    'The id of a key is 1–32 letters, digits, "-" and "_". Rename the key whose id is not.',
  )
}

function refuseChoice(sealing: ReadonlyMap<string, Buffer>, current: string, index: Buffer): void {
  if (!sealing.has(current)) {
    throw new InvalidConfigError('The current key is not among the keys. Name one of them as current.')
  }
  const seen: Buffer[] = []
  for (const [id, bytes] of sealing) {
    if (bytes.equals(index)) {
      throw new InvalidConfigError(
        `Key "${id}" is the index key too. Use another key for the index: generateKey() makes one.`,
      )
    }
    if (seen.some((other) => other.equals(bytes))) {
      throw new InvalidConfigError(
        `Key "${id}" is there under another id too. Give each id a key of its own.`,
      )
    }
    seen.push(bytes)
  }
}

const fingerprint = (secret: KeyObject): string =>
  createHash('sha256')
    .update(createHmac('sha256', secret).update('recollect/privacy/1/index fingerprint').digest())
    .digest('hex')
    .slice(0, 16)
