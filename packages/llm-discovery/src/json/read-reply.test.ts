import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReplySchema } from '@recollect/core/plugin'
import { readReply } from './read-reply.ts'

const ANYTHING: ReplySchema<unknown> = { name: 'anything', json: {}, parse: (value) => objectIn(value) }
function objectIn(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return value
  throw new TypeError('no object')
}
const read = (text: string) => readReply(text, ANYTHING)

describe('readReply', () => {
  it.each([
    ['{"a":1,}', { a: 1 }],
    ['{"a":[1,2,],"b":{},}', { a: [1, 2], b: {} }],
    ['{"a":1 "b":2}', { a: 1, b: 2 }],
    ["{a: 'it is', b: None, c: True, d: NaN}", { a: 'it is', b: null, c: true, d: null }],
    ['{"a":"他说"好"了","b":1}', { a: '他说"好"了', b: 1 }],
    ['{"a":"line\nbreak\tand \\/ \\x"}', { a: 'line\nbreak\tand / x' }],
    ['{"a":-1.5e2,"b":.5}', { a: -150, b: 0.5 }],
    ['{"a":"\\ud83d\\ude00 \\ud83d"}', { a: '😀 \ufffd' }],
    ['{"__proto__":{"x":1},"a":2}', JSON.parse('{"__proto__":{"x":1},"a":2}')],
    ['see [1], {this} and [that]: {"a":1} or {"a":2}', { a: 2 }],
    ['{"a":1, // one\n"b": /* two */ 2}', { a: 1, b: 2 }],
    ['{“a”：“他说”， “b”：1}', { a: '他说', b: 1 }],
    ['[[1],{"a":1}]', [[1], { a: 1 }]],
  ])('reads %s', (text, value) => {
    expect(read(text)).toEqual({ value, truncated: false, left: '' })
  })

  it.each(['', 'nothing', '[', '{', '{"a', '[as you asked]', '<think>{"a":1}', '[[[[[', '{{{{', '"a"', '12'])(
    'finds nothing in %j',
    (text) => {
      expect(read(text)).toBeNull()
    },
  )

  it('keeps what stands before the place where it breaks, and says what it left', () => {
    expect(read('{"list":[{"a":1},{"a":2},{"a" 3},{"a":4}]}')).toEqual({
      value: { list: [{ a: 1 }, { a: 2 }] },
      truncated: true,
      left: '{"a" 3},{"a":4}]}',
    })
    expect(read('{"a":1,"b":12')).toEqual({ value: { a: 1 }, truncated: true, left: '"b":12' })
  })

  it('ends on a million brackets, quotes or backslashes', () => {
    for (const part of ['[', '{', '"', '["', '\\', '[{"a":', '" ', ', '])
      expect(() => read(part.repeat(1_000_000 / part.length))).not.toThrow()
  })

  it('reads every JSON object as JSON.parse does, but for halves of characters and NUL', () => {
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''))
    const json = fc
      .jsonValue({ stringUnit: 'grapheme' })
      .filter((value) => !JSON.stringify(value).includes('\\u0000'))
    fc.assert(
      fc.property(fc.dictionary(text, json), (value) => {
        const written = JSON.stringify(value)
        expect(read(`好的：\n${written}`)?.value).toEqual(JSON.parse(written))
      }),
      { numRuns: 300 },
    )
  })

  it('throws at nothing, and gives of a list cut anywhere its first entries', () => {
    const entry = fc.record({ key: fc.string({ unit: 'binary' }), n: fc.double({ noNaN: true }) })
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), fc.nat(), (entries, cut) => {
        const written = JSON.stringify({ list: entries })
        const found = read(written.slice(0, cut % written.length))
        if (found === null) return
        expect(found.truncated).toBe(true)
        const { list = [] } = found.value as { list?: unknown[] }
        expect(JSON.stringify(list)).toBe(
          JSON.stringify(readReply(written, LIST)?.value.slice(0, list.length)),
        )
      }),
      { numRuns: 150 },
    )
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'{}[]",:\\u0a \n'), maxLength: 60 }),
        (text) => void read(text),
      ),
    )
  })
})

const LIST: ReplySchema<unknown[]> = {
  name: 'list',
  json: {},
  parse: (value) => (objectIn(value) as { list: unknown[] }).list,
}
