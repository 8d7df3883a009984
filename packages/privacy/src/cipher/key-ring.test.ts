import { inspect } from 'node:util'
import { InvalidConfigError } from '@recollect/core'
import { expect, test } from 'vitest'
import { generateKey } from './key-material.ts'
import { keyRing } from './key-ring.ts'
import type { KeyRingOptions } from './key-ring.ts'

const SECRET = Buffer.from(generateKey(), 'base64')
const [OTHER, INDEX] = [generateKey(), generateKey()]
const valid: KeyRingOptions = { keys: { a: SECRET }, current: 'a', indexKey: INDEX }

const refusal = (options: KeyRingOptions): InvalidConfigError => {
  try {
    keyRing(options)
  } catch (error) {
    if (error instanceof InvalidConfigError) return error
  }
  throw new Error('It was not refused.')
}

test('a key may be bytes, base64, base64 for addresses or hexadecimal digits, and is the same key', () => {
  const forms = [SECRET, ...(['base64', 'base64url', 'hex'] as const).map((form) => SECRET.toString(form))]
  const subkeys = forms.map((a) => keyRing({ ...valid, keys: { a } }).sealingKey('a', 's'))
  for (const key of subkeys) expect(key?.equals(subkeys[0] ?? key)).toBe(true)
  expect(subkeys[0]).not.toBeNull()
})

test('the caller may wipe the bytes it passed', () => {
  const bytes = Uint8Array.from(SECRET)
  const ring = keyRing({ ...valid, keys: { a: bytes } })
  bytes.fill(0)
  const kept = ring.sealingKey('a', 's')
  expect(kept?.export()).toEqual(keyRing(valid).sealingKey('a', 's')?.export())
})

test.each<[string, Partial<KeyRingOptions>]>([
  ['no keys', { keys: {} }],
  ['a current key that is not there', { current: 'b' }],
  ['a current key of the name of a prototype', { current: '__proto__' }],
  ['an id with a dot', { keys: { a: SECRET, 'b.c': OTHER } }],
  ['an empty id', { keys: { a: SECRET, '': OTHER } }],
  ['an id of 33 characters', { keys: { a: SECRET, ['b'.repeat(33)]: OTHER } }],
  ['an index key that encrypts too', { indexKey: SECRET }],
  ['one key under two ids', { keys: { a: SECRET, b: SECRET.toString('hex') } }],
  ['an index key of 31 bytes', { indexKey: SECRET.subarray(1) }],
  ['an index key of zeros', { indexKey: new Uint8Array(32) }],
])('%s is refused', (_, change) => {
  expect(refusal({ ...valid, ...change }).code).toBe('INVALID_CONFIG')
})

test.each<[string, Uint8Array | string]>([
  ['all the same byte', new Uint8Array(32).fill(7)],
  ['a short word repeated', Buffer.from('secret'.repeat(6).slice(0, 32))],
  ['31 bytes', SECRET.subarray(1)],
  ['33 bytes', Buffer.concat([SECRET, SECRET.subarray(31)])],
  ['a password', 'correct horse battery staple'],
  ['32 characters', 'kH3!kd8#Lq0@zX7$mN2%vB5^cR9&tY1*'],
  ['63 hexadecimal digits', SECRET.toString('hex').slice(1)],
  ['nothing', ''],
])('a key of %s is refused, and the message does not have it', (_, key) => {
  const { message } = refusal({ ...valid, keys: { a: key } })
  expect(message).toMatch(/^Key "a" /u)
  if (key.length > 0) for (const form of formsOf(key)) expect(message).not.toContain(form)
})

test('a ring that is printed or written as JSON shows no key', () => {
  const ring = keyRing(valid)
  const shown = `${inspect(ring, { depth: 9, showHidden: true })}${JSON.stringify(ring)}`
  for (const form of formsOf(SECRET)) expect(shown).not.toContain(form)
})

test('subkeys differ by key, by scope and by use, also where names run together', () => {
  const ring = keyRing({ keys: { a: SECRET, ab: OTHER }, current: 'a', indexKey: INDEX })
  const keys = [
    ring.sealingKey('a', 'b'),
    ring.sealingKey('a', 'bc'),
    ring.sealingKey('ab', 'b'),
    ring.sealingKey('ab', 'c'),
    ring.indexingKey('b'),
    ring.indexingKey('bc'),
  ].map((key) => key?.export().toString('hex'))
  expect(new Set(keys).size).toBe(keys.length)
  expect(ring.sealingKey('zz', 'b')).toBeNull()
})

test('the fingerprint tells index keys apart', () => {
  expect(keyRing(valid).indexFingerprint).toMatch(/^[0-9a-f]{16}$/u)
  expect(keyRing({ ...valid, keys: { z: OTHER }, current: 'z' }).indexFingerprint).toBe(
    keyRing(valid).indexFingerprint,
  )
  expect(keyRing({ ...valid, indexKey: OTHER }).indexFingerprint).not.toBe(keyRing(valid).indexFingerprint)
})

function formsOf(key: Uint8Array | string): readonly string[] {
  const bytes = Buffer.from(key)
  return [bytes.toString('utf8'), ...(['hex', 'base64', 'base64url'] as const).map((f) => bytes.toString(f))]
}
