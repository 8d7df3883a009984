import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeText } from '@recollect/core/text'
import { readText } from './segment.ts'

const RULES = { sentenceEnd: /[.?!。？！\n]/gu, clauseEnd: /[,，;]/gu }
const read = (source: string) => {
  const normal = normalizeText(source)
  return readText(normal, normal.text, RULES)
}

describe('readText', () => {
  it('cuts sentences at their ends and keeps what ended them', () => {
    const { sentences } = read('I live here. Do you? yes')
    expect(sentences.map((s) => [s.text, s.terminator])).toEqual([
      ['i live here', '.'],
      ['do you', '?'],
      ['yes', ''],
    ])
  })

  it('cuts clauses inside a sentence and numbers them through the message', () => {
    const { clauses } = read('one, two. three')
    expect(clauses.map((c) => [c.text, c.index, c.sentence.text])).toEqual([
      ['one', 0, 'one, two'],
      ['two', 1, 'one, two'],
      ['three', 2, 'three'],
    ])
  })

  it('leaves empty parts out and white space off the ends', () => {
    expect(read(' ,, a ,  , b..!').clauses.map((c) => c.text)).toEqual(['a', 'b'])
    expect(read('...').clauses).toEqual([])
  })

  it('gives positions at which the text stands', () => {
    const message = fc.string({
      unit: fc.constantFrom('a', ' ', ',', '.', '?', '\n', '我', '，', '。'),
      maxLength: 40,
    })
    fc.assert(
      fc.property(message, (source) => {
        const { text, sentences, clauses } = read(source)
        for (const part of [...sentences, ...clauses]) {
          expect(text.slice(part.start, part.end)).toBe(part.text)
          expect(part.text).toBe(part.text.trim())
          expect(part.text).not.toBe('')
        }
        for (const { start, end, sentence } of clauses) {
          expect(start >= sentence.start && end <= sentence.end).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('cuts a sentence without end between clauses, and lets each part end as the whole does', () => {
    const { sentences, clauses } = read(`${'some words, '.repeat(300)}or what?`)
    expect(clauses).toHaveLength(301)
    expect(sentences.length).toBeGreaterThan(3)
    for (const { text, terminator } of sentences) {
      expect(text.length).toBeLessThanOrEqual(1000)
      expect(terminator).toBe('?')
    }
    expect(clauses.map(({ index }) => index)).toEqual(clauses.map((_clause, at) => at))
  })
})
