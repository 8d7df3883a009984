import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeText } from '../util/normalize.ts'
import { utf8Bytes } from '../util/strings.ts'
import { normalForm, partsIn, partsOf } from './parts.ts'

const sources = (text: string, max: number) =>
  [...partsIn(text, max)].map(({ normalized }) => normalized.source)

describe('the parts of a text', () => {
  it.each([
    ['a short text as it is', 'I live in Rome.', 40, ['I live in Rome.']],
    [
      'paragraphs',
      'One two. Three four.\n\nFive six. Seven.',
      30,
      ['One two. Three four.\n\n', 'Five six. Seven.'],
    ],
    ['sentences', 'I like tea. I live in Rome now.', 20, ['I like tea. ', 'I live in Rome now.']],
    ['Chinese sentences', '我喜欢茶。我住在长沙。', 21, ['我喜欢茶。', '我住在长沙。']],
    ['sentences in quotation marks', 'He said "No." Then he left.', 20, ['He said "No." ', 'Then he left.']],
    ['lines', '- green tea\n- black coffee', 20, ['- green tea\n', '- black coffee']],
    ['words', 'one two three four', 10, ['one two ', 'three four']],
    ['characters where nothing parts them', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['no halves of a pair', '😀😀😀', 6, ['😀', '😀', '😀']],
    ['a character that is longer than the limit', '我我', 1, ['我', '我']],
    ['nothing of nothing', '', 10, []],
  ])('are %s', (_what, text, max, expected) => {
    expect(sources(text, max)).toEqual(expected)
  })

  it('make up the text, in order, each within the limit when it is normalised too', () => {
    const piece = fc.constantFrom('a', ' ', '. ', '\n', '\n\n', '我', '。', '😀', '\ufdfa', 'e\u0301', 'ｗ')
    fc.assert(
      fc.property(
        fc.string({ unit: piece, maxLength: 300 }),
        fc.integer({ min: 40, max: 200 }),
        (text, max) => {
          const parts = [...partsIn(text, max)]
          expect(parts.map(({ normalized }) => normalized.source).join('')).toBe(text)
          let start = 0
          for (const part of parts) {
            expect(part.start).toBe(start)
            expect(utf8Bytes(part.normalized.source)).toBeLessThanOrEqual(max)
            expect(utf8Bytes(part.normalized.text)).toBeLessThanOrEqual(max)
            start += part.normalized.source.length
          }
          expect(partsOf(text, max, 2)).toHaveLength(Math.min(2, parts.length))
        },
      ),
    )
  })

  it('have the normal form of the text together', () => {
    const text = 'Ｉ  live in Rome. 我住在长沙。\n'.repeat(10_000)
    expect(normalForm(text)).toBe(normalizeText(text).text)
    expect(normalForm('Ｉ  live')).toBe('i live')
  })
})
