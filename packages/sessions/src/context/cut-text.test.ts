import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasLoneSurrogate } from '@recollect/core/plugin'
import { beginning, quotedUpTo } from './cut-text.ts'

const graphemes = (text: string) =>
  [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)

describe('the beginning of a text', () => {
  it('is no longer than it may be, and ends where a character ends', () => {
    const unit = fc.constantFrom('a', ' ', '我', '😀', '👍🏽', '🇨🇳', 'e\u0301', '👩‍👩‍👧‍👦', '한', '𠮷', '\r\n')
    fc.assert(
      fc.property(fc.string({ unit, minLength: 5 }), fc.nat(60), (text, most) => {
        const cut = beginning(text, most)
        expect(cut.length).toBeLessThanOrEqual(Math.max(most, text.length <= most ? text.length : 0))
        expect(text.startsWith(cut)).toBe(true)
        expect(hasLoneSurrogate(cut)).toBe(false)
        const parts = graphemes(text)
        const prefixes = parts.map((_, at) => parts.slice(0, at).join('').trimEnd())
        if (cut !== text) expect(prefixes).toContain(cut)
      }),
    )
  })

  it('of one endless character is cut short all the same', () => {
    expect(beginning(`e${'\u0301'.repeat(5000)}`, 400).length).toBeLessThanOrEqual(400)
  })

  it('says outside the quotes how much is missing, which no text can forge', () => {
    expect(quotedUpTo('one two three', 7)).toBe('"one two" …(+6)')
    expect(quotedUpTo('one" …(+6)', 100)).toBe(String.raw`"one\" …(+6)"`)
  })
})
