import { randomBytes } from 'node:crypto'
import { InvalidConfigError } from '@recollect/core'

/** A key: 32 bytes, or the same as 64 hexadecimal digits or in base64 (also the form for addresses). */
export type KeyMaterial = Uint8Array | string

export const KEY_BYTES = 32

/** What 32 random bytes never have so few of: 1 in 10⁴⁰. A repeated word or an empty buffer has. */
const FEWEST_DIFFERENT = 8
const HEX = /^[0-9a-f]{64}$/iu
const BASE64 = /^[\w+/-]{43}=?$/u

/** A new key of 32 random bytes, in base64. */
export const generateKey = (): string => randomBytes(KEY_BYTES).toString('base64')

/** @throws InvalidConfigError when it is no key, or one that nobody drew at random. The message never has the key. */
export function keyBytes(label: string, given: KeyMaterial): Buffer {
  const bytes = typeof given === 'string' ? decoded(given) : copied(given)
  if (bytes?.length !== KEY_BYTES) {
    throw new InvalidConfigError(
      `${label} is not ${KEY_BYTES} bytes, nor base64 or hexadecimal digits of ${KEY_BYTES} bytes. generateKey() makes one.`,
    )
  }
  if (new Set(bytes).size < FEWEST_DIFFERENT) {
    throw new InvalidConfigError(
      `${label} repeats few bytes over and over: it was not drawn at random. generateKey() makes one that was.`,
    )
  }
  return bytes
}

function decoded(text: string): Buffer | null {
  const trimmed = text.trim()
  if (HEX.test(trimmed)) return Buffer.from(trimmed, 'hex')
  return BASE64.test(trimmed) ? Buffer.from(trimmed, 'base64') : null
}

const copied = (given: unknown): Buffer | null => (given instanceof Uint8Array ? Buffer.from(given) : null)
