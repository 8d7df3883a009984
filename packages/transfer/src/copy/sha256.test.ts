import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Sha256 } from './sha256.ts'

const hashOf = (texts: readonly string[]): string => {
  const hash = new Sha256()
  for (const text of texts) hash.update(text)
  return hash.digest()
}

describe('a SHA-256', () => {
  it('is that of Node, for texts of every length around a block and of every width of characters', () => {
    const texts = Array.from({ length: 130 }, (_, length) => 'a'.repeat(length))
    for (const text of [...texts, 'é你🍕\u0000'.repeat(100)])
      expect(hashOf([text])).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('is the same however the text was cut', () => {
    expect(hashOf(['I live in ', '', '北京', '.'])).toBe(hashOf(['I live in 北京.']))
  })
})
