import { describe, expect, it } from 'vitest'
import { bestOf, verdictOf } from '../../src/guard/compare.ts'
import type { Guarded } from '../../src/guard/compare.ts'

const lower: Guarded = { key: 'a', name: 'A', better: 'lower', tolerance: 0.2 }
const higher: Guarded = { key: 'b', name: 'B', better: 'higher', tolerance: 0.2 }

describe('a figure that is better when it is lower', () => {
  it.each([
    [2, true, 0],
    [1, true, -0.5],
    [2.39, true, 0.195],
    [2.41, false, 0.205],
    [3, false, 0.5],
  ])('recorded as 2 and measured as %d: holds %s', (now, holds, worse) => {
    expect(verdictOf(lower, 2, now)).toMatchObject({ holds, worse, now, recorded: 2 })
  })
})

describe('a figure that is better when it is higher', () => {
  it.each([
    [3, true],
    [2, true],
    [1.7, true],
    [1.6, false],
  ])('recorded as 2 and measured as %d: holds %s', (now, holds) => {
    expect(verdictOf(higher, 2, now).holds).toBe(holds)
  })
})

it('takes the best of several measurements', () => {
  expect(bestOf(lower, [3, 2, 4])).toBe(2)
  expect(bestOf(higher, [3, 2, 4])).toBe(4)
})
