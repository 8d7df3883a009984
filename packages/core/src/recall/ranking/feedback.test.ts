import { describe, expect, it } from 'vitest'
import { feedbackTerms, feedbackWeights } from './boosts.ts'

const found = (...terms: readonly (readonly [string, number])[]) => ({
  documents: 100,
  totalLength: 800,
  terms: terms.map(([term, df]) => ({ term, df, postings: [] })),
})

describe('feedback', () => {
  it('looks for what the best message says beside the query', () => {
    expect(feedbackTerms(['lena', 'is', 'tall', 'lena'], new Map([['tall', 1]]))).toEqual(['lena', 'is'])
  })

  it('weighs the rarest most, and leaves out what was said once only', () => {
    const weights = feedbackWeights(found(['lena', 3], ['often', 60], ['once', 1]), 5)
    expect([...weights.keys()]).toEqual(['lena', 'often'])
    expect(weights.get('lena')).toBeCloseTo(0.25, 12)
    expect(weights.get('often') ?? 1).toBeLessThan(0.1)
  })

  it('counts for less where the message is long, and takes no more than five terms', () => {
    const many = found(...Array.from({ length: 9 }, (_, at) => [`t${at}`, 4] as const))
    expect(feedbackWeights(many, 8).size).toBe(5)
    expect(feedbackWeights(many, 40).get('t0')).toBeCloseTo(0.25 / 4, 12)
  })

  it('has nothing to say about nothing', () => {
    expect(feedbackWeights(found(), 0).size).toBe(0)
  })
})
