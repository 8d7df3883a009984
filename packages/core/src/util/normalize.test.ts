import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchForm, normalizeText } from './normalize.ts'

/** Characters that behave unlike letters, mixed with plain ones: what breaks a position map. */
const PIECES = [
  'a',
  'B',
  ' ',
  '  ',
  '\n',
  '\t',
  '\r\n',
  '\u3000',
  '\u00a0',
  '我',
  '住在',
  '長',
  '，',
  '。',
  '！',
  'Ａ',
  '１',
  '｀',
  '＇',
  '`',
  '´',
  '’',
  'ﬁ',
  '\ufdfa',
  '\u0301',
  'e\u0301',
  'é',
  'İ',
  'ß',
  'ẞ',
  'Σ',
  'J\u030c',
  'H\u0331',
  '\u1100',
  '\u1161',
  '\u11a8',
  '각',
  'ㄱ',
  'ﾡ',
  'ｶ',
  'ﾞ',
  'カ',
  '\u3099',
  '👨\u200d👩\u200d👧',
  '❤\ufe0f',
  '\u{e0100}',
  '\u{e0041}',
  '\u200b',
  '\u200d',
  '\u200f',
  '\ufeff',
  '\u00ad',
  '①',
  '㎏',
  '½',
  '…',
  '\u037a',
  '\u203e',
  '\u0340',
  '\u0344',
  '\u1e9b\u0323',
  'ก',
  'ำ',
  '\u0f77',
  '\u0f71',
  '\u{1d15e}',
  '\u{2f800}',
  '𠀀',
]
const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

describe('normalizeText', () => {
  it.each([
    ['full-width letters and digits', 'ＡＢＣ１２３', 'abc123'],
    ['a ligature', 'ﬁne', 'fine'],
    ['one character that stands for four words', '\ufdfa', 'صلى الله عليه وسلم'],
    ['decomposed and composed accents', 'cafe\u0301 café', 'café café'],
    ['decomposed Hangul', '\u1112\u1161\u11ab\u1100\u116e\u11a8', '한국'],
    ['half-width katakana with a sound mark', 'ｶﾞ', 'ガ'],
    ['a capital whose small letter composes', 'J\u030c', '\u01f0'],
    ['emoji joined by zero-width joiners', '👨\u200d👩\u200d👧', '👨👩👧'],
    ['an emoji variation selector', '❤\ufe0f', '❤'],
    ['an ideographic variation selector', '葛\u{e0100}', '葛'],
    ['bidi marks', 'a\u200fb\u200ec', 'abc'],
    ['tag characters', 'hi\u{e0041}\u{e0042}', 'hi'],
    ['a soft hyphen', 'long\u00adish', 'longish'],
    ['runs of spaces', 'a  b \u00a0\u3000 c', 'a b c'],
    ['spaces around a removed character', 'a \u200b b', 'a b'],
    ['line breaks', 'a\n\nb', 'a\n\nb'],
    ['every apostrophe', 'don’t don‘t don`t don´t donʼt don＇t', "don't don't don't don't don't don't"],
    ['the apostrophe of a text that needs no map', 'don`t', "don't"],
  ])('makes one form of %s', (_name, source, expected) => {
    expect(normalizeText(source).text).toBe(expected)
  })

  it('keeps the source untouched', () => {
    const source = ' Ａ\u200b  b\u0301 '
    expect(normalizeText(source).source).toBe(source)
  })

  it('points back at the exact words as they were written', () => {
    const source = '我住在　ＰＡＲＩＳ，对吧'
    const { text: normal, toSource } = normalizeText(source)
    const at = normal.indexOf('paris')
    const span = toSource(at, at + 5)
    expect(source.slice(span.start, span.end)).toBe('ＰＡＲＩＳ')
  })

  it('points at the whole character a piece of its expansion came from', () => {
    const { text: normal, toSource } = normalizeText('x\ufdfay')
    const at = normal.indexOf('عليه')
    expect(toSource(at, at + 4)).toEqual({ start: 1, end: 2 })
  })

  it('gives an empty span for an empty range, at its place', () => {
    const { toSource } = normalizeText('a  b')
    expect(toSource(2, 2)).toEqual({ start: 3, end: 3 })
    expect(toSource(3, 3)).toEqual({ start: 4, end: 4 })
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(text, (source) => {
        const once = normalizeText(source).text
        expect(normalizeText(once).text).toBe(once)
      }),
      { numRuns: 2000, examples: [['\u326e\uffaa'], ['\u3260\u314f'], ['\u327c\u11a8']] },
    )
  })

  it('gives canonically equivalent texts one form', () => {
    fc.assert(
      fc.property(text, (source) => {
        expect(normalizeText(source.normalize('NFD')).text).toBe(normalizeText(source.normalize('NFC')).text)
      }),
      { numRuns: 2000 },
    )
  })

  it('maps every range to a source range whose own normal form contains it', () => {
    const range = fc.tuple(text, fc.nat(), fc.nat())
    fc.assert(
      fc.property(range, ([source, a, b]) => {
        const { text: normal, toSource } = normalizeText(source)
        const [start, end] = [a % (normal.length + 1), b % (normal.length + 1)].sort((x, y) => x - y)
        if (start === undefined || end === undefined) return
        const span = toSource(start, end)
        expect(span.start).toBeGreaterThanOrEqual(0)
        expect(span.end).toBeLessThanOrEqual(source.length)
        expect(span.start).toBeLessThanOrEqual(span.end)
        expect(normalizeText(source.slice(span.start, span.end)).text).toContain(normal.slice(start, end))
      }),
      { numRuns: 3000 },
    )
  })

  it('maps ranges that follow each other to spans that follow each other', () => {
    fc.assert(
      fc.property(text, (source) => {
        const { text: normal, toSource } = normalizeText(source)
        for (let i = 1; i < normal.length; i++) {
          expect(toSource(i, i + 1).start).toBeGreaterThanOrEqual(toSource(i - 1, i).start)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('matchForm', () => {
  it.each([
    ['  海淀区。', '海淀区'],
    ['“Paris”!', 'paris'],
    ['New   York\nCity', 'new york city'],
    ["don't", "don't"],
    ['（北京）', '北京'],
    ['...', '...'],
    ['🍕', '🍕'],
  ])('of %j is %j', (value, form) => {
    expect(matchForm(value)).toBe(form)
  })

  it('tells C, C++ and C# apart', () => {
    expect(new Set(['C', 'C++', 'C#'].map(matchForm)).size).toBe(3)
    expect(matchForm('C++!')).toBe(matchForm('c++'))
  })

  it('tells texts made of symbols alone apart', () => {
    expect(matchForm('🍕')).not.toBe(matchForm('🍣'))
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(matchForm(matchForm(value))).toBe(matchForm(value))
      }),
      { numRuns: 2000 },
    )
  })
})
