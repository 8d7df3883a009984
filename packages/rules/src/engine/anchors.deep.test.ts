import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anchorScanner } from './anchors.ts'

interface AnchorHit {
  readonly anchor: number
  readonly start: number
}

const scan = (anchors: readonly string[], text: string): AnchorHit[] => {
  const hits: AnchorHit[] = []
  anchorScanner(anchors)(text, (anchor, start) => hits.push({ anchor, start }))
  return hits
}

const naive = (anchors: readonly string[], text: string): AnchorHit[] =>
  anchors.flatMap((anchor, index) => {
    const hits: AnchorHit[] = []
    for (let at = text.indexOf(anchor); at >= 0; at = text.indexOf(anchor, at + 1))
      hits.push({ anchor: index, start: at })
    return hits
  })

const inOrder = (hits: readonly AnchorHit[]) =>
  [...hits].sort((a, b) => a.start - b.start || a.anchor - b.anchor)

describe('anchorScanner', () => {
  it('finds every place of every literal, overlapping ones included', () => {
    expect(inOrder(scan(['he', 'she', 'his', 'hers'], 'ushers'))).toEqual([
      { anchor: 1, start: 1 },
      { anchor: 0, start: 2 },
      { anchor: 3, start: 2 },
    ])
  })

  it('finds the same literal given twice under both positions', () => {
    expect(inOrder(scan(['a', 'a'], 'a'))).toHaveLength(2)
  })

  it('finds nothing in an empty text or without literals', () => {
    expect(scan(['a'], '')).toEqual([])
    expect(scan([], 'abc')).toEqual([])
  })

  it('agrees with indexOf on any literals and text', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', '我', '住', '😀'),
      minLength: 1,
      maxLength: 5,
    })
    const haystack = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '我', '住', '😀'), maxLength: 60 })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), haystack, (anchors, text) => {
        expect(inOrder(scan(anchors, text))).toEqual(inOrder(naive(anchors, text)))
      }),
      { numRuns: 1000 },
    )
  })
})
