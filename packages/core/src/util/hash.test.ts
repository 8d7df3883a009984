import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textHash } from './strings.ts'

it('is sixteen hex digits, the same each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(textHash(text)).toMatch(/^[0-9a-f]{16}$/u)
      expect(textHash(text)).toBe(textHash(text))
    }),
  )
})

it('differs for ten thousand short texts', () => {
  const hashes = Array.from({ length: 10_000 }, (_, i) => textHash(`我住在${String(i)}号`))
  expect(new Set(hashes).size).toBe(hashes.length)
})
