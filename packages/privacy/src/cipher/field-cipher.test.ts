import { CipherError } from '@recollect/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldCipher } from './field-cipher.ts'
import { generateKey } from './key-material.ts'
import { keyRing } from './key-ring.ts'

const [OLD, NEW, INDEX] = [generateKey(), generateKey(), generateKey()]
const ring = keyRing({ keys: { old: OLD, new: NEW }, current: 'new', indexKey: INDEX })
/** It keeps nothing opened, so that what is read here was opened. */
const cipher = fieldCipher({ ring, keepOpened: 0 })
const keeping = fieldCipher({ ring, keepOpened: 8 })
const PLACE = 'alice\0memory_cards.value'
const RUNS = { seed: 9, numRuns: 300 }

const text = fc.string({ unit: 'binary', maxLength: 200 }).filter((s) => !/\p{Surrogate}/u.test(s))

const codeOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof CipherError) return error.code
    throw error
  }
  return 'opened'
}

test('what was sealed opens: any well-formed text, in any scope', () => {
  fc.assert(
    fc.property(text, fc.string({ minLength: 1 }), (plain, name) => {
      const scope = name.replaceAll('\0', '') || 'x'
      const place = `${scope}\0t.c`
      expect(cipher.open(place, cipher.seal(place, plain))).toBe(plain)
    }),
    RUNS,
  )
})

test.each(['', '\0', '你好，世界', '👩‍👩‍👧‍👦', 'a'.repeat(1_000_000), '记'.repeat(350_000)])(
  'so does a particular one (%#)',
  (plain) => {
    expect(cipher.open(PLACE, cipher.seal(PLACE, plain))).toBe(plain)
  },
)

test('what was sealed opens: any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (plain) => {
      const opened = cipher.openBytes(PLACE, cipher.sealBytes(PLACE, plain))
      expect([...opened]).toEqual([...plain])
    }),
    RUNS,
  )
})

test('a lone surrogate is refused rather than changed', () => {
  expect(() => cipher.seal(PLACE, 'a\ud800b')).toThrow('lone surrogate')
})

test('a sealed text has none of its words, and no two are alike', () => {
  const sealed = Array.from({ length: 100 }, () => cipher.seal(PLACE, 'my password is hunter2'))
  expect(new Set(sealed).size).toBe(100)
  for (const one of sealed) {
    expect(Buffer.from(one.slice(one.indexOf('.') + 1), 'base64url').toString('latin1')).not.toContain(
      'hunter2',
    )
  }
})

test('any changed bit of a sealed text is noticed', () => {
  const sealed = Buffer.from(cipher.seal(PLACE, 'I am allergic to penicillin'), 'latin1')
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const changed = flipped(sealed, bit).toString('latin1')
    expect(codeOf(() => cipher.open(PLACE, changed))).toMatch(/^(?:SEAL_BROKEN|KEY_MISSING)$/u)
  }
})

test('any changed bit of sealed bytes is noticed', () => {
  const sealed = Buffer.from(cipher.sealBytes(PLACE, Buffer.from('我对青霉素过敏')))
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const changed = flipped(sealed, bit)
    expect(codeOf(() => cipher.openBytes(PLACE, changed))).toMatch(/^(?:SEAL_BROKEN|KEY_MISSING)$/u)
  }
})

test('anything cut off or put on is noticed, and text in plain is none that was sealed', () => {
  const sealed = cipher.seal(PLACE, 'penicillin')
  for (let end = 0; end < sealed.length; end++) {
    expect(codeOf(() => cipher.open(PLACE, sealed.slice(0, end)))).toMatch(/SEAL_BROKEN|KEY_MISSING/u)
  }
  for (const more of [`${sealed}A`, `${sealed}=`, `${sealed}\n`, ` ${sealed}`, `${sealed}.${sealed}`]) {
    expect(codeOf(() => cipher.open(PLACE, more))).toBe('SEAL_BROKEN')
  }
  for (const plain of ['', 'penicillin', 'new.penicillin', 'hunter2.is my password']) {
    expect(codeOf(() => cipher.open(PLACE, plain))).toBe('SEAL_BROKEN')
    expect(cipher.keyOf(plain)).toBeNull()
  }
})

