import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasLoneSurrogate, sliceWhole } from './strings.ts'

it('finds halves of pairs and nothing else', () => {
  expect(['\ud83d', 'a\ude00', '\ude00\ud83d'].map(hasLoneSurrogate)).toEqual([true, true, true])
  expect(['', 'a', '😀', '我', '\uffff'].some(hasLoneSurrogate)).toBe(false)
})

it('slices as slice does, but never through a pair', () => {
  expect(sliceWhole('a😀b', 0, 2)).toBe('a😀')
  expect(sliceWhole('a😀b', 2, 4)).toBe('😀b')
  const text = fc.string({ unit: fc.constantFrom('a', '😀', '我'), maxLength: 20 })
  fc.assert(
    fc.property(text, fc.nat(40), fc.nat(40), (source, a, b) => {
      const cut = sliceWhole(source, Math.min(a, b), Math.min(source.length, Math.max(a, b)))
      expect(hasLoneSurrogate(cut)).toBe(false)
      expect(source).toContain(cut)
    }),
  )
})
