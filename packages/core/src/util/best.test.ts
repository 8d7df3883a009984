import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { best } from './lists.ts'

const downwards = (a: number, b: number) => b - a

describe('best', () => {
  it('is what stands first when the whole list is put in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: 60 }), fc.nat(20), (list, count) => {
        expect(best(list, count, downwards)).toEqual(list.toSorted(downwards).slice(0, count))
      }),
    )
  })

  it('leaves the list as it was', () => {
    const list = [3, 1, 2, 5, 4, 9, 7]
    best(list, 2, downwards)
    expect(list).toEqual([3, 1, 2, 5, 4, 9, 7])
  })
})