test('moved to another scope, table or column it does not open', () => {
  const sealed = cipher.seal(PLACE, 'penicillin')
  const bytes = cipher.sealBytes(PLACE, Buffer.from('penicillin'))
  for (const place of ['bob\0memory_cards.value', 'alice\0memory_items.value', 'alice\0memory_cards.facet']) {
    expect(codeOf(() => cipher.open(place, sealed))).toBe('SEAL_BROKEN')
    expect(codeOf(() => cipher.openBytes(place, bytes))).toBe('SEAL_BROKEN')
  }
})

test('what is kept opened does not open elsewhere, nor when it was altered', () => {
  const sealed = keeping.seal(PLACE, 'penicillin')
  expect(keeping.open(PLACE, sealed)).toBe('penicillin')
  expect(codeOf(() => keeping.open('bob\0memory_cards.value', sealed))).toBe('SEAL_BROKEN')
  expect(codeOf(() => keeping.open(PLACE, `${sealed.slice(0, -1)}_`))).toBe('SEAL_BROKEN')
  expect(keeping.open(PLACE, sealed)).toBe('penicillin')
})

test('with and without keeping it gives the same, whatever the order', () => {
  const texts = Array.from({ length: 40 }, (_, i) => `text ${String(i % 13)} 话`.repeat(1 + (i % 50)))
  const sealed = texts.map((plain) => keeping.seal(PLACE, plain))
  for (const at of [...sealed.keys(), 3, 3, 1, 39, 0]) {
    expect(keeping.open(PLACE, sealed[at] ?? '')).toBe(texts[at])
    expect(cipher.open(PLACE, sealed[at] ?? '')).toBe(texts[at])
  }
})

test.each([-1, 1.5, Number.NaN, 1_000_001])('keeping %d opened is refused', (keepOpened) => {
  expect(() => fieldCipher({ ring, keepOpened })).toThrow('keepOpened')
})

test('a place without a scope or without a column is refused', () => {
  for (const place of ['', 'alice', '\0t.c', 'alice\0']) {
    expect(() => cipher.seal(place, 'x')).toThrow('place of a value')
  }
})

test('an older key opens what it sealed; without it the error names it, and not the value', () => {
  const before = fieldCipher({ ring: keyRing({ keys: { old: OLD }, current: 'old', indexKey: INDEX }) })
  const sealed = before.seal(PLACE, 'penicillin')
  expect(before.keyOf(sealed)).toBe('old')
  expect(cipher.open(PLACE, sealed)).toBe('penicillin')
  const after = fieldCipher({ ring: keyRing({ keys: { new: NEW }, current: 'new', indexKey: INDEX }) })
  expect(codeOf(() => after.open(PLACE, sealed))).toBe('KEY_MISSING')
  expect(() => after.open(PLACE, sealed)).toThrow('"old"')
  expect(() => after.openBytes(PLACE, before.sealBytes(PLACE, Buffer.from('x')))).toThrow('"old"')
})

test('another key under the same id does not open it', () => {
  const sealed = cipher.seal(PLACE, 'penicillin')
  const other = fieldCipher({
    ring: keyRing({ keys: { new: generateKey() }, current: 'new', indexKey: INDEX }),
  })
  expect(codeOf(() => other.open(PLACE, sealed))).toBe('SEAL_BROKEN')
})

test('the key of a value is told without opening it', () => {
  expect(cipher.keyOf(cipher.seal(PLACE, ''))).toBe('new')
  expect(cipher.keyOf(cipher.sealBytes(PLACE, new Uint8Array()))).toBe('new')
  expect(cipher.keyOf(new Uint8Array())).toBeNull()
  expect(cipher.keyOf(new Uint8Array(100))).toBeNull()
})

test('each value has a nonce of its own', () => {
  const sealed = Array.from({ length: 2000 }, () => Buffer.from(cipher.sealBytes(PLACE, new Uint8Array())))
  expect(new Set(sealed.map((bytes) => bytes.toString('latin1', 4, 16))).size).toBe(2000)
})

function flipped(bytes: Buffer, bit: number): Buffer {
  const changed = Buffer.from(bytes)
  const at = bit >> 3
  changed[at] = (changed[at] ?? 0) ^ (1 << (bit & 7))
  return changed
}
