import type { ReadSpan, SpanWords } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import type { ChangeReader } from '../changed/reader.ts'
import { packed } from '../weights/packed.ts'
import { statementReader } from './statement-reader.ts'

const words: SpanWords = { joined: false, isSelf: (key) => key === 'i', mentions: () => [] }
const changed: ChangeReader = {
  read: (_text, folded) => ({ changes: folded.includes('sold') ? 0.9 : 0, ofAnother: 0, topics: new Map() }),
}
const value = (start: number, end: number, likely: number): ReadSpan => ({
  ...{ start, end, likely },
  ...{ slot: 'hobby', relation: null, state: 'now' },
})
const readerOf = (values: readonly ReadSpan[] = []) =>
  statementReader({
    segment: { sentenceEnd: /[.?!\n]/gu, clauseEnd: /,/gu },
    words,
    changed,
    spans: { read: () => values },
    table: () => packed('\t0:-20\ni\t0:40\n?end\t0:-90'),
    surerThan: 0.5,
  })
const partsOf = (text: string, read: readonly [number, number][] = [], values: readonly ReadSpan[] = []) =>
  readerOf(values)
    .read(
      normalizeText(text),
      text,
      read.map(([start, end]) => ({ start, end })),
    )
    .map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`)

describe('statements nothing was read in', () => {
  it('are clauses that weigh enough', () => {
    expect(partsOf('rain again, i row on fridays. nice')).toEqual(['fact: i row on fridays'])
  })

  it('tell of a change where the words do', () => {
    expect(partsOf('i sold the boat')).toEqual(['change: i sold the boat'])
  })

  it('are none in a question', () => {
    expect(partsOf('do i row?')).toEqual([])
  })

  it('are none where a fact was read', () => {
    expect(partsOf('i row boats', [[6, 11]])).toEqual([])
  })

  it('are what a clause goes on with behind its fact', () => {
    const text = 'i row boats and most days i swim in the sea'
    expect(partsOf(text, [[6, 11]])).toEqual(['fact:  and most days i swim in the sea'])
    expect(partsOf(text, [[6, 11], [25, 31]])).toEqual([]) // prettier-ignore
  })

  it('are values that were learned and are not sure enough to be facts', () => {
    const text = 'rain again, rowing helps'
    expect(partsOf(text, [], [value(12, 18, 0.3)])).toEqual(['fact: rowing'])
    expect(partsOf(text, [], [value(12, 18, 0.1)])).toEqual([])
    expect(partsOf(text, [[12, 18]], [value(12, 18, 0.3)])).toEqual([])
  })

  it('are not looked for in pasted text without a mark', () => {
    expect(partsOf(`i row ${'and row '.repeat(60)}`)).toEqual([])
  })

  it('are learned from by the signs they are weighed by', () => {
    const text = 'i row? nice'
    const [asked, other] = readerOf().signsOf(normalizeText(text), text)
    expect(asked).toMatchObject({ start: 0, end: 5 })
    expect(asked?.signs).toContain('?end')
    expect(other?.signs).not.toContain('?end')
  })
})
