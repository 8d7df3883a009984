import { createHmac } from 'node:crypto'
import { BoundedCache } from './bounded-cache.ts'
import type { KeyRing } from './key-ring.ts'

/** Stand-ins kept, so that words said often are not hashed each time. Their texts are in memory as long. */
const KEPT = 5000
/** Longer texts are seldom the same and would make the cache large. */
const LONGEST_KEPT = 96
/** Characters of a stand-in: 132 bits of HMAC-SHA256 in base64 for addresses. */
const CHARACTERS = 22

/** `Cipher.blind` over a ring. */
export function blindIndex(ring: KeyRing): (scope: string, plain: string) => string {
  const kept = new BoundedCache<string>(KEPT)
  const standIn = (scope: string, plain: string) =>
    createHmac('sha256', ring.indexingKey(scope)).update(plain).digest('base64url').slice(0, CHARACTERS)
  return (scope, plain) =>
    plain.length > LONGEST_KEPT
      ? standIn(scope, plain)
      : kept.get(`${scope}\0${plain}`, () => standIn(scope, plain))
}
