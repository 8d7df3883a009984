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

  it.each([
    ['that differ in their beginnings alone', (at: number) => bytes(`<${String(at)}> ${'y'.repeat(38)}`)],
    ['that differ in their ends alone', (at: number) => bytes(`${'y'.repeat(38)} <${String(at)}>`)],
  ])('costs as much for a thousand texts %s as for one', (_, needle) => {
    const text = bytes('y'.repeat(100_000))
    const stepsWith = (count: number) => {
      const scanner = new ByteScanner(Array.from({ length: count }, (__, at) => needle(at)))
      scanner.scan(text, new Set())
      return scanner.steps
    }
    const most = text.length * new Set(Array.from({ length: 1000 }, (__, at) => needle(at).length)).size
    expect(stepsWith(1000)).toBeLessThanOrEqual(most)
    expect(stepsWith(1)).toBeLessThanOrEqual(text.length)
  })

  it('looks at a text that stands everywhere once', () => {
    const scanner = new ByteScanner([bytes('abababababab')])
    const text = bytes('ab'.repeat(50_000))
    const places = new Set<number>()
    scanner.scan(text, places)
    expect(places).toEqual(new Set([0]))
    expect(scanner.steps).toBeLessThanOrEqual(text.length / 2 + 1)
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
      '我住在朝',
      'software eng',
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

  it('has one of a few lengths, whatever was written', () => {
    const texts = Array.from({ length: 60 }, (_, at) => 'abcdefghijklmnop'.repeat(6).slice(0, 12 + at))
    expect([...new Set(looked(texts).map(({ length }) => length))].sort()).toEqual([12, 24, 36, 48])
  })

  it('is the beginning and the middle of a long text', () => {
    const [head = '', middle = ''] = looked([
      Array.from({ length: 100 }, (_, at) => `word${String(at)}`).join(' '),
    ])
    expect(head).toMatch(/^word0 word1 /u)
    expect(middle).toMatch(/word5/u)
  })
})
