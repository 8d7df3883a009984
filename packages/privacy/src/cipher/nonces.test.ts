import { expect, test } from 'vitest'
import { NONCE_BYTES, nonces } from './nonces.ts'

test('no nonce comes twice in 100,000, from two sources', () => {
  const [one, other] = [nonces(), nonces()]
  const seen = new Set<string>()
  for (let i = 0; i < 50_000; i++) {
    for (const nonce of [one(), other()]) seen.add(nonce.toString('latin1'))
  }
  expect(one()).toHaveLength(NONCE_BYTES)
  expect(seen.size).toBe(100_000)
})
