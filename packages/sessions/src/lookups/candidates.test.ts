import { describe, expect, it } from 'vitest'
import { candidatesOf } from './candidates.ts'
import type { WeighedTerm } from './term-places.ts'

const term = (name: string, weight: number, isCut: boolean, numbers: readonly number[]): WeighedTerm => ({
  term: name,
  isOwn: true,
  share: 1,
  full: weight,
  weight,
  isCut,
  places: numbers.map((number) => ({ number, saidAt: number })),
})
const rated = (terms: readonly WeighedTerm[]) =>
  candidatesOf(terms).map(({ number, atMost }) => [number, atMost])

describe('candidatesOf', () => {
  it('adds up the terms of a turn, and puts the newer first among equals', () => {
    expect(rated([term('a', 1, false, [3, 2]), term('b', 2, false, [4, 2, 1])])).toEqual([
      [2, 3],
      [4, 2],
      [1, 2],
      [3, 1],
    ])
  })

  it('reckons with a term that was cut off in every older turn, and in no newer one', () => {
    expect(rated([term('common', 1, true, [9, 8]), term('rare', 2, false, [10, 3])])).toEqual([
      [3, 3],
      [10, 2],
      [9, 1],
      [8, 1],
    ])
  })

  it('has none for no terms', () => {
    expect(candidatesOf([])).toEqual([])
  })
})
