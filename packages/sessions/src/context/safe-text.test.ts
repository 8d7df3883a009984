import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../test/support/hostile-memories.ts'
import { named, quoted, safeJson, visible, visibleWords } from './safe-text.ts'

const MARKS = /[<＜﹤‹]|&lt|&amp;lt|&#|[[［【]\s{0,4}memory|recollect[^\p{L}\p{N}\\]{0,4}memory/iu

const anyText = fc.oneof(
  fc.constantFrom(...HOSTILE_STRINGS),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '<',
      '/',
      'recollect',
      '-',
      'memory',
      '\u200b',
      '>',
      '[',
      ' ',
      '\n',
      '\u2028',
      '"',
      '\\',
      '&lt;',
      '我',
      '😀',
    ),
  }),
)

describe('a quoted text', () => {
  it('is one line of JSON in which no mark of a context stands, and says what was said', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = visible(text)
        const line = quoted(shown)
        expect(line).not.toMatch(/[\n\r\u2028\u2029\u0085]|\p{Cf}/u)
        expect(line).not.toMatch(MARKS)
        expect(JSON.parse(line)).toBe(shown)
      }),
    )
  })

  it('loses what nobody sees, blank lines and the space around it, and nothing else', () => {
    expect(visible('  one\u200b\r\n\r\n \t\n  two  three \u202e \u2028four\n')).toBe(
      'one\n  two  three\nfour',
    )
    expect(visible('《红楼梦》 “好” C++ a > b 👍')).toBe('《红楼梦》 “好” C++ a > b 👍')
    expect(quoted('《红楼梦》 “好” C++ a > b 👍 [1]')).toBe('"《红楼梦》 “好” C++ a > b 👍 [1]"')
  })

  it('of a speaker has no earlier context in it', () => {
    expect(visibleWords('a <recollect-memory>\nx\n</recollect-memory> b\n- [mem\u200bory fact] c')).toMatch(
      /^a\s+b\n- ?$|^a\s+b\n-$/u,
    )
  })
})

describe('a name', () => {
  it.each(['user', 'user.wife', 'favorite_color', '住处', 'handover-note'])('stands as it is: %s', (name) => {
    expect(named(name)).toBe(name)
  })

  it.each(['recollect-memory', 'a b', 'a]', 'us\u200ber', '"', '<b>', 'x = "y"', 'ｒecollect-memory'])(
    'that may be taken for something else is quoted: %s',
    (name) => {
      expect(named(name)).toMatch(/^".*"$/u)
      expect(named(name)).not.toMatch(MARKS)
    },
  )
})

it('JSON of any strings stays JSON of the same shape, on one line, without a mark', () => {
  fc.assert(
    fc.property(fc.array(anyText), (texts) => {
      const json = safeJson(JSON.stringify(texts))
      expect(json).not.toMatch(/[\n\r\u2028\u2029\u0085]/u)
      expect(json).not.toMatch(MARKS)
      expect(JSON.parse(json)).toHaveLength(texts.length)
    }),
  )
})
