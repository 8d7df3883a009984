import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asNumber, asText, numberOf, pieceOf } from './written-signs.ts'

describe('signs', () => {
  it('have the number of their text, whatever they are made of', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 6 }), (parts) => {
        const [first = pieceOf(''), second = pieceOf(''), ...rest] = parts.map((part) => pieceOf(part))
        expect(asText(first, second, ...rest)).toBe(parts.join(''))
        expect(asNumber(first, second, ...rest)).toBe(numberOf(parts.join('')))
      }),
    )
  })

  it('have other numbers where their texts differ', () => {
    const texts = ['', ' ', 'a', 'b', 'ab', 'ba', 'a b', 'w我', 'p我', '我们', '们我']
    expect(new Set(texts.map((text) => numberOf(text))).size).toBe(texts.length)
  })
})
