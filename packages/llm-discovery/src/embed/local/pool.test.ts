import { describe, expect, it } from 'vitest'
import { lastPlaces, pool } from './pool.ts'

/** Two texts of three places, two numbers a place; the first is padded at its end, the second at its beginning. */
const vectors = {
  data: Float32Array.from([1, 2, 3, 6, 9, 9, 9, 9, 5, 6, 7, 8]),
  tokens: 3,
  width: 2,
  mask: [1, 1, 0, 0, 1, 1],
}

describe('pool', () => {
  it.each([
    ['mean', [2, 4], [6, 7]],
    ['cls', [1, 2], [5, 6]],
    ['last', [3, 6], [7, 8]],
  ] as const)('%s leaves padding out on either side', (how, first, second) => {
    expect(pool(how, 2, vectors)).toEqual([Float32Array.from(first), Float32Array.from(second)])
  })

  it('gives the zero vector of a text without tokens', () => {
    expect(pool('mean', 1, { ...vectors, mask: [0, 0, 0] })).toEqual([new Float32Array(2)])
    expect(pool('last', 1, { ...vectors, mask: [0, 0, 0] })).toEqual([new Float32Array(2)])
  })
})

it('finds the last token of each text', () => {
  expect(lastPlaces(vectors.mask, 2)).toEqual([1, 5])
})
