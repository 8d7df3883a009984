import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ODD_TEXTS } from '../../test/support/hostile.ts'
import { hasLoneSurrogate } from '../util/strings.ts'
import { repairText } from './text.ts'

describe('a text is repaired', () => {
  it.each(ODD_TEXTS)('where it has %s, and it is told', (_what, text, kept, repairs) => {
    expect(repairText(text)).toEqual({ text: kept, repairs })
  })

  it.each([
    ['a joined emoji', '👨\u200d👩\u200d👧'],
    ['a mark of direction', '\u200fשלום'],
    ['tabs and line ends of every system', 'a\tb\r\nc\rd\n'],
    ['a line separator', 'a\u2028b'],
    ['a mark of byte order', '\ufeffhello'],
    ['a replacement character', 'a\ufffdb'],
    ['what would be a sequence without its ESC', '[31m is red, ]0;title is one too'],
    ['a soft hyphen and a no-break space', 'a\u00adb\u00a0c'],
  ])('not where it has %s', (_what, text) => {
    expect(repairText(text)).toEqual({ text, repairs: [] })
  })

  it('so that nothing is left to repair, every text counted', () => {
    const odd = fc.constantFrom(
      '\u001b',
      '[',
      '3',
      'm',
      ']',
      '\u0007',
      '\u009b',
      '\u202a',
      '\ud83d',
      '\ude00',
      'x',
      '😀',
    )
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: odd }), fc.string({ unit: 'binary' })), (text) => {
        const { text: once, repairs } = repairText(text)
        expect(repairText(once)).toEqual({ text: once, repairs: [] })
        expect(repairs.length === 0).toBe(once === text)
        expect(hasLoneSurrogate(once)).toBe(false)
      }),
    )
  })

  it('at once, however many beginnings of sequences stand in it', () => {
    for (const flood of ['\u001b[', '\u001b]0;', '\u009b1', '\u001b'])
      expect(repairText(flood.repeat(200_000)).repairs[0]?.kind).toBe('control')
  })
})
