import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endWithin, isLonger, utf8Bytes } from './strings.ts'

const text = fc.string({ unit: 'binary' })

it('bytes are counted as UTF-8 has them', () => {
  fc.assert(
    fc.property(text, (given) => {
      expect(utf8Bytes(given)).toBe(Buffer.byteLength(given, 'utf8'))
    }),
  )
})

it('the longest beginning within a limit has no more bytes, and one character more would', () => {
  fc.assert(
    fc.property(text, fc.nat(20), fc.nat(40), (given, from, max) => {
      const start = [...given].slice(0, from).join('').length
      const end = endWithin(given, start, max)
      expect(utf8Bytes(given.slice(start, end))).toBeLessThanOrEqual(max)
      const next = String.fromCodePoint(given.codePointAt(end) ?? 0)
      if (end < given.length) expect(utf8Bytes(given.slice(start, end) + next)).toBeGreaterThan(max)
      expect(isLonger(given, max)).toBe(utf8Bytes(given) > max)
    }),
  )
})
