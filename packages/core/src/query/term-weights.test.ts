import { describe, expect, it } from 'vitest'
import { besideWeights, fadingWeights } from './expand-query.ts'

const words = (text: string) => text.split(/[^a-z]+/u).filter((word) => word !== '')

describe('besideWeights', () => {
  it('lets what is said beside the question count for a little, and what it asks in full', () => {
    const weights = besideWeights(
      new Map([
        ['lake', 1],
        ['rain', 1],
      ]),
      new Set(['lake']),
      ['rain', 'wind', 'lake'],
    )
    expect([...weights]).toEqual([
      ['lake', 1],
      ['rain', 0.2],
      ['wind', 0.2],
    ])
  })
})

describe('fadingWeights', () => {
  const own = (...terms: readonly string[]) => new Map(terms.map((term) => [term, 1]))

  it('lets older sentences of a conversation count less', () => {
    const weights = fadingWeights('ana boat\nben rain\nana lake', own('ana', 'boat', 'rain', 'lake'), words)
    expect(weights.get('lake')).toBe(1)
    expect(weights.get('ana')).toBe(1)
    expect(weights.get('rain')).toBeCloseTo(0.9, 12)
    expect(weights.get('boat')).toBeCloseTo(0.81, 12)
  })

  it('lets expanded terms fade as if they stood in the middle', () => {
    expect(fadingWeights('a\nb\nc', new Map([['ship', 0.5]]), words).get('ship')).toBeCloseTo(
      0.5 * 0.9 ** 1.5,
      12,
    )
  })

  it('leaves a question alone', () => {
    const weights = own('lake')
    expect(fadingWeights('where is the lake?\nplease', weights, words)).toBe(weights)
  })
})
