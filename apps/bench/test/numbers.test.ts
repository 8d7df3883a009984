import { describe, expect, it } from 'vitest'
import { countBy, mean, median, percentile } from '../src/stats/numbers.ts'

describe('numbers', () => {
  it('takes percentiles by nearest rank', () => {
    const values = [5, 1, 4, 2, 3]
    expect(percentile(values, 0.5)).toBe(3)
    expect(percentile(values, 0.95)).toBe(5)
    expect(percentile(values, 0)).toBe(1)
    expect(percentile([], 0.5)).toBe(0)
    expect(median([2, 1])).toBe(1)
  })

  it('has a mean for nothing', () => {
    expect(mean([])).toBe(0)
    expect(mean([1, 2])).toBe(1.5)
  })

  it('counts names, most frequent first', () => {
    expect(Object.entries(countBy(['b', 'a', 'b']))).toEqual([
      ['b', 2],
      ['a', 1],
    ])
  })
})
