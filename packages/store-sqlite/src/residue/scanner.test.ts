import { describe, expect, it } from 'vitest'
import { needlesOf } from './needles.ts'
import { ByteScanner } from './scanner.ts'

const bytes = (text: string) => Buffer.from(text)
const found = (needles: readonly string[], text: string): number[] => {
  const places = new Set<number>()
  new ByteScanner(needles.map(bytes)).scan(bytes(text), places)
  return [...places].sort((a, b) => a - b)
}

describe('a search for many texts at once', () => {
  it('finds each of them wherever it stands', () => {
    const texts = ['at the very start', '我住在朝阳区的某处', 'mixed 混合 text here', 'at the very end']
    expect(found(texts, texts.join(' – '))).toEqual([0, 1, 2, 3])
  })

  it('finds texts that overlap, and several that end alike', () => {
    expect(found(['abcdefghijkl', 'efghijkl', 'xefghijkl', 'hijklmno'], 'abcdefghijklmno')).toEqual([0, 1, 3])
  })

  it.each(['', 'abc', 'abcdefghijk', 'Abcdefghijkl', 'abcdefghijk l', 'bcdefghijkla', 'ａｂｃdefghijkl'])(
    'finds nothing in %j',
    (text) => {
      expect(found(['abcdefghijkl'], text)).toEqual([])
    },
  )

  it('agrees with a plain search on ten thousand texts', () => {
    const texts = Array.from({ length: 10_000 }, (_, at) => `secret number ${String(at)}.`)
    const here = texts.filter((_, at) => at % 97 === 0)
    const expected = texts.flatMap((text, at) => (here.includes(text) ? [at] : []))
    expect(found(texts, here.join('\0'))).toEqual(expected)
  })

  it('finds nothing when nothing is looked for', () => {
    expect(found([], 'anything')).toEqual([])
  })
})

describe('what is looked for', () => {
  const looked = (texts: readonly string[]) =>
    needlesOf(texts.map(bytes)).map((one) => Buffer.from(one).toString())

  it('is each text once', () => {
    expect(looked(['我住在朝阳区', '我住在朝阳区', 'software engineer'])).toEqual([
      '我住在朝阳区',
      'software engineer',
    ])
  })

  it.each([
    '',
    'short text',
    '朝阳区',
    '............................',
    '\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0',
    'abababababababab',
  ])('is not %j, which stands anywhere', (text) => {
    expect(looked([text])).toEqual([])
  })

  it('is the beginning and the middle of a long text', () => {
    const [head = '', middle = ''] = looked([
      Array.from({ length: 100 }, (_, at) => `word${String(at)}`).join(' '),
    ])
    expect(head).toMatch(/^word0 word1 /u)
    expect(middle).toMatch(/word5/u)
  })
})
