import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blindIndex } from './blind-index.ts'
import { generateKey } from './key-material.ts'
import { keyRing } from './key-ring.ts'

const [KEY, OTHER, INDEX] = [generateKey(), generateKey(), generateKey()]
const ring = (indexKey: string, key = KEY) => keyRing({ keys: { a: key }, current: 'a', indexKey })
const blind = blindIndex(ring(INDEX))

test('stand-ins are equal exactly where text and scope are', () => {
  const name = fc.constantFrom('a', 'b', 'ab', 'a\0b', '王', 'x'.repeat(65), 'x'.repeat(66))
  fc.assert(
    fc.property(name, name, name, name, (scope, text, otherScope, otherText) => {
      const same = scope === otherScope && text === otherText
      const given = scope.replaceAll('\0', '-')
      const other = otherScope.replaceAll('\0', '-')
      expect(blind(given, text) === blind(other, otherText)).toBe(same)
    }),
    { seed: 9, numRuns: 500 },
  )
})

test('they are 22 characters, also of long texts, and the same in every process with the index key', () => {
  for (const text of ['', 'tea', '茶', 'x'.repeat(100_000)]) {
    expect(blind('alice', text)).toMatch(/^[\w-]{22}$/u)
    expect(blindIndex(ring(INDEX, OTHER))('alice', text)).toBe(blind('alice', text))
    expect(blindIndex(ring(OTHER))('alice', text)).not.toBe(blind('alice', text))
  }
})

test('what was let go of is made the same again', () => {
  const first = blind('alice', 'tea')
  for (let i = 0; i < 6000; i++) blind('alice', `word ${i}`)
  expect(blind('alice', 'tea')).toBe(first)
})
