import { randomFillSync } from 'node:crypto'

export const NONCE_BYTES = 12
/** Drawn so many at a time: one by one they would cost as much as the encryption. */
const DRAWN = 512

/** Random 96-bit nonces (NIST SP 800-38D, 8.2.2), none given out twice. */
export function nonces(): () => Buffer {
  const pool = Buffer.allocUnsafeSlow(DRAWN * NONCE_BYTES)
  let next = pool.length
  return () => {
    if (next === pool.length) {
      randomFillSync(pool)
      next = 0
    }
    next += NONCE_BYTES
    return pool.subarray(next - NONCE_BYTES, next)
  }
}
