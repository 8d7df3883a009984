import { describe, expect, it } from 'vitest'
import type { SpanWords, Token } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { spanReader } from './span-reader.ts'
import { packedTables } from './tables.ts'
import type { SpanTables } from './tables.ts'

const SELF = new Set(['i', 'my'])
/** Tom is nobody known. */
const RELATIONS = new Map<string, string | null>([
  ['sister', 'sister'],
  ['tom', null],
])
const words: SpanWords = {
  joined: false,
  isSelf: (key) => SELF.has(key),
  mentions: (tokens: readonly Token[]) =>
    tokens.flatMap(({ key }, at) => {
      const relation = RELATIONS.get(key)
      return relation === undefined ? [] : [{ relation, from: at, to: at }]
    }),
}
/** Two slots, labels 1 and 2 for first words, 3 and 4 for those that follow. */
const tables: SpanTables = {
  slots: 'location occupation',
  signs: ['\t0:30', 'pin\t1:80', 'pas\t2:80', 'qin\t3:60', 'wyork\t3:60', 'w,\t0:90'].join('\n'),
  owners: ['of\t10', 'own nearer\t30'].join('\n'),
  states: ['<not\t-30 40 0', '<was\t-30 0 40'].join('\n'),
  trust: ['\t20', 'of sister\t10', 'asks true\t-60'].join('\n'),
}
const reader = spanReader(words, () => packedTables(tables))
const read = (said: string) => {
  const text = normalizeText(said)
  return reader
    .read(text, text.text.toLowerCase())
    .map(({ start, end, slot, relation, state }) => [said.slice(start, end), slot, relation, state])
}

describe('values read by what was learned', () => {
  it('stand where the words around them say', () => {
    expect(read('I live in Hull')).toEqual([['Hull', 'location', null, 'now']])
    expect(read('I work as cook, in Hull')).toEqual([
      ['cook', 'occupation', null, 'now'],
      ['Hull', 'location', null, 'now'],
    ])
  })

  it('go on over the words that follow', () => {
    expect(read('I live in New York')).toEqual([['New York', 'location', null, 'now']])
  })

  it('are of whom the message speaks of', () => {
    expect(read('my sister lives in Hull')).toEqual([['Hull', 'location', 'sister', 'now']])
    expect(read('my sister says I live in Hull')).toEqual([['Hull', 'location', null, 'now']])
  })

  it('are nobody’s where it speaks of strangers', () => {
    expect(read('Tom lives in Hull')).toEqual([])
  })

  it('are denied or over where the message says so', () => {
    expect(read('I do not live in Hull')).toEqual([['Hull', 'location', null, 'denied']])
    expect(read('I was in Hull')).toEqual([['Hull', 'location', null, 'over']])
  })

  it('are trusted less where signs speak against them', () => {
    const likely = (said: string) => {
      const text = normalizeText(said)
      return reader.read(text, text.text.toLowerCase())[0]?.likely ?? 0
    }
    expect(likely('I live in Hull')).toBeGreaterThan(0.8)
    expect(likely('do I live in Hull?')).toBeLessThan(0.1)
  })

  it('are none in texts without known signs, in empty and in pasted ones', () => {
    for (const said of ['', ' ', 'what a day', 'I live in Hull '.repeat(200)]) expect(read(said)).toEqual([])
  })
})
