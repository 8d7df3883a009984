import { describe, expect, it } from 'vitest'
import { shares } from './shares.ts'

describe('shares of a list', () => {
  it('are of about the same length, in order', () => {
    expect(shares([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([[1, 2, 3], [4, 5, 6], [7]])
  })

  it('are no more than there are elements', () => {
    expect(shares([1, 2], 8)).toEqual([[1], [2]])
  })

  it('are none of an empty list', () => {
    expect(shares([], 4)).toEqual([])
  })
})
